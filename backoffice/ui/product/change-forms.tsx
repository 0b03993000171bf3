import type { ReactNode } from 'react'
import {
  type ChangesActionData,
  categoryDecisions,
  priceEndings,
  priceSteps,
  saleDecisions,
} from '../../routes/product-changes.tsx'
import { Choices, SelectField, TextField } from '../field.tsx'
import { storefrontOptions } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { Problem } from '../problems.tsx'
import { categoryOptions } from './category-options.ts'

type Props = {
  readonly result: (ChangesActionData & { readonly problems: readonly Problem[] }) | undefined
  /** Which products it is about. */
  readonly hidden: ReactNode
}

/** What was typed into one of the forms, where it was that one which was sent. */
function ownResult(result: Props['result'], what: string) {
  return result?.typed.do === what ? result : undefined
}

function ChangeForm({
  what,
  title,
  submit,
  hidden,
  isOpen,
  children,
}: {
  readonly what: string
  readonly title: string
  readonly submit: string
  readonly hidden: ReactNode
  readonly isOpen: boolean
  readonly children: ReactNode
}) {
  return (
    <details className="card field" open={isOpen}>
      <summary>
        <strong>{title}</strong>
      </summary>
      <form method="post" className="stack" noValidate>
        <input type="hidden" name="do" value={what} />
        {hidden}
        {children}
        <button type="submit">{submit}</button>
      </form>
    </details>
  )
}

/** Other prices of all that is chosen. */
export function PriceChangeForm({ result, hidden }: Props) {
  const said = useScope().words.productGrid
  const { storefront } = useScope().words.products
  const own = ownResult(result, 'price')
  const form = { what: 'price', title: said.priceTitle, submit: said.priceSubmit, hidden }
  return (
    <ChangeForm {...form} isOpen={result === undefined || own !== undefined}>
      <SelectField
        name="by"
        label={said.by}
        value={own?.typed.by}
        options={priceSteps.map((value) => ({ value, label: said.steps[value] }))}
      />
      <TextField
        name="value"
        label={said.value}
        hint={said.valueHint}
        value={own?.typed.value}
        problems={own?.problems}
        maxLength={12}
      />
      <SelectField
        name="ending"
        label={said.ending}
        value={own?.typed.ending}
        options={priceEndings.map((value) => ({ value, label: said.endings[value] }))}
      />
      <TextField
        name="from"
        scope="price-"
        type="datetime-local"
        label={said.from}
        hint={said.fromHint}
        value={own?.typed.from}
      />
      <TextField
        name="until"
        scope="price-"
        type="datetime-local"
        label={said.until}
        hint={said.untilHint}
        value={own?.typed.until}
      />
      <Choices
        name="storefronts"
        label={storefront}
        problems={own?.problems}
        chosen={own?.storefronts ?? []}
        options={storefrontOptions()}
      />
    </ChangeForm>
  )
}

/** Puts all that is chosen on sale, or takes it off. */
export function SaleChangeForm({ result, hidden }: Props) {
  const said = useScope().words.productGrid
  const own = ownResult(result, 'sale')
  const form = { what: 'sale', title: said.saleTitle, submit: said.saleSubmit, hidden }
  return (
    <ChangeForm {...form} isOpen={own !== undefined}>
      <p>{said.saleHint}</p>
      <SelectField
        name="decision"
        scope="sale-"
        label={said.decision}
        value={own?.typed.decision}
        options={saleDecisions.map((value) => ({ value, label: said.decisions[value] }))}
      />
      <TextField
        name="from"
        scope="sale-"
        type="datetime-local"
        label={said.saleFrom}
        hint={said.clock}
        value={own?.typed.from}
      />
      <TextField name="until" scope="sale-" type="datetime-local" label={said.saleUntil} value={own?.typed.until} />
    </ChangeForm>
  )
}

/** Lets all that is chosen stand in other categories. */
export function CategoryChangeForm({
  result,
  hidden,
  categories,
}: Props & { readonly categories: Parameters<typeof categoryOptions>[0] }) {
  const said = useScope().words.productGrid
  const own = ownResult(result, 'category')
  const form = { what: 'category', title: said.categoryTitle, submit: said.categorySubmit, hidden }
  return (
    <ChangeForm {...form} isOpen={own !== undefined}>
      <SelectField
        name="decision"
        scope="category-"
        label={said.decision}
        value={own?.typed.decision}
        options={categoryDecisions.map((value) => ({ value, label: said.decisions[value] }))}
      />
      <SelectField
        name="toCategory"
        label={said.category}
        value={own?.typed.toCategory}
        options={categoryOptions(categories)}
      />
    </ChangeForm>
  )
}
