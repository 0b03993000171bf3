import { describe, expect, test } from 'vitest'
import { day, minute } from '#kernel/clock.ts'
import { openGiftCardShop } from '#test/shop/gift-card-shop.ts'

const { shop, typed, buy, lastSale, booksAgree } = await openGiftCardShop()

const sales = () => shop.db.selectFrom('gift_card_sales').selectAll().orderBy('created_at').execute()

describe('a card', () => {
  test('is mailed with its code once it is paid, and its giver has a receipt without VAT', async () => {
    const { redirectUrl = '' } = await buy(typed({ giverEmail: 'sanne@example.com' }))
    await shop.runJobs()
    expect(shop.mails).toEqual([])
    const sale = await lastSale()
    await shop.decide(redirectUrl, 'paid')
    // The webhook comes twice at once, and again.
    await Promise.all([1, 2, 3].map(() => shop.shop.settleByProviderId(sale.provider_id ?? '')))
    await shop.shop.settleByProviderId(sale.provider_id ?? '')
    await shop.runJobs()
    await shop.shop.giftCards.sweep()
    await shop.runJobs()
    expect(shop.mails.map(({ to, subject }) => `${to}: ${subject.replaceAll('\u00a0', ' ')}`).sort()).toEqual([
      'lotte@example.com: Sanne de Wit geeft je een cadeaukaart van € 50,00',
      'sanne@example.com: Betalingsbewijs van je cadeaukaart van € 50,00',
    ])
    const [given, receipt] = shop.mails.toSorted((a, b) => (a.to < b.to ? -1 : 1))
    expect(given?.text).toContain('Veel plezier!')
    expect(given?.text).toContain('31 december 2031')
    expect(receipt?.text).toContain('2006/112')
    const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(given?.text ?? '')?.[0] ?? ''
    expect(receipt?.text).not.toContain(code)
    const cards = await shop.db.selectFrom('gift_cards').selectAll().execute()
    expect(cards).toMatchObject([{ balance: 5000, owed: 5000, ending: code.slice(-4), valid_until: '2031-12-31' }])
    // Who reads the database reads no code.
    expect(JSON.stringify(cards)).not.toContain(code.replaceAll('-', ''))
    expect(cards[0]?.code_sealed.toString('latin1')).not.toContain(code.replaceAll('-', ''))
    await booksAgree()
  })

  test('pressed twice is bought once', async () => {
    const input = typed()
    const before = (await sales()).length
    const answers = await Promise.all([buy(input), buy(input)])
    expect(answers[0]?.redirectUrl).toBeTruthy()
    expect(new Set(answers.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
    expect((await sales()).length).toBe(before + 1)
  })

  test('pressed again counts once: after eleven presses of one form its mailbox may buy nine more cards that hour', async () => {
    const input = typed({ giverEmail: 'presses.often@example.com' })
    for (let press = 0; press < 11; press++) expect((await buy(input)).redirectUrl).toBeTruthy()
    const another = () => buy(typed({ giverEmail: 'presses.often@example.com' }))
    for (let card = 0; card < 9; card++) expect((await another()).redirectUrl).toBeTruthy()
    expect(JSON.stringify(await another())).toContain('too-many-requests')
  })

  test('whose webhook never came is found by the sweep; one that nobody pays is none', async () => {
    const first = await buy(typed())
    const paidSale = await lastSale()
    await buy(typed())
    const unpaid = await lastSale()
    await shop.decide(first.redirectUrl ?? '', 'paid')
    shop.clock.advance(60 * minute)
    await shop.sandbox.sweep()
    await shop.shop.giftCards.sweep()
    const states = await shop.db
      .selectFrom('gift_card_sales')
      .select('state')
      .where('id', 'in', [paidSale.id, unpaid.id])
      .orderBy('state')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['failed', 'paid'])
    await shop.runJobs()
  })

  test('is mailed on the chosen day, once', async () => {
    const { redirectUrl = '' } = await buy(
      typed({ mailOn: new Date(shop.clock.now().getTime() + 3 * day).toISOString().slice(0, 10) }),
    )
    const sale = await lastSale()
    await shop.decide(redirectUrl, 'paid')
    await shop.shop.settleByProviderId(sale.provider_id ?? '')
    await shop.shop.giftCards.sweep()
    await shop.runJobs()
    const mailed = () => shop.mails.filter(({ key, to }) => key.startsWith('gift-card:') && to === 'then@example.com')
    await shop.db
      .updateTable('gift_card_sales')
      .set({ receiver_email: 'then@example.com' })
      .where('id', '=', sale.id)
      .execute()
    expect(mailed()).toEqual([])
    shop.clock.advance(4 * day)
    for (let times = 0; times < 3; times++) {
      await shop.shop.giftCards.sweep()
      await shop.runJobs()
    }
    expect(mailed().length).toBe(1)
  })

  test.each([
    ['a method that lends', { paymentMethodId: 'klarna' }, 'payment-method-missing'],
    ['another gift card', { paymentMethodId: 'giftcard' }, 'payment-method-missing'],
    ['a transfer that takes days', { paymentMethodId: 'banktransfer' }, 'payment-method-missing'],
    ['a card of its own kind', { paymentMethodId: 'own-gift-card' }, 'payment-method-missing'],
    ['a foreign page to come back to', { finishUrl: 'https://evil.example/' }, 'order-not-payable'],
    ['terms that nobody accepted', { termsAccepted: false }, 'terms-not-accepted'],
    ['no word on withdrawal', { withdrawalRead: false }, 'withdrawal-not-read'],
  ])('is not sold for %s', async (_, change, messageKey) => {
    expect((await buy(typed(change))).refusals?.map((one) => one.messageKey)).toEqual([messageKey])
  })
})
