import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBackofficeApi } from '#backoffice-api/create-backoffice-api.ts'
import { second } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'
import { idleMachine } from '#test/shop/staff-machine.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { inputsOf, problemList, problemOfAnswer, seed } from './hostile-answers.ts'
import { type HostileOperation, hostileOperation } from './hostile-operation.ts'
import type { SoundValues } from './hostile-values.ts'

const inputs = inputsOf(20)
const perRound = 100

const shop = await openTestShop({ documentPrinter: { print: async () => new Uint8Array([1]) } })
await shop.setStock(fixtures.boot, 1_000_000)
const reported: unknown[] = []
const api = createBackofficeApi({
  shop: shop.shop,
  machine: {
    ...idleMachine(),
    failedJobs: async () => [],
    retryFailedJobs: async () => 0,
    keepFile: async () => '/nowhere/prices.csv',
    uploadPath: async () => undefined,
    removeUpload: async () => undefined,
  },
  report: (error) => reported.push(error),
})

/** An owner who works here, and what they may work on. */
async function newRound() {
  const owner = await memberOfStaff(shop)
  const order = await orderForStaff(shop, { quantity: 2 })
  const products = await shop.db.selectFrom('products').select(['id', 'sku']).execute()
  const sound: SoundValues = {
    number: [order.orderNumber],
    order: [order.orderNumber],
    id: [order.id, owner.member.id, ...products.map(({ id }) => id)],
    sku: Object.values(fixtures),
    skus: products.map(({ sku }) => sku),
    email: ['shopper@example.com', owner.email],
    search: ['laars', order.orderNumber],
    location: ['AMS', 'DC'],
    store: ['AMS'],
    storefront: ['nl_NL'],
    from: ['2026-11-01'],
    until: ['2026-11-30'],
    day: ['2026-11-21'],
    key: ['0123456789abcdef'],
    reason: ['Te klein'],
    text: ['Gebeld.'],
    json: ['{}'],
  }
  return { token: owner.token, sound }
}

async function answerOf({ query, variables }: HostileOperation, sessionToken: string) {
  const { data, errors } = await api.execute({ query, variables }, { sessionToken, ...staffPlace })
  return { status: 200, text: JSON.stringify({ data, errors }) }
}

test(`no operation of staff breaks at what nobody means (seed ${seed})`, async () => {
  const problems = problemList()
  for (let sent = 0; sent < inputs; sent += perRound) {
    const { token, sound } = await newRound()
    const options = { numRuns: Math.min(perRound, inputs - sent), seed: seed + sent }
    for (const one of fc.sample(hostileOperation(api.schema, sound), options)) {
      const problem = await problemOfAnswer(() => answerOf(one, token))
      const told = reported.splice(0).map((error) => `reported ${error}`)
      for (const said of problem === undefined ? told : [problem, ...told]) problems.add(`${one.name}: ${said}`, one)
      shop.clock.advance(second)
    }
  }
  expect(problems.all()).toEqual({})
}, 1_200_000)
