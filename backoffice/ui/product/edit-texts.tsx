import { languages } from '#kernel/storefront.ts'
import type { EditedProduct, EditResult } from '../../routes/product-edit.tsx'
import { LongTextField, TextField } from '../field.tsx'
import { languageText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { EditForm } from './edit-form.tsx'
import { editedCells } from './edited-cells.ts'

const texts = ['name', 'description', 'care', 'color_name'] as const

type Props = { readonly product: EditedProduct; readonly result: EditResult | undefined }

/** Each text in all languages side by side, with what is missing. */
export function TextsForm({ product, result }: Props) {
  const { words, language } = useScope()
  const said = words.productEditing
  const { own, problems, value, instead } = editedCells(product, result, 'texts')
  const lacks = new Set(product.lacks.map(({ column }) => column))
  const hint = (column: string) => {
    const now = instead(column)
    return now !== undefined ? said.now(now) : lacks.has(column) ? said.missing : undefined
  }
  return (
    <EditForm
      form="texts"
      title={said.texts}
      about={said.textsAbout}
      version={product.version}
      isOpen={result === undefined || own !== undefined}
    >
      {texts.map((text) => (
        <fieldset key={text} className="languages">
          <legend>{said.columns[text]}</legend>
          {languages.map((of) => {
            const column = `${text}_${of}`
            const field = {
              name: column,
              label: languageText(of, language),
              hint: hint(column),
              value: value(column),
              problems,
            }
            return text === 'description' || text === 'care' ? (
              <LongTextField key={column} {...field} maxLength={8000} />
            ) : (
              <TextField key={column} {...field} maxLength={200} />
            )
          })}
        </fieldset>
      ))}
    </EditForm>
  )
}
