import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { wordsIn } from '../messages/staff-language-messages.ts'
import { type Scope, scopeContext } from '../scope.ts'
import { loader } from './return.tsx'

/** Opens the page of a return as the API answers it. */
async function opened(answer: object, query = '?reference=R-STORE7') {
  const context = new RouterContextProvider()
  const ask = async () => ({ shelfLocations: [], ...answer })
  context.set(scopeContext, { words: wordsIn('en'), language: 'en', ask } as unknown as Scope)
  const request = new Request(`http://office.test/returns/100001${query}`)
  const args = { context, params: { number: '100001' }, request }
  return loader(args as unknown as Parameters<typeof loader>[0])
}

const order = { number: '100001', version: 1, returns: [], refunds: [], sizes: [], lines: [] }

describe('a return that is brought to any store', () => {
  test('leads back to the desk, which says so, once another store has taken it in', async () => {
    const answer: unknown = await opened({ order: null, whole: null }).catch((thrown: unknown) => thrown)
    expect(answer).toBeInstanceOf(Response)
    const { status, headers } = answer as Response
    expect([status, headers.get('Location')]).toEqual([302, '/returns?gone=R-STORE7'])
  })

  test('links to its order only where that is seen without it', async () => {
    expect(await opened({ order, whole: null })).toMatchObject({ isOrderSeen: false })
    expect(await opened({ order, whole: { number: '100001' } })).toMatchObject({ isOrderSeen: true })
  })
})

test('an order that is not seen has no page', async () => {
  await expect(opened({ order: null, whole: null }, '')).rejects.toMatchObject({ init: { status: 404 } })
})
