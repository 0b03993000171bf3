import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { hasAtMost } from './catalogue-size.ts'
import { checkHealth } from './health.ts'

const { db } = await openTestShop()
const renderer = { alive: true }
const well = { database: true, catalogue: true, renderer: true }

test.each([
  ['service', { ok: true, checks: { ...well, search: true } }],
  ['own', { ok: true, checks: { ...well, search: true }, degraded: ['search'] }],
  ['none', { ok: false, checks: { ...well, search: false } }],
] as const)('a search that is answered by %s is told of', async (answeredBy, health) => {
  expect(await checkHealth({ db, renderer, search: { health: async () => answeredBy } })).toEqual(health)
})

test('a search that says nothing is not well, and without a service nothing is said of it', async () => {
  const search = { health: () => Promise.reject(new Error('no database')) }
  expect(await checkHealth({ db, renderer, search })).toMatchObject({ ok: false, checks: { search: false } })
  expect(await checkHealth({ db, renderer })).toEqual({ ok: true, checks: well })
})

test('a catalogue fits into as many products as it has, and never into none', async () => {
  const { count } = await db
    .selectFrom('products')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const products = Number(count)
  expect(await Promise.all([products, products - 1, 0].map((most) => hasAtMost(db, most)()))).toEqual([
    true,
    false,
    false,
  ])
})
