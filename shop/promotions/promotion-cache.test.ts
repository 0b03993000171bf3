import { describe, expect, test } from 'vitest'
import { inUnitOfWork } from '#database/unit-of-work.ts'
import { changes } from '#kernel/cache-table.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Promotion } from './promotion.ts'
import { createPromotionCache } from './promotion-cache.ts'

const [dutch, german] = [storefrontOf('nl_NL'), storefrontOf('de_DE')]

function watched() {
  const asked: string[] = []
  const cache = createPromotionCache({
    offered: async ({ code }, codes) => {
      asked.push(`offered ${[code, ...codes].join(' ')}`)
      return [{ key: `of-${code}` } as Promotion]
    },
    categoriesOf: async (ids) => {
      asked.push(`categories ${ids.join(' ')}`)
      return new Map(ids.filter((id) => id !== 'nowhere').map((id) => [id, [`${id}-shoes`, `${id}-boots`]]))
    },
    uses: async () => {
      asked.push('uses')
      return new Map()
    },
  })
  return { ...cache, asked: () => asked.splice(0) }
}

describe('promotions without a code', () => {
  test('are read once for each storefront, until one of them is changed', async () => {
    const { promotions, invalidate, asked } = watched()
    for (const storefront of [dutch, dutch, german]) {
      expect(await promotions.offered(storefront, [])).toEqual([{ key: `of-${storefront.code}` }])
    }
    expect(asked()).toEqual(['offered nl_NL', 'offered de_DE'])
    for (const tags of [changes.stock(['a']), changes.settings(), changes.stores()]) invalidate(tags)
    await promotions.offered(dutch, [])
    expect(asked()).toEqual([])
    for (const tags of [changes.promotions(), undefined]) {
      invalidate(tags)
      await promotions.offered(dutch, [])
      expect(asked()).toEqual(['offered nl_NL'])
    }
  })

  test('are read in a transaction, which may have changed them, and what it reads is kept for nobody', async () => {
    const { promotions, asked } = watched()
    await inUnitOfWork(() => promotions.offered(dutch, []))
    await promotions.offered(dutch, [])
    await inUnitOfWork(() => promotions.offered(dutch, []))
    expect(asked()).toEqual(['offered nl_NL', 'offered nl_NL', 'offered nl_NL'])
  })
})

test('codes and uses are read each time: there is an end to them', async () => {
  const { promotions, asked } = watched()
  for (const _ of [1, 2]) await promotions.offered(dutch, ['WELCOME'])
  for (const _ of [1, 2]) await promotions.uses([], { email: null, customerId: null }, null)
  expect(asked()).toEqual(['offered nl_NL WELCOME', 'offered nl_NL WELCOME', 'uses', 'uses'])
})

test('categories are read once for each product, until it or the catalogue is changed', async () => {
  const { promotions, invalidate, asked } = watched()
  expect(await promotions.categoriesOf(['a', 'nowhere'])).toEqual(new Map([['a', ['a-shoes', 'a-boots']]]))
  expect(await promotions.categoriesOf(['a', 'b', 'nowhere'])).toEqual(
    new Map([
      ['a', ['a-shoes', 'a-boots']],
      ['b', ['b-shoes', 'b-boots']],
    ]),
  )
  expect(asked()).toEqual(['categories a nowhere', 'categories b'])
  invalidate(changes.imported(['b']))
  await promotions.categoriesOf(['a', 'b'])
  expect(asked()).toEqual(['categories b'])
  invalidate(changes.lists())
  await promotions.categoriesOf(['a', 'b'])
  expect(asked()).toEqual(['categories a b'])
})
