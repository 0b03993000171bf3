import { graphql } from '../graphql/gql.ts'
import type { ListedProductFragment } from '../graphql/graphql.ts'
import { Badge } from './badge.tsx'
import { columnLabel } from './column-label.ts'
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
    image
    sizes
    available
  }
`)

/** @param mayChoose whether each has a box, for a form around the table */
export function ProductTable({
  products,
  mayChoose = false,
}: {
  readonly products: readonly ListedProductFragment[]
  readonly mayChoose?: boolean
}) {
  const { words, language, storefrontUrl } = useScope()
  const said = words.products
  const grid = words.productGrid
  return (
    <DataTable
      caption={said.title}
      rows={products}
      keyOf={({ sku }) => sku}
      columns={[
        ...(mayChoose
          ? [
              {
                label: grid.choose,
                cell: ({ sku, name }: ListedProductFragment) => (
                  <label className="pick">
                    <input type="checkbox" name="sku" value={sku} aria-label={grid.chooseThis(name)} />
                  </label>
                ),
              },
            ]
          : []),
        {
          label: said.article,
          cell: ({ sku, name, image }) => (
            <span className="article">
              {image ? (
                <img
                  src={`${storefrontUrl}${image}?w=332`}
                  alt=""
                  width="40"
                  height="55"
                  className="thumb"
                  loading="lazy"
                />
              ) : (
                <span className="thumb" />
              )}
              <span>
                <a href={`/products/${encodeURIComponent(sku)}`}>{name}</a>
                <br />
                <span className="soft small break">{sku}</span>
              </span>
            </span>
          ),
        },
        { label: said.brand, cell: ({ brand }) => brand },
        {
          label: said.state,
          cell: ({ isOnSale, incomplete }) => (
            <>
              <Badge text={isOnSale ? said.onSale : said.notOnSale} tone={isOnSale ? 'good' : 'warn'} />
              {incomplete.length > 0 ? (
                <span className="soft small">
                  {' '}
                  {said.lacks(incomplete.map((one) => columnLabel(words, language, one)).join(', '))}
                </span>
              ) : null}
            </>
          ),
        },
        { label: said.sizes, isAmount: true, cell: ({ sizes }) => sizes },
        { label: said.available, isAmount: true, cell: ({ available }) => available.toLocaleString(language) },
      ]}
    />
  )
}
