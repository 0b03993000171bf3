import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { LongTextField, TextField } from '../ui/field.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { ProblemSummary } from '../ui/problems.tsx'
import { SettingsErrors } from '../ui/settings/settings-errors.tsx'
import { DataTable } from '../ui/table.tsx'
import { ValueText } from '../ui/value-text.tsx'
import { applySettings } from './settings-document.ts'

const settingsDocument = graphql(`
  query SettingsDocument {
    settingsDocument {
      version
      text
    }
  }
`)

const settingsPlan = graphql(`
  query SettingsPlan($text: String!) {
    settingsPlan(text: $text) {
      ...SettingsPlanFields
    }
  }
`)

export async function loader({ context }: RouteArgs) {
  const { settingsDocument: held } = await scopeOf(context).ask(settingsDocument)
  if (!held) throw data(null, { status: 404 })
  return held
}

export async function action({ context, request }: RouteArgs) {
  const { ask } = scopeOf(context)
  const form = await request.formData()
  const text = String(form.get('text') ?? '').replaceAll('\r\n', '\n')
  const note = String(form.get('note') ?? '')
  const seen = Number(form.get('seen')) || 0
  const { settingsPlan: plan } = await ask(settingsPlan, { text })
  if (form.get('do') !== 'apply' || plan.errors.length > 0) return { text, note, seen, plan, problems: [] }
  const { problems, approvalId } = (await ask(applySettings, { text, note, seen })).applySettings
  if (problems.length > 0) return { text, note, seen, plan, problems }
  throw redirect(`/settings?done=${approvalId ? 'waits' : 'apply'}`)
}

export default function EditSettings({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.machine.settings
  const plan = actionData?.plan
  const seen = actionData?.seen ?? loaderData.version
  return (
    <>
      <title>{`${said.edit} · ${shopName}`}</title>
      <p>
        <a href="/settings">{said.title}</a>
      </p>
      <h1>{said.edit}</h1>
      <p className="soft">{said.editAbout}</p>
      <ProblemSummary problems={actionData?.problems} />
      {actionData?.problems.some(({ messageKey }) => messageKey === 'staff-proof-needed') ? (
        <p>
          <a className="button" href="/prove?to=/settings/edit" target="_blank" rel="noreferrer">
            {words.session.prove.title}
          </a>
        </p>
      ) : null}
      {plan && plan.errors.length > 0 ? (
        <div className="notice bad" role="alert">
          <SettingsErrors errors={plan.errors} />
        </div>
      ) : null}
      {plan && plan.errors.length === 0 ? (
        <section className="stack" aria-labelledby="changes">
          <h2 id="changes">{said.wouldChange}</h2>
          {plan.changes.length === 0 ? (
            <p className="card">{said.nothingChanges}</p>
          ) : (
            <DataTable
              caption={said.wouldChange}
              rows={plan.changes}
              keyOf={({ path }) => path}
              columns={[
                { label: said.value, cell: ({ path }) => <code className="break">{path}</code> },
                { label: said.before, cell: ({ before }) => <ValueText value={before} /> },
                { label: said.after, cell: ({ after }) => <ValueText value={after} /> },
              ]}
            />
          )}
        </section>
      ) : null}
      <form method="post" className="card stack" noValidate>
        <input type="hidden" name="seen" value={seen} />
        <TextField
          name="note"
          label={said.note}
          value={actionData?.note}
          problems={actionData?.problems}
          maxLength={200}
        />
        <div className="code">
          <LongTextField
            name="text"
            label={said.document}
            value={actionData?.text ?? loaderData.text}
            problems={actionData?.problems}
          />
        </div>
        <div className="row">
          <button type="submit" name="do" value="check" className="plain">
            {said.check}
          </button>
          {plan && plan.errors.length === 0 && plan.changes.length > 0 ? (
            <button type="submit" name="do" value="apply">
              {said.apply}
            </button>
          ) : null}
        </div>
      </form>
    </>
  )
}
