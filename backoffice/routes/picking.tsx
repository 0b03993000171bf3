import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DataTable } from '../ui/table.tsx'

const pickListQuery = graphql(`
  query PickList {
    pickList {
      location
      sku
      ean
      brand
      name
      size
      color
      pieces
      orders
    }
  }
`)

export async function loader({ context }: RouteArgs) {
  return scopeOf(context).ask(pickListQuery)
}

export default function Picking({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.packing
  const locations = [...Map.groupBy(loaderData.pickList, ({ location }) => location)]
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      {locations.length === 0 ? <p className="card">{said.none}</p> : null}
      {locations.map(([location, lines]) => (
        <section className="stack" key={location} aria-labelledby={`at-${location}`}>
          <h2 id={`at-${location}`}>
            {location} · {words.orders.pieces(lines.reduce((sum, { pieces }) => sum + pieces, 0))}
          </h2>
          <DataTable
            caption={location}
            rows={lines}
            keyOf={({ sku }) => sku}
            columns={[
              { label: said.pieces, cell: ({ pieces }) => <strong>{pieces} ×</strong> },
              {
                label: said.article,
                cell: ({ brand, name, color }) => [brand, name, color].filter(Boolean).join(' · '),
              },
              { label: said.size, cell: ({ size }) => <strong>{size ?? '–'}</strong> },
              {
                label: said.code,
                cell: ({ sku, ean }) => (
                  <span className="small break">
                    {sku}
                    <br />
                    {ean}
                  </span>
                ),
              },
              {
                label: said.orders,
                cell: ({ orders }) =>
                  orders.map((number) => (
                    <span key={number}>
                      <a href={`/orders/${number}`}>{number}</a>{' '}
                    </span>
                  )),
              },
            ]}
          />
        </section>
      ))}
    </>
  )
}
