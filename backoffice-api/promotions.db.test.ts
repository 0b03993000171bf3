import { describe, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'

const shop = await openTestShop()
const api = staffApi(shop)
const merchandiser = await memberOfStaff(shop, ['merchandiser'])

async function ask<T>(query: string, variables: Record<string, unknown> = {}, token = merchandiser.token): Promise<T> {
  return askAs<T>(api, token, query, variables)
}

const ten = {
  key: 'ten',
  names: ['en', 'nl', 'de', 'fr'].map((language) => ({ language, text: 'Ten percent' })),
  code: 'ten',
  kind: 'PERCENTAGE',
  rate: 1000,
  amounts: [],
  storefronts: [] as string[],
  categories: [] as string[],
  brands: [] as string[],
  fullPriceOnly: false,
  minimum: [] as object[],
  isExclusive: false,
  priority: 0,
}
const save = async (change: object = {}, seen: string | null = null, token?: string) => {
  const query = `mutation ($promotion: PromotionInput!, $seen: String) {
    savePromotion(promotion: $promotion, seen: $seen) { problems { messageKey field } } }`
  type Answer = { savePromotion: { problems: object[] } }
  return (await ask<Answer>(query, { promotion: { ...ten, ...change }, seen }, token)).savePromotion.problems
}
type Kept = { version: string; state: string; code: string | null; orders: number }
const kept = async (key = 'ten') =>
  (
    await ask<{ promotion: Kept | null }>(
      'query ($key: String!) { promotion(key: $key) { version state code orders } }',
      { key },
    )
  ).promotion
const end = async (seen: string, key = 'ten') => {
  const query =
    'mutation ($key: String!, $seen: String!) { endPromotion(key: $key, seen: $seen) { problems { messageKey } } }'
  return (await ask<{ endPromotion: { problems: object[] } }>(query, { key, seen })).endPromotion.problems
}

type Simulated = {
  subtotal: { amount: number }
  discount: { amount: number }
  shipping: { amount: number }
  total: { amount: number }
  unknownArticles: string[]
  unknownCodes: string[]
  promotions: { key: string; isApplied: boolean; reason: string | null; amount: { amount: number } }[]
  lines: { sku: string; discount: { amount: number } }[]
}
const simulate = async (articles: [string, number][], codes: string[] = [], at: string | null = null) => {
  const query = `query ($articles: [SimulatedArticleInput!]!, $codes: [String!]!, $at: String) {
    simulatedCart(storefront: "nl_NL", articles: $articles, codes: $codes, at: $at) {
      subtotal { amount } discount { amount } shipping { amount } total { amount } unknownArticles unknownCodes
      promotions { key isApplied reason amount { amount } } lines { sku discount { amount } } } }`
  const given = { articles: articles.map(([sku, quantity]) => ({ sku, quantity })), codes, at }
  return (await ask<{ simulatedCart: Simulated }>(query, given)).simulatedCart
}
const outcomes = ({ promotions }: Simulated) =>
  Object.fromEntries(promotions.map(({ key, isApplied, reason, amount }) => [key, isApplied ? amount.amount : reason]))

describe('a promotion', () => {
  test('is kept as it was typed, changed by who saw its last version, and ended', async () => {
    expect(await save()).toEqual([])
    const first = await kept()
    expect(first).toMatchObject({ state: 'RUNNING', code: 'TEN', orders: 0 })
    expect(await save()).toEqual([{ messageKey: 'promotion-key-taken', field: 'key' }])

    expect(await save({ rate: 1500 }, first?.version)).toEqual([])
    expect(await save({ rate: 2000 }, first?.version)).toEqual([
      { messageKey: 'promotion-changed-meanwhile', field: null },
    ])
    expect(await end(first?.version ?? '')).toEqual([{ messageKey: 'promotion-changed-meanwhile' }])
    const second = await kept()
    expect(await end(second?.version ?? '')).toEqual([])
    expect(await kept()).toMatchObject({ state: 'OVER' })
    expect(await end((await kept())?.version ?? '')).toEqual([{ messageKey: 'promotion-ended' }])
    expect(await save({}, (await kept())?.version)).toEqual([])
    expect(await kept()).toMatchObject({ state: 'RUNNING' })
  })

  test('of two who save at once the second is told', async () => {
    const version = (await kept())?.version ?? ''
    const answers = await Promise.all([save({ rate: 1100 }, version), save({ rate: 1200 }, version)])
    expect(answers.flat()).toEqual([{ messageKey: 'promotion-changed-meanwhile', field: null }])
    expect(await save({}, (await kept())?.version)).toEqual([])
  })

  test.each([
    [{ key: 'Ten!' }, 'promotion-key-invalid', 'key'],
    [{ names: [] }, 'promotion-name-missing', 'name-en'],
    [{ code: '8712345678906' }, 'promotion-code-invalid', 'code'],
    [{ code: 'TEN' }, 'promotion-code-taken', 'code'],
    [{ rate: 0 }, 'promotion-rate-invalid', 'rate'],
    [{ rate: 10_001 }, 'promotion-rate-invalid', 'rate'],
    [{ kind: 'AMOUNT', rate: null }, 'promotion-amount-missing', 'amount-EUR'],
    [{ kind: 'BUNDLE', pieces: 1, reduced: 1 }, 'promotion-pieces-invalid', 'pieces'],
    [{ from: '2026-12-02T00:00', to: '2026-12-01T00:00' }, 'promotion-dates-turned', 'to'],
    [{ from: 'soon' }, 'promotion-date-invalid', 'from'],
    [{ categories: ['nothing'] }, 'promotion-category-unknown', 'categories'],
    [{ brands: ['nobody'] }, 'promotion-brand-unknown', 'brands'],
    [{ mostInTotal: 0 }, 'promotion-limit-invalid', 'mostInTotal'],
  ])('with %j is refused beside its field', async (change, messageKey, field) => {
    const problems = await save({ key: 'other', code: 'OTHER', ...change })
    expect(problems[0]).toEqual({
      messageKey,
      field: field === 'amount-EUR' ? expect.stringMatching(/^amount-/) : field,
    })
    expect(await kept('other')).toBeNull()
  })

  test('is decided by who sees every storefront that it holds in', async () => {
    const dutch = await memberOfStaff(shop, ['merchandiser'], ['nl_NL'])
    const refused = [{ messageKey: 'storefront-not-yours', field: 'storefronts' }]
    const mine = { key: 'dutch', code: 'DUTCH' }
    expect(await save(mine, null, dutch.token)).toEqual(refused)
    expect(await save({ ...mine, storefronts: ['nl_NL', 'de_DE'] }, null, dutch.token)).toEqual(refused)
    expect(await save({ ...mine, storefronts: ['nl_NL'] }, null, dutch.token)).toEqual([])
    expect(await save({ storefronts: ['nl_NL'] }, (await kept())?.version, dutch.token)).toEqual(refused)
    expect(await end((await kept('dutch'))?.version ?? '', 'dutch')).toEqual([])
  })
})

describe('a cart that is tried out', () => {
  test('gets what a shopper’s cart gets', async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.boot, 2)
    await me.add(fixtures.reduced)
    await me.addCode('ten')
    const { price } = await me.discounts()
    const tried = await simulate(
      [
        [fixtures.boot, 2],
        [fixtures.reduced, 1],
      ],
      [' ten '],
    )
    expect([tried.subtotal.amount, tried.discount.amount, tried.shipping.amount, tried.total.amount]).toEqual([
      price.subtotal.amount,
      Math.abs(price.discount.amount),
      price.shipping.amount,
      price.totalPrice.amount,
    ])
    expect(tried.discount.amount).toBe(2900)
  })

  test('says of each promotion what it takes off, or why not', async () => {
    expect(
      await save({
        key: 'alone',
        code: 'ALONE',
        rate: 5000,
        isExclusive: true,
        minimum: [{ currency: 'EUR', amount: 15_000 }],
      }),
    ).toEqual([])
    expect(await save({ key: 'later', code: null, rate: 500, from: '2027-01-01T00:00' })).toEqual([])
    expect(await save({ key: 'boots', code: null, kind: 'FREE_SHIPPING', rate: null, categories: ['boots'] })).toEqual(
      [],
    )

    const one = await simulate([[fixtures.boot, 1]], ['TEN', 'NOTHING'])
    expect(outcomes(one)).toMatchObject({
      ten: 1000,
      alone: 'promotion-minimum',
      later: 'promotion-not-found',
    })
    expect(one.unknownCodes).toEqual(['NOTHING'])
    const two = await simulate(
      [
        [fixtures.boot, 2],
        ['nothing', 1],
      ],
      ['TEN', 'ALONE'],
    )
    expect(outcomes(two)).toMatchObject({ alone: 10_000, ten: 'promotion-not-combinable' })
    expect(two.unknownArticles).toEqual(['nothing'])
    expect(outcomes(await simulate([[fixtures.boot, 2]]))).toMatchObject({ alone: 'promotion-code-needed' })
    expect(outcomes(await simulate([[fixtures.boot, 1]], [], '2027-01-02T00:00'))).toMatchObject({ later: 500 })
  })

  test('writes nothing', async () => {
    const counts = async () =>
      Promise.all(
        (['carts', 'cart_lines', 'promotion_claims', 'contexts'] as const).map((table) =>
          shop.db
            .selectFrom(table)
            .select((by) => by.fn.countAll().as('count'))
            .executeTakeFirstOrThrow(),
        ),
      )
    const before = await counts()
    await simulate([[fixtures.boot, 3]], ['TEN'])
    expect(await counts()).toEqual(before)
  })
})
