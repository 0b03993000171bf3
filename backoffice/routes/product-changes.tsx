import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PriceEnding, PriceMove, ProductDecision, ProductSelection } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { typedCents } from '../typed-amount.ts'
import { useScope } from '../ui/page-scope.tsx'
import { ProblemSummary } from '../ui/problems.tsx'
import { CategoryChangeForm, PriceChangeForm, SaleChangeForm } from '../ui/product/change-forms.tsx'
import { productFilterFields, productFilterOf } from './products.tsx'

const changesQuery = graphql(`
  query ProductChanges($selection: ProductSelection!) {
    selectedProducts(selection: $selection)
    productChoices {
      ...CategoryChoices
    }
  }
`)

const planPriceChange = graphql(`
  mutation PlanPriceChange(
    $selection: ProductSelection!
    $storefronts: [String!]!
    $by: PriceMove!
    $value: Int!
    $ending: PriceEnding!
    $from: String
    $until: String
  ) {
    planPriceChange(
      selection: $selection
      storefronts: $storefronts
      by: $by
      value: $value
      ending: $ending
      from: $from
      until: $until
    ) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const planProductChange = graphql(`
  mutation PlanProductChange(
    $selection: ProductSelection!
    $decision: ProductDecision!
    $category: String
    $from: String
    $until: String
  ) {
    planProductChange(selection: $selection, decision: $decision, category: $category, from: $from, until: $until) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const priceSteps: readonly PriceMove[] = ['PERCENT', 'AMOUNT', 'TO', 'REGULAR']
export const priceEndings: readonly PriceEnding[] = ['ENDS_ANY', 'ENDS_00', 'ENDS_50', 'ENDS_95', 'ENDS_99']
export const saleDecisions: readonly ProductDecision[] = ['PUBLISH', 'WITHDRAW']
export const categoryDecisions: readonly ProductDecision[] = ['ADD_CATEGORY', 'MOVE_TO_CATEGORY', 'REMOVE_CATEGORY']

type Fields = { get(name: string): unknown; getAll(name: string): readonly unknown[] }

const textOf = (fields: Fields, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** What was chosen, as address and form carry it: SKUs, or all that a filter shows. */
function chosenIn(fields: Fields) {
  const skus = textOf(fields, 'all') === '' ? fields.getAll('sku').map(String) : []
  const filter = productFilterFields.map((name) => [name, textOf(fields, name)] as const)
  return { skus, filter, all: textOf(fields, 'all') }
}

function selectionOf(fields: Fields): ProductSelection {
  const { skus, all } = chosenIn(fields)
  return { skus, filter: all === '' ? null : productFilterOf((name) => textOf(fields, name)) }
}

export async function loader({ context, request }: RouteArgs) {
  const { searchParams } = new URL(request.url)
  const asked = await scopeOf(context).ask(changesQuery, { selection: selectionOf(searchParams) })
  return { ...asked, chosen: chosenIn(searchParams) }
}

export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const scope = scopeOf(context)
  const { id, problems } = await planned(scope, form)
  if (problems.length === 0) throw redirect(id ? `/imports/${id}` : '/imports')
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const { selectedProducts } = await scope.ask(changesQuery, { selection: selectionOf(form) })
  return {
    problems,
    typed,
    storefronts: form.getAll('storefronts').map(String),
    chosen: chosenIn(form),
    selectedProducts,
  }
}

async function planned({ ask }: Scope, form: FormData) {
  const text = (name: string) => textOf(form, name)
  const when = { from: text('from') || null, until: text('until') || null }
  const selection = selectionOf(form)
  if (text('do') === 'price') {
    const by = priceSteps.find((one) => one === text('by')) ?? 'PERCENT'
    const ending = priceEndings.find((one) => one === text('ending')) ?? 'ENDS_ANY'
    const asked = {
      by,
      ending,
      value: hundredthsOf(text('value')),
      storefronts: form.getAll('storefronts').map(String),
    }
    return (await ask(planPriceChange, { selection, ...asked, ...when })).planPriceChange
  }
  const decision = [...saleDecisions, ...categoryDecisions].find((one) => one === text('decision')) ?? 'PUBLISH'
  return (await ask(planProductChange, { selection, decision, category: text('toCategory') || null, ...when }))
    .planProductChange
}

/** `-20`, `-12.5` or `49,95` in hundredths; nothing below or above zero for what is no number. */
function hundredthsOf(typed: string): number {
  const [, sign = '', number = ''] = /^\s*([-−+]?)\s*(\d[\d.,'’\s]{0,12})%?\s*$/.exec(typed) ?? []
  const value = number === '' ? 0 : typedCents(number)
  return sign === '' || sign === '+' ? value : -value
}

export type ChangesActionData = {
  readonly typed: Readonly<Record<string, string>>
  readonly storefronts: readonly string[]
}

export default function ProductChanges({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.productGrid
  const chosen = actionData?.chosen ?? loaderData.chosen
  const count = actionData?.selectedProducts ?? loaderData.selectedProducts
  const hidden = (
    <>
      {chosen.skus.map((sku) => (
        <input key={sku} type="hidden" name="sku" value={sku} />
      ))}
      {chosen.all === '' ? null : <input type="hidden" name="all" value={chosen.all} />}
      {chosen.filter.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
  return (
    <>
      <title>{`${said.changeTitle} · ${shopName}`}</title>
      <h1>{said.changeTitle}</h1>
      <ProblemSummary problems={actionData?.problems} />
      <p>
        <strong>{said.chosen(count)}</strong> <a href="/products">{said.back}</a>
      </p>
      {count === 0 ? null : (
        <>
          <p>{said.changeAbout}</p>
          <PriceChangeForm result={actionData} hidden={hidden} />
          <SaleChangeForm result={actionData} hidden={hidden} />
          <CategoryChangeForm result={actionData} hidden={hidden} categories={loaderData.productChoices.categories} />
        </>
      )}
    </>
  )
}
