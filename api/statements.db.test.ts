import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

let sent: string[] = []
const query = pg.Client.prototype.query

type Asked = string | { readonly text: string }

/** Every statement to the database of this file, by whichever connection. */
function counted(this: pg.Client & { database?: string }, ...asked: [Asked, ...unknown[]]) {
  const [first] = asked
  if (this.database === shop.connection.database) sent.push(typeof first === 'string' ? first : first.text)
  return Reflect.apply(query, this, asked)
}
Reflect.set(pg.Client.prototype, 'query', counted)
afterAll(() => {
  Reflect.set(pg.Client.prototype, 'query', query)
})

async function statementsOf<T>(work: () => Promise<T>): Promise<{ answer: T; count: number }> {
  sent = []
  const answer = await work()
  return { answer, count: sent.length }
}

/** What a program asks for on the way to an order; most buttons of the storefront ask for no more of the answer. */
async function shopperWithCounts() {
  const counts: Record<string, number> = {}
  const measured = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const { answer, count } = await statementsOf(work)
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

test('no operation sends more statements than it needs', async () => {
  // What is read once, such as products, was read.
  await shopperWithCounts()
  const { counts, settled } = await shopperWithCounts()
  expect(settled?.state).toBe('paid')
  // With begin and commit, and without jobs, of which each is one more. Whoever makes one of these smaller says so here.
  expect(counts).toEqual({
    session: 1,
    'first addition': 8,
    'further addition': 8,
    cart: 4,
    address: 5,
    'shipping method': 5,
    'payment method': 4,
    order: 13,
    payment: 13,
    'back too early': 3,
    'back, paid': 20,
  })
})
