import { data, redirect } from 'react-router'
import { groupedBy } from '#kernel/grouped-by.ts'
import { storefrontByCode } from '#kernel/storefront.ts'
import { graphql } from '../graphql/gql.ts'
import type { SettingSubject } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { settingSubjectsOfForms } from '../setting-subjects.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { firstStorefront, storefrontOptions } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { type Problem, ProblemSummary } from '../ui/problems.tsx'
import { SettingInput } from '../ui/settings/setting-input.tsx'
import type { RefusedSetting } from '../ui/settings/settings-errors.tsx'
import { SettingsRefused, WrongSettings } from '../ui/settings/settings-summary.tsx'
import { type FormResult, type ShownSetting, settingGroup } from '../ui/settings/shown-setting.ts'
import { DataTable } from '../ui/table.tsx'
import { ValueText } from '../ui/value-text.tsx'
import { applySettings } from './settings-document.ts'
import { typedFields } from './settings-form-typed.ts'

const settingsForm = graphql(`
  query SettingsForm($subject: SettingSubject!) {
    settingsForm(subject: $subject) {
      version
      fields {
        path
        label
        kind
        currency
        isDated
        isOptional
        choices
        minimum
        maximum
        description
        periods {
          from
          until
          value
        }
      }
    }
  }
`)

const settingsFormPlan = graphql(`
  query SettingsFormPlan($subject: SettingSubject!, $typed: JSON!) {
    settingsFormPlan(subject: $subject, typed: $typed) {
      text
      plan {
        ...SettingsPlanFields
      }
    }
  }
`)

function subjectOf(name: string): SettingSubject {
  const subject = settingSubjectsOfForms.find((one) => one.toLowerCase() === name)
  if (!subject) throw data(null, { status: 404 })
  return subject
}

/** Of the ways to deliver, those of one storefront: all of them would be a page of hundreds of fields. */
const fieldsOfStorefront = (fields: readonly ShownSetting[], storefront: string) =>
  fields.filter(({ path }) => path[0] !== 'delivery' || path.includes(storefront))

export async function loader({ context, params, request }: RouteArgs<'subject'>) {
  const subject = subjectOf(params.subject)
  const { ask, language } = scopeOf(context)
  const { settingsForm: form } = await ask(settingsForm, { subject })
  if (!form) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams.get('storefront') ?? ''
  const storefront = storefrontByCode(asked)?.code ?? firstStorefront(language)?.code ?? ''
  const fields = form.fields.map((field) => ({ ...field, currency: field.currency ?? null }))
  return { subject, storefront, version: form.version, fields: fieldsOfStorefront(fields, storefront) }
}

export async function action({ context, params, request }: RouteArgs<'subject'>) {
  const { ask } = scopeOf(context)
  const subject = subjectOf(params.subject)
  const form = await request.formData()
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const { note = '', do: did } = typed
  const seen = Number(typed.seen) || 0
  const { settingsForm: known } = await ask(settingsForm, { subject })
  const read = typedFields(known?.fields ?? [], typed)
  const result = { typed, wrong: read.wrong, refused: [] as readonly RefusedSetting[], note, seen }
  const nothing = { plan: null, problems: [] as readonly Problem[] }
  if (read.wrong.length > 0) return { ...result, ...nothing }
  const { settingsFormPlan: planned } = await ask(settingsFormPlan, { subject, typed: read.typed })
  if (!planned) throw data(null, { status: 404 })
  const { plan, text } = planned
  if (did !== 'apply' || plan.errors.length > 0 || plan.changes.length === 0)
    return { ...result, refused: plan.errors, plan, problems: [] }
  const { problems, approvalId } = (await ask(applySettings, { text, note, seen })).applySettings
  if (problems.length > 0) return { ...result, plan, problems }
  throw redirect(`/settings?done=${approvalId ? 'waits' : 'apply'}`)
}

