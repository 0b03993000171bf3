import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { typedCents } from '../typed-amount.ts'
import { moneyText } from '../ui/format.ts'
import { type Problem, problemText } from '../ui/problems.tsx'

const namedQuery = graphql(`
  query CellOfName($sku: String!) {
    editedProduct(sku: $sku) {
      version
      cells {
        column
        value
      }
    }
  }
`)

const soldQuery = graphql(`
  query CellOfSize($sku: String!) {
    product(sku: $sku) {
      sizes {
        sku
        prices {
          storefront
          price {
            amount
            currency
          }
        }
        shelves {
          location
          onHand
        }
      }
    }
  }
`)

const changeName = graphql(`
  mutation ChangeCellOfName($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {
    changeProduct(sku: $sku, version: $version, cells: $cells) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const changePrice = graphql(`
  mutation ChangeCellOfPrice($sku: String!, $storefronts: [String!]!, $price: Int!) {
    changePrice(sku: $sku, storefronts: $storefronts, price: $price) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const countCell = graphql(`
  mutation CountCell($sku: String!, $counts: [StockCount!]!) {
    countStock(sku: $sku, counts: $counts) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const importState = graphql(`
  query StateOfCell($id: Int!) {
    import(id: $id) {
      status
    }
  }
`)

/** What became of a cell: what it shows now, or why it was not changed. */
type Answer = { readonly id?: string | null; readonly problems: readonly Problem[]; readonly shown: string }

/** One cell of a list that somebody changed in its place: the same import of one row that its form makes. Answers JSON. */
export async function action({ context, request }: RouteArgs) {
  const scope = scopeOf(context)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const { id, problems, shown } = await changed(scope, text)
  const state = id ? (await scope.ask(importState, { id: Number(id) })).import?.status : undefined
  return Response.json({
    problems: problems.map((problem) => problemText(scope.words, problem)),
    shown,
    undo: id ? `/imports/${encodeURIComponent(id)}` : null,
    waits: problems.length === 0 && state !== 'applied',
  })
}

const changedMeanwhile: Problem = { messageKey: 'cell-changed-meanwhile' }

async function changed(scope: Scope, text: (name: string) => string): Promise<Answer> {
  switch (text('cell')) {
    case 'name':
      return nameChanged(scope, text('sku'), text('before'), text('value'))
    case 'price':
      return priceChanged(scope, text('sku'), text('storefront'), text('before'), text('value'))
    case 'stock':
      return stockCounted(
        scope,
        text('sku'),
        { size: text('size'), location: text('location') },
        text('before'),
        text('value'),
      )
    default:
      throw new Response(null, { status: 400 })
  }
}

async function nameChanged({ ask, language }: Scope, sku: string, before: string, value: string): Promise<Answer> {
  const { editedProduct: product } = await ask(namedQuery, { sku })
  const column = `name_${language}`
  const now = product?.cells.find((one) => one.column === column)?.value
  if (!product || now === undefined) return { problems: [{ messageKey: 'staff-not-found' }], shown: before }
  if (now !== before) return { problems: [changedMeanwhile], shown: now }
  if (value === '') return { problems: [{ messageKey: 'product-text-needed' }], shown: before }
  const given = { sku, version: product.version, cells: [{ column, value }] }
  return { ...(await ask(changeName, given)).changeProduct, shown: value }
}

async function priceChanged(
  { ask, language }: Scope,
  sku: string,
  storefront: string,
  before: string,
  value: string,
): Promise<Answer> {
  const { product } = await ask(soldQuery, { sku })
  const prices = (product?.sizes ?? []).flatMap(({ prices: all }) => all.filter((one) => one.storefront === storefront))
  const [first] = prices.map(({ price }) => price).toSorted((a, b) => a.amount - b.amount)
  if (!first) return { problems: [{ messageKey: 'staff-not-found' }], shown: '' }
  const shown = (amount: number) => moneyText({ amount, currency: first.currency }, language)
  if (typedCents(before) !== first.amount) return { problems: [changedMeanwhile], shown: shown(first.amount) }
  const price = typedCents(value)
  return { ...(await ask(changePrice, { sku, storefronts: [storefront], price })).changePrice, shown: shown(price) }
}

async function stockCounted(
  { ask }: Scope,
  sku: string,
  { size, location }: { readonly size: string; readonly location: string },
  before: string,
  value: string,
): Promise<Answer> {
  const { product } = await ask(soldQuery, { sku })
  const shelf = product?.sizes.find((one) => one.sku === size)?.shelves.find((one) => one.location === location)
  if (!shelf) return { problems: [{ messageKey: 'staff-not-found' }], shown: before }
  if (String(shelf.onHand) !== before) return { problems: [changedMeanwhile], shown: String(shelf.onHand) }
  if (!/^\d{1,6}$/.test(value)) return { problems: [{ messageKey: 'order-pieces-missing' }], shown: before }
  const counts = [{ sku: size, location, quantity: Number(value) }]
  return { ...(await ask(countCell, { sku, counts })).countStock, shown: value }
}
