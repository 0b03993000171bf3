import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

let statements = 0
/** Ways to the database and back: what is sent while another statement of its connection was not answered goes along with that. */
let roundTrips = 0
const query = pg.Client.prototype.query
const unanswered = new WeakMap<pg.Client, number>()

/** Every statement to the database of this file, by whichever connection. */
function counted(this: pg.Client & { database?: string }, ...asked: unknown[]) {
  const answer: unknown = Reflect.apply(query, this, asked)
  if (this.database !== shop.connection.database) return answer
  statements++
  const before = unanswered.get(this) ?? 0
  if (before === 0) roundTrips++
  unanswered.set(this, before + 1)
  const answered = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1)
  Promise.resolve(answer).then(answered, answered)
  return answer
}
Reflect.set(pg.Client.prototype, 'query', counted)
afterAll(() => {
  Reflect.set(pg.Client.prototype, 'query', query)
})

async function countedOf<T>(work: () => Promise<T>) {
  statements = 0
  roundTrips = 0
  const answer = await work()
  return { answer, count: [statements, roundTrips] as const }
}

/** What a program asks for on the way to an order; most buttons of the storefront ask for no more of the answer. */
async function shopperWithCounts() {
  const counts: Record<string, readonly [statements: number, roundTrips: number]> = {}
  const measured = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const { answer, count } = await countedOf(work)
    counts[name] = count
    return answer
  }
  const me = await measured('session', () => apiShopper(shop))
  await measured('first addition', () => me.add(fixtures.boot))
  await measured('further addition', () => me.add(fixtures.handbag))
  await measured('cart', () => me.cart())
  await measured('address', () => me.giveAddress())
  await measured('shipping method', () =>
    me.call('mutation ($t: String!) { updateShippingMethod(token: $t, id: "postnl") { __typename } }', { t: me.token }),
  )
  await measured('payment method', () => me.choosePayment())
  const placed = await measured('order', () => me.place())
  const payment = await measured('payment', () => me.pay(placed.id ?? ''))
  await measured('back too early', () => me.comeBack(placed.reference ?? ''))
  await shop.decide(payment.redirectUrl ?? '', 'paid')
  const settled = await measured('back, paid', () => me.comeBack(placed.reference ?? ''))
  return { counts, settled }
}

test('no operation sends more statements than it needs, nor goes to the database more often', async () => {
  // What is read once, such as promotions, was read, and so were products since the last of them was sold.
  await shopperWithCounts()
  const looking = await apiShopper(shop)
  for (const sku of [fixtures.boot, fixtures.handbag]) await looking.add(sku)
  const { counts, settled } = await shopperWithCounts()
  expect(settled?.state).toBe('paid')
  // With begin and commit, and without jobs, of which each is one more. Whoever makes one of these smaller says so here.
  expect(only(counts, 0)).toEqual(only(expected, 0))
  // Two answers may come together that came one after the other another time.
  for (const [name, [, atMost]] of Object.entries(expected))
    expect([name, counts[name]?.[1]]).toEqual([name, upTo(atMost)])
})

const expected = {
  session: [1, 1],
  'first addition': [6, 4],
  'further addition': [6, 4],
  cart: [3, 3],
  address: [5, 3],
  'shipping method': [5, 3],
  'payment method': [4, 2],
  order: [13, 8],
  payment: [13, 4],
  'back too early': [3, 2],
  'back, paid': [20, 10],
} as const

const only = (counts: Readonly<Record<string, readonly number[]>>, at: 0 | 1) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count[at]]))

const upTo = (most: number) => expect.toSatisfy((count: number) => count > 0 && count <= most)
