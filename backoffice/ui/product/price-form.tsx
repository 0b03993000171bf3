import type { ProductActionData } from '../../routes/product.tsx'
import { Choices, SelectField, TextField } from '../field.tsx'
import { sizeText, storefrontOptions } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { Problem } from '../problems.tsx'
import type { ShownSizes } from './price-table.tsx'

type Props = {
  readonly sizes: ShownSizes
  readonly result: (ProductActionData & { readonly problems: readonly Problem[] }) | undefined
}

/** Another price, at once or for a time. */
export function PriceForm({ sizes, result }: Props) {
  const { words, language } = useScope()
  const said = words.products
  const own = result?.did === 'price' ? result : undefined
  const sold = new Set(sizes.flatMap(({ prices }) => prices.map(({ storefront }) => storefront)))
  return (
    <details className="card field" id="price-form" open={own !== undefined}>
      <summary>
        <strong>{said.changePrice}</strong>
      </summary>
      <form method="post" className="stack" noValidate>
        <input type="hidden" name="do" value="price" />
        <p>{said.changePriceAbout}</p>
        <SelectField
          name="size"
          scope="price-"
          label={said.which}
          value={own?.typed.size}
          options={[
            { value: '', label: said.allSizes },
            ...sizes.map(({ sku, size }) => ({ value: sku, label: sizeText(size, language) })),
          ]}
        />
        <TextField
          name="price"
          label={said.newPrice}
          inputMode="decimal"
          value={own?.typed.price}
          problems={own?.problems}
          maxLength={10}
        />
        <TextField
          name="regularPrice"
          label={`${said.strike} (${said.optional})`}
          inputMode="decimal"
          value={own?.typed.regularPrice}
          problems={own?.problems}
          maxLength={10}
        />
        <TextField
          name="from"
          type="date"
          label={`${said.from} (${said.optional})`}
          value={own?.typed.from}
          problems={own?.problems}
        />
        <TextField
          name="until"
          type="date"
          label={`${said.until} (${said.optional})`}
          value={own?.typed.until}
          problems={own?.problems}
        />
        <Choices
          name="storefronts"
          label={said.storefront}
          problems={own?.problems}
          chosen={own?.storefronts ?? []}
          options={storefrontOptions().filter(({ value }) => sold.has(value))}
        />
        <button type="submit">{said.changePriceSubmit}</button>
      </form>
    </details>
  )
}
