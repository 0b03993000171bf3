import { expect, test } from 'vitest'
import { day, minute } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

const orderQuery = `query ($reference: String!) { SwOrder(reference: $reference) {
  state openTransfer { payee iban bic reference payUntil amount { amount } }
} }`

async function orderedByTransfer() {
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.handbag)
  await me.choosePayment('banktransfer')
  const placed = await me.place()
  const { redirectUrl = '' } = await me.pay(placed.id ?? '')
  return {
    me,
    placed,
    redirectUrl,
    id: placed.id ?? '',
    number: placed.orderNumber ?? '',
    reference: placed.reference ?? '',
  }
}

async function mailsOf(number: string) {
  await shop.runJobs()
  const mails = shop.mails.filter(({ subject }) => subject.includes(number))
  // The outbox sends what bears the same key once.
  return [...new Map(mails.map((mail) => [mail.key, mail])).values()]
}

test('an order that waits for a bank transfer says where the money goes, by page and by mail, and its cart is empty', async () => {
  const { me, number, reference } = await orderedByTransfer()
  const { SwOrder: order } = (await shop.ask(orderQuery, { reference }, { token: me.token })) as never as {
    SwOrder: { state: string; openTransfer: { iban: string; reference: string; amount: { amount: number } } }
  }
  expect(order).toMatchObject({
    state: 'open',
    openTransfer: { payee: 'Sandbox Bank', iban: 'NL00TEST0123456789', bic: 'TESTNL2A', amount: { amount: 5490 } },
  })
  expect((await me.cart()).count).toBe(0)

  const [mail, ...others] = await mailsOf(number)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`We hebben je bestelling ${number} ontvangen`)
  for (const part of [mail?.html, mail?.text]) {
    for (const fact of ['NL00TEST0123456789', 'TESTNL2A', order.openTransfer.reference, '5 december 2026'])
      expect(part).toContain(fact)
  }
  // What a confirmation must hold is in the first mail already: nobody knows when the second one comes.
  expect(mail?.text).toContain('MODELFORMULIER VOOR HERROEPING')
})

test('once the transfer has arrived the order is confirmed, and no page names the account any more', async () => {
  const { me, redirectUrl, number, reference } = await orderedByTransfer()
  await shop.decide(redirectUrl, 'paid')
  expect(await me.comeBack(reference)).toMatchObject({ state: 'paid' })
  expect(await shop.ask(orderQuery, { reference }, { token: me.token })).toMatchObject({
    SwOrder: { openTransfer: null },
  })
  const subjects = (await mailsOf(number)).map(({ subject }) => subject)
  expect(subjects).toEqual([`Bevestiging van je bestelling ${number}`])
})

test('a transfer that was called off gives the cart back, unless another one was begun meanwhile', async () => {
  const first = await orderedByTransfer()
  await shop.decide(first.redirectUrl, 'canceled')
  await first.me.comeBack(first.reference)
  expect((await first.me.cart()).count).toBe(1)

  const second = await orderedByTransfer()
  await second.me.add(fixtures.boot)
  await shop.decide(second.redirectUrl, 'canceled')
  await second.me.comeBack(second.reference)
  expect((await second.me.cart()).items).toMatchObject([{ quantity: 1 }])
})

test('a transfer can be paid in another way, and is called off then', async () => {
  const { me, id, reference } = await orderedByTransfer()
  const { redirectUrl = '' } = await me.pay(id, 'ideal')
  await shop.decide(redirectUrl, 'paid')
  expect(await me.comeBack(reference)).toMatchObject({ state: 'paid' })
  const payments = await shop.shop.paymentsOf(id)
  expect(payments.map(({ method, status }) => [method, status])).toEqual([
    ['ideal', 'paid'],
    ['banktransfer', expect.stringMatching(/canceled|open/)],
  ])
})

test('an order that is not paid in time is acknowledged once, and one that is paid is confirmed instead', async () => {
  const me = await apiShopper(shop)
  const waiting = await me.order(fixtures.handbag)
  expect(await mailsOf(waiting.orderNumber)).toEqual([])
  shop.clock.advance(2 * minute)
  expect((await mailsOf(waiting.orderNumber)).map(({ key }) => key)).toEqual([`order-acknowledgement:${waiting.id}`])
  await shop.shop.acknowledgeOrder(waiting.id)
  expect(new Set((await mailsOf(waiting.orderNumber)).map(({ key }) => key)).size).toBe(1)

  const other = await apiShopper(shop)
  const paid = await other.order(fixtures.handbag)
  await shop.decide(paid.redirectUrl, 'paid')
  await other.comeBack(paid.reference)
  shop.clock.advance(2 * minute)
  expect((await mailsOf(paid.orderNumber)).map(({ key }) => key)).toEqual([`order-confirmation:${paid.id}`])
})

test('a transfer that never arrives ends with its days, and holds no stock any more', async () => {
  const { id } = await orderedByTransfer()
  shop.clock.advance(15 * day)
  await shop.sandbox.sweep()
  await shop.shop.sweepPayments()
  expect(await shop.shop.order(id)).toMatchObject({ state: 'failed', stockReserved: false })
})
