import { saleDecisions } from '../../routes/product-changes.tsx'
import type { EditedProduct, EditResult } from '../../routes/product-edit.tsx'
import { SelectField, TextField } from '../field.tsx'
import { ownMomentText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { EditForm } from './edit-form.tsx'

type Props = { readonly product: EditedProduct; readonly result: EditResult | undefined }

/** Whether it is sold, from when and until when; at once or at a moment. */
export function SaleForm({ product, result }: Props) {
  const reader = useScope()
  const { words } = reader
  const said = words.productEditing
  const grid = words.productGrid
  const own = result?.did === 'sale' ? result : undefined
  const { isOnSale, isWithdrawn, lacks, onSaleFrom, onSaleUntil } = product
  const state = isOnSale
    ? said.saleNow.onSale
    : isWithdrawn
      ? said.saleNow.withdrawn
      : lacks.some(({ isNeeded }) => isNeeded)
        ? said.saleNow.incomplete
        : said.saleNow.offSale
  return (
    <EditForm
      form="sale"
      title={words.session.labelled(said.sale, state)}
      about={grid.saleHint}
      version={product.version}
      submit={said.saleSubmit}
      isOpen={own !== undefined || onSaleFrom != null || onSaleUntil != null}
    >
      {onSaleFrom == null ? null : <p>{said.saleFrom(ownMomentText(onSaleFrom, reader))}</p>}
      {onSaleUntil == null ? null : <p>{said.saleUntil(ownMomentText(onSaleUntil, reader))}</p>}
      <div className="filters">
        <SelectField
          name="decision"
          label={grid.decision}
          value={own?.typed.decision}
          options={saleDecisions.map((value) => ({ value, label: grid.decisions[value] }))}
        />
        <TextField name="from" type="datetime-local" label={grid.saleFrom} hint={grid.clock} value={own?.typed.from} />
        <TextField name="until" type="datetime-local" label={grid.saleUntil} value={own?.typed.until} />
      </div>
    </EditForm>
  )
}
