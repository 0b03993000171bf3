import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { Badge } from '../ui/badge.tsx'
import { ownMomentText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DataTable } from '../ui/table.tsx'
import { failureText, vendorText } from '../ui/vendor-text.ts'

const healthQuery = graphql(`
  query Health {
    health {
      name
      isWell
    }
    vendors {
      vendor
      answered
      failed
      lastFailure
      lastFailureAt
      lastOperation
      lastDetail
    }
  }
`)

export async function loader({ context }: RouteArgs) {
  return scopeOf(context).ask(healthQuery)
}

export default function Health({ loaderData }: PageProps<typeof loader>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.machine.health
  const { health, vendors } = loaderData
  const nameOf = (name: string) => said.checks[name as keyof typeof said.checks] ?? name
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <DataTable
        caption={said.title}
        rows={health}
        keyOf={({ name }) => name}
        columns={[
          { label: said.part, cell: ({ name }) => nameOf(name) },
          {
            label: said.state,
            cell: ({ isWell }) => <Badge text={isWell ? said.well : said.away} tone={isWell ? 'good' : 'bad'} />,
          },
        ]}
      />
      <section className="stack" aria-labelledby="vendors">
        <h2 id="vendors">{said.vendors}</h2>
        <p className="soft">{said.vendorsAbout}</p>
        {vendors.length === 0 ? (
          <p className="card">{said.vendorsNone}</p>
        ) : (
          <DataTable
            caption={said.vendors}
            rows={vendors}
            keyOf={({ vendor }) => vendor}
            columns={[
              { label: said.vendor, isHeading: true, cell: ({ vendor }) => vendorText(words, vendor) },
              { label: said.answered, cell: ({ answered }) => answered, isAmount: true },
              { label: said.failed, cell: ({ failed }) => failed, isAmount: true },
              {
                label: said.last,
                cell: ({ lastFailure, lastFailureAt, lastOperation, lastDetail }) =>
                  lastFailure && lastFailureAt ? (
                    <>
                      {ownMomentText(lastFailureAt, reader)}{' '}
                      <span className="break">{failureText(words, lastFailure)}</span>{' '}
                      <span lang="en" className="soft small break">
                        {[lastOperation, lastDetail].filter(Boolean).join(': ')}
                      </span>
                    </>
                  ) : (
                    '–'
                  ),
              },
            ]}
          />
        )}
      </section>
    </>
  )
}