export default function SettingsForm({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.settingsForm
  const { subject, storefront, version, fields } = loaderData
  const title = said.subjects[subject]
  const isUsual = ({ label }: ShownSetting) => Object.hasOwn(said.labels, label)
  const groups = [...groupedBy(fields, settingGroup)]
  const plan = actionData?.plan
  const wrong = wrongPaths(actionData)
  const isPlanned = plan !== null && plan !== undefined && plan.errors.length === 0 && plan.changes.length > 0
  return (
    <>
      <title>{`${title} · ${shopName}`}</title>
      <p>
        <a href="/settings">{words.machine.settings.title}</a>
      </p>
      <h1>{title}</h1>
      <p className="soft">{said.about}</p>
      <ProblemSummary problems={actionData?.problems} />
      {actionData?.problems.some(({ messageKey }) => messageKey === 'staff-proof-needed') ? (
        <p>
          <a className="button" href="/prove?to=/settings" target="_blank" rel="noreferrer">
            {words.session.prove.title}
          </a>
        </p>
      ) : null}
      <WrongSettings inputs={actionData?.wrong ?? []} fields={fields} />
      {plan ? <Plan plan={plan} fields={fields} /> : null}
      {subject === 'DELIVERY' ? (
        <form className="card filters">
          <SelectField name="storefront" label={said.storefront} value={storefront} options={storefrontOptions()} />
          <button type="submit" className="plain">
            {said.show}
          </button>
        </form>
      ) : null}
      <form method="post" className="stack" noValidate>
        <input type="hidden" name="seen" value={actionData?.seen ?? version} />
        {groups.map(([group, of]) => {
          const further = of.filter((field) => !isUsual(field))
          return (
            <section className="card settings" key={group} aria-label={group || title}>
              {group === '' ? null : <h2>{group}</h2>}
              <div className="setting-grid">
                {of.filter(isUsual).map((field) => (
                  <SettingInput key={field.path.join('/')} field={field} result={actionData} />
                ))}
              </div>
              {further.length === 0 ? null : (
                <details className="do" open={further.some(({ path }) => wrong.has(path.join('/')))}>
                  <summary>{said.further(further.length)}</summary>
                  <div className="setting-grid">
                    {further.map((field) => (
                      <SettingInput key={field.path.join('/')} field={field} result={actionData} />
                    ))}
                  </div>
                </details>
              )}
            </section>
          )
        })}
        <section className="card stack slim" aria-label={said.check}>
          <TextField
            name="note"
            label={said.note}
            hint={said.noteHint}
            value={actionData?.note}
            problems={actionData?.problems}
            maxLength={200}
          />
          <div className="row">
            <button type="submit" name="do" value="check" className={isPlanned ? 'plain' : undefined}>
              {said.check}
            </button>
            {isPlanned ? (
              <button type="submit" name="do" value="apply">
                {words.machine.settings.apply}
              </button>
            ) : null}
          </div>
        </section>
      </form>
    </>
  )
}

type ShownPlan = {
  readonly errors: readonly RefusedSetting[]
  readonly changes: readonly { readonly path: string; readonly before?: unknown; readonly after?: unknown }[]
}

/** The fields that can't hold what was typed: none of them stays folded away. */
function wrongPaths(result: FormResult | undefined): ReadonlySet<string> {
  const inputs = result?.wrong.map((input) => input.split('|')[0] ?? '') ?? []
  return new Set([...inputs, ...(result?.refused ?? []).map(({ place }) => place.path.join('/'))])
}

/** What would change, or what the checks of the settings say against it. */
function Plan({ plan, fields }: { readonly plan: ShownPlan; readonly fields: readonly ShownSetting[] }) {
  const { words } = useScope()
  const said = words.machine.settings
  if (plan.errors.length > 0) return <SettingsRefused errors={plan.errors} fields={fields} />
  if (plan.changes.length === 0) return <p className="notice warn">{words.settingsForm.unchanged}</p>
  return (
    <section className="stack" aria-labelledby="changes">
      <h2 id="changes">{said.wouldChange}</h2>
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
    </section>
  )
}
