import { describe, expect, test } from 'vitest'
import type { RunDocument, VisitorSession } from '#web/loaders.ts'
import { postAddToCart } from './add-to-cart.ts'

type Asked = { readonly name: string; readonly variables: Readonly<Record<string, unknown>> | undefined }

const line = {
  referencedId: 'a.38',
  name: 'Court',
  brand: 'Cordwainer',
  quantity: 1,
  image: null,
  price: { unitPrice: { label: '€ 129,00' } },
  payload: { size: '38' },
  product: { sku: 'a' },
}
const cart = { __typename: 'Cart', items: [line], errors: [] }
const lost = { __typename: 'Refused', refusals: [{ messageKey: 'context-not-found', name: null, message: '' }] }

/** An API that gives prepared answers by operation, and remembers what it was asked. */
function apiOf(answers: Readonly<Record<string, readonly unknown[]>>) {
  const asked: Asked[] = []
  const api = (async (document: { toString(): string }, variables?: Asked['variables']) => {
    const name = /(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? ''
    const turn = asked.filter((one) => one.name === name).length
    asked.push({ name, variables })
    return answers[name]?.[turn]
  }) as unknown as RunDocument
  return { api, asked }
}

const session = (contextToken: string | undefined) => ({ contextToken }) as VisitorSession
const began = { createContext: { token: 'new' } }

describe('putting something into the cart', () => {
  test('begins a cart for a visitor without one', async () => {
    const { api, asked } = apiOf({ BeginContext: [began], AddToCart: [{ addToCart: cart }] })
    const answer = await postAddToCart({ api, session: session(undefined) }, 'a', 'a.38')
    expect(answer.added).toMatchObject({ sku: 'a.38', productSku: 'a', size: '38', price: '€ 129,00' })
    expect(asked.map(({ name }) => name)).toEqual(['BeginContext', 'AddToCart'])
  })

  test('begins another one when the old one has run out', async () => {
    const { api, asked } = apiOf({ BeginContext: [began], AddToCart: [{ addToCart: lost }, { addToCart: cart }] })
    const answer = await postAddToCart({ api, session: session('old') }, 'a', 'a.38')
    expect(answer.added?.sku).toBe('a.38')
    expect(asked.map(({ variables }) => variables?.token)).toEqual(['old', undefined, 'new'])
  })

  test('takes the only size where there is nothing to choose', async () => {
    const only = { pdp: { isOneSize: true, variants: [{ sku: 'a.38' }] } }
    const { api, asked } = apiOf({ OnlySize: [only], AddToCart: [{ addToCart: cart }] })
    await postAddToCart({ api, session: session('old') }, 'a', undefined)
    expect(asked[1]?.variables).toMatchObject({ items: [{ referencedId: 'a.38', type: 'product', quantity: 1 }] })
  })

  test('asks for a size where there are several', async () => {
    const several = { pdp: { isOneSize: false, variants: [{ sku: 'a.37' }, { sku: 'a.38' }] } }
    const { api } = apiOf({ OnlySize: [several] })
    const answer = await postAddToCart({ api, session: session('old') }, 'a', undefined)
    expect(answer).toEqual({ added: undefined, news: [], sizeMissing: true })
  })

  test('says so when the product is gone', async () => {
    const { api } = apiOf({ OnlySize: [{ pdp: null }] })
    const answer = await postAddToCart({ api, session: session('old') }, 'a', undefined)
    expect(answer.news).toMatchObject([{ messageKey: 'product-not-found' }])
  })
})
