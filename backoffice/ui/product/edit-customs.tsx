import type { EditedProduct, EditResult } from '../../routes/product-edit.tsx'
import { TextField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import { EditForm } from './edit-form.tsx'

type Props = { readonly product: EditedProduct; readonly result: EditResult | undefined }

/** What customs are told of a product when a parcel leaves for where they ask. */
export function CustomsForm({ product: { customs, version }, result }: Props) {
  const said = useScope().words.productEditing
  const own = result?.did === 'customs' ? result : undefined
  const problems = own?.problems ?? []
  return (
    <EditForm
      form="customs"
      title={said.customs}
      about={said.customsAbout}
      version={version}
      isOpen={own !== undefined || !customs.origin || !customs.tariffCode}
    >
      <div className="filters">
        <TextField
          name="origin"
          label={said.origin}
          hint={said.originHint}
          value={own?.typed.origin ?? customs.origin ?? ''}
          maxLength={2}
          problems={problems}
        />
        <TextField
          name="tariff_code"
          label={said.tariffCode}
          hint={said.tariffCodeHint}
          value={own?.typed.tariff_code ?? customs.tariffCode ?? ''}
          maxLength={20}
          problems={problems}
        />
      </div>
    </EditForm>
  )
}
