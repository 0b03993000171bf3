import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { PieceFields, waitingPieces } from '../ui/order/action-form.tsx'
import { ArticleFields, PlaceFields } from '../ui/order/caller-fields.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { ProblemSummary } from '../ui/problems.tsx'
import { chosenItems, findArticles, withArticle } from './caller-articles.ts'
import { chosenPieces } from './order-action.ts'
import { orderQuery } from './order-document.ts'

const addToOrder = graphql(`
  mutation AddToOrder(
    $number: String!
    $version: Int!
    $items: [CallerItem!]!
    $insteadOf: [Pieces!]!
    $termsRead: Boolean!
    $expectedTotal: Int
    $key: String!
  ) {
    addToOrder(
      number: $number
      version: $version
      items: $items
      insteadOf: $insteadOf
      termsRead: $termsRead
      expectedTotal: $expectedTotal
      key: $key
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

export async function loader({ context, params }: RouteArgs<'number'>) {
  const { order } = await scopeOf(context).ask(orderQuery, { number: params.number })
  if (!order) throw data(null, { status: 404 })
  return { order, pressKey: randomUUID() }
}

export async function action({ context, params, request }: RouteArgs<'number'>) {
  const form = await request.formData()
  const typed = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  )
  const text = (name: string) => typed[name] ?? ''
  const scope = scopeOf(context)
  const nothingYet = { total: undefined, problems: [], typed, found: undefined }
  if (text('add') !== '') return { ...nothingYet, typed: withArticle(typed, text('add')) }
  if (text('do') === 'find' && text('find') !== '')
    return { ...nothingYet, found: await findArticles(scope, text('find'), text('storefront')) }
  const { addToOrder: outcome } = await scope.ask(addToOrder, {
    number: params.number,
    version: Number(text('version')) || 0,
    items: chosenItems(typed),
    insteadOf: chosenPieces(typed),
    termsRead: typed.termsRead === 'on',
    expectedTotal: Number(text('expectedTotal')) || null,
    key: text('key'),
  })
  if (outcome.id) throw redirect(`/orders/${outcome.id}?done=caller`)
  if (outcome.problems.some(({ messageKey }) => messageKey === 'staff-proof-needed'))
    throw redirect(`/prove?to=${encodeURIComponent(`/orders/${params.number}/add`)}`)
  const told = outcome.problems.find(({ messageKey }) => messageKey === 'caller-total')
  // That somebody learns the total first is no mistake of theirs.
  const isFirst = told !== undefined && text('expectedTotal') === ''
  return {
    ...nothingYet,
    total: told ? Number(told.name) : undefined,
    problems: isFirst ? [] : outcome.problems.map((one) => ({ ...one, field: null })),
  }
}

/** Something more for an order that waits, perhaps in place of something in it. */
export default function OrderAddition({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, language, shopName } = useScope()
  const said = words.additions
  const { order, pressKey } = loaderData
  const { typed, total, problems, found } = actionData ?? {}
  const waiting = order.isRemovable ? waitingPieces(order, language, false) : []
  return (
    <>
      <title>{`${said.title(order.number)} · ${shopName}`}</title>
      <h1>{said.title(order.number)}</h1>
      <p className="soft">{said.about}</p>
      <ProblemSummary problems={problems} />
      <form method="post" className="stack wide" noValidate>
        <input type="hidden" name="version" value={typed?.version ?? order.version} />
        <input type="hidden" name="key" value={typed?.key ?? pressKey} />
        <input type="hidden" name="storefront" value={order.storefront} />
        <fieldset className="card">
          <legend className="hidden">{words.caller.articles}</legend>
          <h2>{words.caller.articles}</h2>
          <ArticleFields typed={typed} found={found} />
        </fieldset>
        {waiting.length === 0 ? null : (
          <fieldset className="card">
            <legend className="hidden">{said.insteadOf}</legend>
            <h2>{said.insteadOf}</h2>
            <p className="soft">{said.insteadOfAbout}</p>
            <div className="filters">
              <PieceFields scope="instead-" pieces={waiting} typed={typed} />
            </div>
          </fieldset>
        )}
        <PlaceFields total={total} currency={order.total.currency} />
      </form>
      <p>
        <a href={`/orders/${order.number}`}>{words.orders.page.title(order.number)}</a>
      </p>
    </>
  )
}
