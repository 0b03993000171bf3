import { groupedBy } from '#kernel/grouped-by.ts'
import type { ProductQuery } from '../../graphql/graphql.ts'
import { momentText, moneyText, sizeText, storefrontName } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'

export type ShownSizes = NonNullable<ProductQuery['product']>['sizes']

/** What the product costs in each storefront: one line where all sizes cost the same, else one for each size. */
export function PriceTable({ sizes }: { readonly sizes: ShownSizes }) {
  const { words, language } = useScope()
  const said = words.products
  const lines = linesOf(sizes)
  return (
    <DataTable
      caption={said.prices}
      rows={lines}
      keyOf={({ key }) => key}
      columns={[
        {
          label: said.storefront,
          cell: ({ storefront, size }) =>
            size === undefined
              ? storefrontName(storefront)
              : `${storefrontName(storefront)}, ${said.size} ${sizeText(size, language)}`,
        },
        { label: said.price, isAmount: true, cell: ({ price }) => moneyText(price, language) },
        {
          label: said.regularPrice,
          isAmount: true,
          cell: ({ regularPrice }) => (regularPrice ? moneyText(regularPrice, language) : '–'),
        },
        {
          label: said.priorPrice,
          isAmount: true,
          cell: ({ priorPrice }) => (priorPrice ? moneyText(priorPrice, language) : '–'),
        },
        {
          label: said.planned,
          cell: ({ planned, storefront }) =>
            planned.length === 0
              ? '–'
              : planned
                  .map(({ from, price, priorPrice }) => {
                    const text = said.plannedFrom(moneyText(price, language), momentText(from, language, storefront))
                    return priorPrice
                      ? `${text} (${words.session.labelled(said.priorPrice, moneyText(priorPrice, language))})`
                      : text
                  })
                  .join('; '),
        },
      ]}
    />
  )
}

type ShownPrice = ShownSizes[number]['prices'][number]

function linesOf(sizes: ShownSizes): (ShownPrice & { readonly key: string; readonly size: string | undefined })[] {
  const all = sizes.flatMap(({ size, prices }) => prices.map((price) => ({ size, price })))
  return [...groupedBy(all, ({ price }) => price.storefront)].flatMap(([storefront, ofStorefront]) => {
    const isOne = new Set(ofStorefront.map(({ price }) => JSON.stringify(price))).size === 1
    const shown = isOne ? ofStorefront.slice(0, 1) : ofStorefront
    return shown.map(({ size, price }) => ({
      ...price,
      key: `${storefront} ${isOne ? '' : size}`,
      size: isOne ? undefined : size,
    }))
  })
}
