import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schema } from '#api/schema.ts'
import { minute } from '#kernel/clock.ts'
import { storefrontCodes } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { inputsOf, problemList, problemOfAnswer, seed } from './hostile-answers.ts'
import { hostileOperation } from './hostile-operation.ts'
import { type HostileRound, newRound } from './hostile-round.ts'

const inputs = inputsOf(70)
/** After so many everybody is somebody new: sessions are logged out, carts are ordered, accounts are deleted. */
const perRound = 100

const shop = await openTestShop({ documentPrinter: { print: async () => new Uint8Array([1]) } })
await shop.setStock(fixtures.boot, 1_000_000)
await shop.setStock(fixtures.handbag, 1_000_000)

const requests = ({ askers, sound }: HostileRound) =>
  fc.record({
    operation: hostileOperation(schema, sound),
    headers: fc.constantFrom(...askers),
    store: fc.oneof({ weight: 3, arbitrary: fc.constant('nl_NL') }, fc.constantFrom(...storefrontCodes)),
    // Of many networks, so that limits of one stop nothing.
    address: fc.ipV4(),
  })
type Sent = ReturnType<typeof requests> extends fc.Arbitrary<infer Value> ? Value : never

async function answerOf({ operation: { query, variables }, headers, store, address }: Sent) {
  const request = new Request('http://shop.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-store-key': store, ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const response = await shop.api.fetch(request, address)
  return { status: response.status, text: await response.text() }
}

test(`no operation breaks at what nobody means (seed ${seed})`, async () => {
  const problems = problemList()
  for (let sent = 0; sent < inputs; sent += perRound) {
    const options = { numRuns: Math.min(perRound, inputs - sent), seed: seed + sent }
    for (const one of fc.sample(requests(await newRound(shop)), options)) {
      const problem = await problemOfAnswer(() => answerOf(one))
      const reported = shop.problems.splice(0).map((error) => `reported ${error}`)
      for (const said of problem === undefined ? reported : [problem, ...reported])
        problems.add(`${one.operation.name}: ${said}`, one)
      // Limits of an hour and links of two are over now and then.
      shop.clock.advance(minute)
    }
  }
  expect(problems.all()).toEqual({})
}, 1_200_000)
