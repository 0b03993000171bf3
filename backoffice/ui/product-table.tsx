import { graphql } from '../graphql/gql.ts'
import type { ListedProductFragment } from '../graphql/graphql.ts'
import { typedAmount } from '../typed-amount.ts'
import { Badge } from './badge.tsx'
import { columnLabel } from './column-label.ts'
import { moneyText } from './format.ts'
import { useScope } from './page-scope.tsx'
import { EditableCell } from './product/editable-cell.tsx'
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
  cells,
}: {
  readonly products: readonly ListedProductFragment[]
  readonly mayChoose?: boolean
  /** What is changed in its place, of one storefront. */
  readonly cells?: PricedCells | undefined
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
                <NameCell sku={sku} name={name} isEditable={cells !== undefined} />
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
        ...(cells
          ? [
              {
                label: said.price,
                isAmount: true,
                cell: ({ sku, name }: ListedProductFragment) => <PriceCell sku={sku} name={name} cells={cells} />,
              },
            ]
          : []),
        { label: said.sizes, isAmount: true, cell: ({ sizes }) => sizes },
        { label: said.available, isAmount: true, cell: ({ available }) => available.toLocaleString(language) },
      ]}
    />
  )
}

/** Prices of the products of a list in one storefront. */
export type PricedCells = {
  readonly storefront: string
  readonly prices: ReadonlyMap<
    string,
    { readonly price: { readonly amount: number; readonly currency: string } | null; readonly isOnePrice: boolean }
  >
}

function NameCell({
  sku,
  name,
  isEditable,
}: {
  readonly sku: string
  readonly name: string
  readonly isEditable: boolean
}) {
  const { words, language } = useScope()
  const page = `/products/${encodeURIComponent(sku)}`
  const link = <a href={page}>{name}</a>
  if (!isEditable) return link
  return (
    <EditableCell
      about={{ sku, cell: 'name' }}
      label={words.productGrid.editName(name)}
      value={name}
      href={`${page}/edit#name_${language}`}
    >
      {link}
    </EditableCell>
  )
}

function PriceCell({ sku, name, cells }: { readonly sku: string; readonly name: string; readonly cells: PricedCells }) {
  const { words, language } = useScope()
  const grid = words.productGrid
  const { price = null, isOnePrice = false } = cells.prices.get(sku) ?? {}
  if (!price) return '–'
  // Sizes that cost differently are changed one by one, where all of them are seen.
  if (!isOnePrice)
    return <a href={`/products/${encodeURIComponent(sku)}`}>{grid.fromPrice(moneyText(price, language))}</a>
  return (
    <EditableCell
      about={{ sku, cell: 'price', storefront: cells.storefront }}
      label={grid.editPrice(name)}
      value={typedAmount(price.amount, language)}
      href={`/products/${encodeURIComponent(sku)}#price`}
      inputMode="decimal"
    >
      {moneyText(price, language)}
    </EditableCell>
  )
}
