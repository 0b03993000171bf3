import { addresses } from '#test/shop/shopper.ts'
import type { Asked, ShopClient } from './asker.ts'

/** Something that is asked of a shop again and again. */
export type MeasuredOperation = {
  readonly name: string
  /** How many times as long it takes as the lightest ones: so many times fewer are measured. */
  readonly weight: number
  /** What is needed before it can be measured. */
  prepare(asker: ShopClient): Promise<Asked>
}

const browsers = 48

/** From the session to the paid order, each step as a program sends it. */
export const wholeOrder: MeasuredOperation = {
  name: 'whole order',
  weight: 8,
  async prepare(asker) {
    const skus = await sizesOf(asker)
    return async (number) => {
      const token = await begin(asker)
      const send = <T>(query: string, variables: object = {}) => asker.ask<T>(query, variables, token)
      await send(addition, { sku: skus[(number * 7) % skus.length] })
      await send(
        'mutation ($b: AddressInput) { setShippingAddress(email: "bench@example.com", billingAddress: $b) { __typename } }',
        { b: addresses.nl_NL },
      )
      await send('mutation ($t: String!) { updateShippingMethod(token: $t, id: "postnl") { __typename } }', {
        t: token,
      })
      await send('mutation ($t: String!) { updatePaymentMethod(token: $t, id: "ideal") { __typename } }', {
        t: token,
      })
      const placed = await send<{ id?: string; reference?: string }>(
        'mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true }) { ... on PlacedOrder { id reference } ... on Refused { refusals { messageKey } } } }',
      )
      if (!placed.id) throw new Error(`Not placed: ${JSON.stringify(placed)}`)
      await send(
        'mutation ($id: ID!, $finish: String!, $error: String!) { handlePayment(orderId: $id, finishUrl: $finish, errorUrl: $error) { ... on PaymentRedirect { redirectUrl } } }',
        {
          id: placed.id,
          finish: `${asker.publicOrigin}/nl/checkout/success/`,
          error: `${asker.publicOrigin}/nl/checkout/payment/`,
        },
      )
      await send('mutation ($reference: String!) { settlePayment(reference: $reference) { state } }', {
        reference: placed.reference,
      })
    }
  },
}

/** What is measured, in the words of the storefront where it has its own. */
export const apiOperations: readonly MeasuredOperation[] = [
  {
    name: 'add to cart',
    weight: 1,
    // Each shopper adds one size after the other, so that carts hold a few lines.
    async prepare(asker) {
      const skus = await sizesOf(asker)
      const tokens = await sessions(asker, browsers)
      return (number) =>
        asker.ask(
          asker.textOf('mutation AddToCart('),
          {
            items: [
              {
                referencedId: skus[(number * 7 + Math.floor(number / browsers)) % skus.length],
                type: 'product',
                quantity: 1,
              },
            ],
          },
          tokens[number % browsers],
        )
    },
  },
  {
    name: 'session and addition',
    weight: 1,
    async prepare(asker) {
      const skus = await sizesOf(asker)
      return async (number) => asker.ask(addition, { sku: skus[(number * 7) % skus.length] }, await begin(asker))
    },
  },
  {
    name: 'list with facets',
    weight: 1,
    async prepare(asker) {
      const variables = { filters: [], hasUrl: false, itemsPerPage: 24, urlId: '' }
      return (number) => asker.ask(asker.textOf('query ProductList('), { ...variables, page: 1 + (number % 5) })
    },
  },
  {
    name: 'list, never asked for',
    weight: 1,
    async prepare(asker) {
      const variables = { hasUrl: false, itemsPerPage: 24, urlId: '', page: 1 }
      const run = Date.now()
      // A size that no shoe has, beside one that most have.
      return (number) =>
        asker.ask(asker.textOf('query ProductList('), {
          ...variables,
          filters: [{ name: 'size', values: ['38', `${run}-${number}-${Math.random()}`] }],
        })
    },
  },
  {
    name: 'product',
    weight: 1,
    async prepare(asker) {
      const skus = await productsOf(asker)
      return (number) => asker.ask(asker.textOf('query ProductDetail('), { sku: skus[number % skus.length] })
    },
  },
  {
    name: 'quick search',
    weight: 1,
    async prepare(asker) {
      const words = ['blac', 'boot', 'sneak', 'laar', 'zwar', 'sanda', 'wandel', 'leer', 'heel', 'schoe']
      return (number) => asker.ask(asker.textOf('query QuickSearch('), { search: words[number % words.length] })
    },
  },
  {
    name: 'cart page',
    weight: 2,
    async prepare(asker) {
      const skus = await sizesOf(asker)
      const tokens = await sessions(asker, 20)
      for (const [at, token] of tokens.entries()) await asker.ask(addition, { sku: skus[at * 3] }, token)
      return (number) => asker.get('/nl/cart/', tokens[number % tokens.length])
    },
  },
  wholeOrder,
]

const addition =
  'mutation ($sku: String!) { addToCart(items: [{ referencedId: $sku, type: product, quantity: 1 }]) { __typename } }'

const begin = async (asker: ShopClient) =>
  (await asker.ask<{ token: string }>('mutation { createContext { token } }')).token

async function sessions(asker: ShopClient, many: number): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < many) tokens.push(await begin(asker))
  return tokens
}

type Listed = {
  readonly productData: {
    readonly products: readonly {
      readonly sku: string
      readonly variants: readonly { sku: string; availableStock: number }[]
    }[]
  }
}

const listed = (asker: ShopClient) =>
  asker.ask<Listed>('{ search(itemsPerPage: 96) { productData { products { sku variants { sku availableStock } } } } }')

async function productsOf(asker: ShopClient): Promise<string[]> {
  return (await listed(asker)).productData.products.map(({ sku }) => sku)
}

/** Sizes as often as they can be ordered: what is measured is the shop, not one shelf's lock. */
async function sizesOf(asker: ShopClient): Promise<string[]> {
  return (await listed(asker)).productData.products
    .flatMap(({ variants }) => variants)
    .flatMap(({ sku, availableStock }) => (availableStock > 20 ? [sku] : []))
}
