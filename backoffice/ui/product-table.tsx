import { graphql } from '../graphql/gql.ts'
import type { ListedProductFragment } from '../graphql/graphql.ts'
import { Badge } from './badge.tsx'
import { useScope } from './page-scope.tsx'
import { DataTable } from './table.tsx'

/** What a list says of a product. */
export const listedProduct = graphql(`
  fragment ListedProduct on ListedProduct {
    sku
    name
    brand
    isOnSale
    incomplete
    sizes
    available
  }
`)

export function ProductTable({ products }: { readonly products: readonly ListedProductFragment[] }) {
  const { words, language } = useScope()
  const said = words.products
  return (
    <DataTable
      caption={said.title}
      rows={products}
      keyOf={({ sku }) => sku}
      columns={[
        {
          label: said.article,
          cell: ({ sku, name }) => (
            <>
              <a href={`/products/${encodeURIComponent(sku)}`}>{name}</a>
              <br />
              <span className="soft small break">{sku}</span>
            </>
          ),
        },
        { label: said.brand, cell: ({ brand }) => brand },
        {
          label: said.state,
          cell: ({ isOnSale, incomplete }) => (
            <>
              <Badge text={isOnSale ? said.onSale : said.notOnSale} tone={isOnSale ? 'good' : 'warn'} />
              {incomplete.length > 0 ? <span className="soft small"> {said.lacks(incomplete.join(', '))}</span> : null}
            </>
          ),
        },
        { label: said.sizes, isAmount: true, cell: ({ sizes }) => sizes },
        { label: said.available, isAmount: true, cell: ({ available }) => available.toLocaleString(language) },
      ]}
    />
  )
}
