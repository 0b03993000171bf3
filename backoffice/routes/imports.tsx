import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { Badge } from '../ui/badge.tsx'
import { momentText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DataTable } from '../ui/table.tsx'

const importsQuery = graphql(`
  query Imports {
    imports {
      id
      kind
      status
      fileName
      startedBy
      startedAt
      counts {
        rows
        refused
      }
    }
  }
`)

export async function loader({ context }: RouteArgs) {
  return scopeOf(context).ask(importsQuery)
}

export default function Imports({ loaderData }: PageProps<typeof loader>) {
  const { words, language, shopName } = useScope()
  const said = words.machine.imports
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      {loaderData.imports.length === 0 ? (
        <p className="card">{said.none}</p>
      ) : (
        <DataTable
          caption={said.title}
          rows={loaderData.imports}
          keyOf={({ id }) => String(id)}
          columns={[
            { label: said.number, cell: ({ id }) => <a href={`/imports/${id}`}>{said.name(id)}</a> },
            { label: said.file, cell: ({ fileName }) => <span className="break">{fileName}</span> },
            { label: said.kind, cell: ({ kind }) => said.kinds[kind as keyof typeof said.kinds] ?? kind },
            {
              label: said.status,
              cell: ({ status }) => (
                <Badge
                  text={said.statuses[status as keyof typeof said.statuses] ?? status}
                  tone={status === 'waiting' ? 'warn' : status === 'refused' ? 'bad' : undefined}
                />
              ),
            },
            { label: said.rows, isAmount: true, cell: ({ counts }) => counts.rows.toLocaleString(language) },
            {
              label: said.started,
              cell: ({ startedAt, startedBy }) => (
                <>
                  {momentText(startedAt, language)}
                  <br />
                  <span className="soft small">{startedBy}</span>
                </>
              ),
            },
          ]}
        />
      )}
    </>
  )
}
