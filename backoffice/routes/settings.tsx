import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { settingSubjectsOfForms } from '../setting-subjects.ts'
import { ownMomentText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice } from '../ui/problems.tsx'
import { DataTable } from '../ui/table.tsx'
import { ValueText } from '../ui/value-text.tsx'

const settingsQuery = graphql(`
  query SettingsHistory {
    me {
      permissions
    }
    settingsVersions {
      id
      author
      isOfFolder
      note
      createdAt
      changes {
        path
        before
        after
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { me, settingsVersions } = await scopeOf(context).ask(settingsQuery)
  const mayChange = me?.permissions.includes('SETTINGS_WRITE') ?? false
  return { settingsVersions, mayChange, done: new URL(request.url).searchParams.get('done') }
}

export default function Settings({ loaderData }: PageProps<typeof loader>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.machine.settings
  const { mayChange, done } = loaderData
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      <DoneNotice text={done === 'waits' ? words.approvals.waits : done === 'apply' ? said.applied : undefined} />
      {mayChange ? (
        <nav className="tabs" aria-label={words.settingsForm.title}>
          {settingSubjectsOfForms.map((subject) => (
            <a key={subject} href={`/settings/forms/${subject.toLowerCase()}`}>
              {words.settingsForm.subjects[subject]}
            </a>
          ))}
          <a href="/settings/edit">{words.settingsForm.asJson}</a>
        </nav>
      ) : null}
      {loaderData.settingsVersions.map(({ id, author, isOfFolder, note, createdAt, changes }) => (
        <section className="card" key={id} aria-labelledby={`version-${id}`}>
          <h2 id={`version-${id}`}>{said.version(id)}</h2>
          <p className="soft small">
            {ownMomentText(createdAt, reader)} · {isOfFolder ? said.ofFolder : said.by(author)}
            {note ? ` · ${note}` : ''}
          </p>
          {changes.length === 0 ? (
            <p>{said.first}</p>
          ) : (
            <DataTable
              caption={said.version(id)}
              rows={changes}
              keyOf={({ path }) => path}
              columns={[
                { label: said.value, cell: ({ path }) => <code>{path}</code> },
                { label: said.before, cell: ({ before }) => <ValueText value={before} /> },
                { label: said.after, cell: ({ after }) => <ValueText value={after} /> },
              ]}
            />
          )}
        </section>
      ))}
    </>
  )
}
