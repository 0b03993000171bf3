import type { EditedProduct, EditResult } from '../../routes/product-edit.tsx'
import { Choices, SelectField, TextField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import { categoryOptions } from './category-options.ts'
import { EditForm } from './edit-form.tsx'
import { editedCells } from './edited-cells.ts'

type Props = {
  readonly product: EditedProduct
  readonly categories: Parameters<typeof categoryOptions>[0]
  readonly result: EditResult | undefined
}

const parts = ['upper', 'lining', 'sole'] as const
const newMaker = [
  'manufacturer_address',
  'manufacturer_country',
  'manufacturer_email',
  'responsible_name',
  'responsible_address',
  'responsible_email',
] as const

/** What a product is, who answers for it, and what it is made of: what the law asks for among it. */
export function FactsForm({ product, categories, result }: Props) {
  const said = useScope().words.productEditing
  const { own, problems, value, instead } = editedCells(product, result, 'facts')
  const field = (column: keyof typeof said.columns, hint?: string) => {
    const now = instead(column)
    return {
      name: column,
      label: said.columns[column],
      hint: now === undefined ? hint : said.now(now),
      value: value(column),
      problems,
    }
  }
  const lacksMaker = product.lacks.some(({ column }) => column === 'manufacturer' || column === 'responsible_name')
  return (
    <EditForm
      form="facts"
      title={said.facts}
      version={product.version}
      isOpen={own !== undefined || result === undefined}
    >
      <div className="filters">
        <TextField {...field('brand')} maxLength={100} />
        <TextField {...field('model')} maxLength={64} />
        <SelectField {...field('gender')} options={optionsOf(said.genders)} />
        <TextField {...field('color')} maxLength={60} />
        <TextField {...field('color_hex')} maxLength={7} />
        <TextField {...field('release_date')} type="date" />
        <SelectField {...field('tax_class')} options={optionsOf(said.taxClasses)} />
        <SelectField {...field('type')} options={[{ value: '', label: '–' }, ...optionsOf(said.types)]} />
      </div>
      <div className="filters">
        {parts.map((part) => (
          <Choices
            key={part}
            name={part}
            label={said.columns[part]}
            problems={problems}
            chosen={value(part).split('|')}
            options={optionsOf(said.materials)}
          />
        ))}
      </div>
      <TextField {...field('fibres', said.fibresHint)} maxLength={200} />
      <TextField {...field('manufacturer', said.makerHint)} maxLength={120} list={product.manufacturers} />
      <details
        className="do"
        open={lacksMaker || newMaker.some((column) => problems.some((one) => one.field === column))}
      >
        <summary>{said.newMaker}</summary>
        <div className="filters">
          {newMaker.map((column) => (
            <TextField key={column} {...field(column)} maxLength={300} />
          ))}
        </div>
      </details>
      <Choices
        name="categories"
        label={said.columns.categories}
        problems={problems}
        chosen={value('categories').split('|')}
        options={categoryOptions(categories)}
        isLong
      />
    </EditForm>
  )
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
