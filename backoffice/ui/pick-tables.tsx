import { groupedBy } from '#kernel/grouped-by.ts'
import { graphql } from '../graphql/gql.ts'
import type { PickedShelfFragment } from '../graphql/graphql.ts'
import { sizeText } from './format.ts'
import { useScope } from './page-scope.tsx'
import { DataTable } from './table.tsx'

export const pickedShelf = graphql(`
  fragment PickedShelf on PickLine {
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
`)

/** What has to be taken from the shelves, a table for each location. */
export function PickTables({ lines }: { readonly lines: readonly PickedShelfFragment[] }) {
  const { words, language } = useScope()
  const said = words.packing
  const locations = [...groupedBy(lines, ({ location }) => location)]
  return locations.map(([location, own]) => (
    <section className="stack" key={location} aria-labelledby={`at-${location}`}>
      <h2 id={`at-${location}`}>
        {location} · {words.orders.pieces(own.reduce((sum, { pieces }) => sum + pieces, 0))}
      </h2>
      <DataTable
        caption={location}
        rows={own}
        keyOf={({ sku }) => sku}
        columns={[
          {
            label: said.article,
            isHeading: true,
            cell: ({ brand, name, color }) => [brand, name, color].filter(Boolean).join(' · '),
          },
          { label: said.pieces, cell: ({ pieces }) => <strong>{pieces} ×</strong> },
          { label: said.size, cell: ({ size }) => <strong>{sizeText(size, language)}</strong> },
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
  ))
}
