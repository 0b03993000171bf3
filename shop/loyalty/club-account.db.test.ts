import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openLoyaltyShop } from '#test/shop/loyalty-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'

const { shop, register, buy, voucherOf } = await openLoyaltyShop()

describe('the account', () => {
  test('shows vouchers by the names of the specification, and points with their order', async () => {
    const login = await register()
    const { barcode, number } = await voucherOf(login.customer)
    const { orderNumber } = await buy(login, 1)
    const me = await apiShopper(shop, 'nl_NL', login)
    expect(
      await me.call(
        '{ vouchers { text barcode waarde currency geldig_tm geldig_vanaf klant kaartnummer maximumAantalProducten miniumPurchaseAmount } }',
      ),
    ).toEqual([
      {
        text: 'Voucher van €\u00a010, geldig t/m 21 mei 2027',
        barcode,
        waarde: 10,
        currency: 'EUR',
        geldig_tm: '2027-05-21',
        geldig_vanaf: '2026-11-21',
        klant: login.customer.number,
        kaartnummer: number,
        maximumAantalProducten: null,
        miniumPurchaseAmount: 0,
      },
    ])
    expect(
      await me.call(
        '{ loyalty { available pending pendingUntil nextVoucherAt nextVoucherOn entries { type points state at orderNumber } } }',
      ),
    ).toEqual({
      available: 50,
      pending: 100,
      pendingUntil: '2026-12-09',
      nextVoucherAt: 200,
      nextVoucherOn: null,
      entries: [
        { type: 'earn', points: 100, state: 'pending', at: '2026-11-21T10:00:00.000Z', orderNumber },
        { type: 'signup', points: 50, state: 'available', at: '2026-11-21T10:00:00.000Z', orderNumber: null },
      ],
    })
  })

  test('can be taken along with its points and vouchers, without keys', async () => {
    const login = await register()
    const { barcode } = await voucherOf(login.customer)
    const { id, orderNumber } = await buy(login, 1)
    const text = await shop.shop.exportCustomer(storefrontOf('nl_NL'), login.customer)
    expect(JSON.parse(text)).toMatchObject({
      points: [
        { type: 'signup', points: 50 },
        { type: 'earn', points: 100, orderNumber },
      ],
      vouchers: [{ barcode, status: 'issued', validTo: '2027-05-21' }],
    })
    expect(text).not.toContain(login.customer.id)
    expect(text).not.toContain(id)
  })

  test.each(['vouchers { barcode }', 'loyalty { available }'])(
    'answers %s to nobody who is not logged in',
    async (field) => {
      const answer = await shop.api.fetch(
        new Request('http://shop.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-store-key': 'nl_NL' },
          body: JSON.stringify({ query: `{ ${field} }` }),
        }),
      )
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
    },
  )
})
