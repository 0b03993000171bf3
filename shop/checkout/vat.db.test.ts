import { expect, test } from 'vitest'
import { taxInside } from '#kernel/money.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures, smallCatalog } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()
const cart = smallCatalog.products.find(({ variants }) => variants.some(({ sku }) => sku === fixtures.handbag))
if (!cart) throw new Error('The small catalogue has no handbag')
const book = { ...cart, taxClass: 'books' as const }
await shop.shop.importCatalog({
  ...smallCatalog,
  products: smallCatalog.products.map((one) => (one === cart ? book : one)),
})

type Tax = { readonly taxRate: number; readonly price: number; readonly tax: number }
type Cart = {
  readonly price: { readonly taxes: readonly Tax[]; readonly netPrice: { readonly amount: number } }
  readonly items: readonly {
    readonly referencedId: string
    readonly price: {
      readonly calculatedTaxes: readonly Tax[]
      readonly taxRules: readonly { readonly taxRate: number; readonly percentage: number }[]
    }
  }[]
}

const cartQuery = `query { getCart {
  price { netPrice { amount } taxes { taxRate price tax } }
  items { referencedId price { calculatedTaxes { taxRate price tax } taxRules { taxRate percentage } } }
} }`

test.each([
  ['nl_NL', 2100, 900],
  ['nl_BE', 2100, 600],
  ['fr_FR', 2000, 550],
  ['de_DE', 1900, 700],
  ['en_GB', 2000, 0],
] as const)('%s taxes a boot at %i and a book at %i, line by line and in all', async (store, usual, reduced) => {
  const me = await apiShopper(shop, store)
  await me.add(fixtures.boot)
  shop.clock.advance(1000)
  await me.add(fixtures.handbag)
  const getCart = await me.call<Cart>(cartQuery)
  const boot = 10_000
  const bookPrice = 4995
  expect(getCart.items.map(({ referencedId, price }) => [referencedId, price.taxRules, price.calculatedTaxes])).toEqual(
    [
      [
        fixtures.boot,
        [{ taxRate: usual, percentage: 100 }],
        [{ taxRate: usual, price: boot, tax: taxInside(boot, usual) }],
      ],
      [
        fixtures.handbag,
        [{ taxRate: reduced, percentage: 100 }],
        [{ taxRate: reduced, price: bookPrice, tax: taxInside(bookPrice, reduced) }],
      ],
    ],
  )
  const { taxes, netPrice } = getCart.price
  expect(taxes.map(({ taxRate }) => taxRate)).toEqual([usual, reduced])
  const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0)
  expect(netPrice.amount + sum(taxes.map(({ tax }) => tax))).toBe(sum(taxes.map(({ price }) => price)))
})

test('order, provider, invoice and credit note name both rates, and add up for each', async () => {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot, 2)
  shop.clock.advance(1000)
  await me.add(fixtures.handbag)
  await me.giveAddress()
  await me.choosePayment('ideal')
  const { id = '', orderNumber = '', reference = '' } = await me.place()
  const { redirectUrl = '' } = await me.pay(id)
  await shop.decide(redirectUrl, 'paid')
  await me.comeBack(reference)
  await shop.runJobs()

  const lines = await shop.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  const rateOf = (sku: string) => lines.filter((line) => line.sku === sku).map((line) => line.tax_rate)
  expect([rateOf(fixtures.boot), rateOf(fixtures.handbag)]).toEqual([[2100], [900]])
  const { tax_groups: groups } = await shop.db
    .selectFrom('orders')
    .select('tax_groups')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const { rate, gross, tax } of groups) {
    const same = lines.filter((line) => line.tax_rate === rate)
    expect([same.reduce((sum, one) => sum + one.total, 0), same.reduce((sum, one) => sum + one.tax, 0)]).toEqual([
      gross,
      tax,
    ])
  }
  const confirmation = shop.mails.find(({ key }) => key === `order-confirmation:${id}`)?.text.replaceAll('\u00A0', ' ')
  expect(confirmation).toMatch(/21% btw[\s\S]*9% btw[\s\S]*Waarvan 21% btw over[\s\S]*Waarvan 9% btw over/)

  const news = { order: orderNumber, at: shop.clock.now() }
  const parcel = { parcel: 'P', carrier: 'PostNL', trackingCode: null, trackingUrl: null, lines: null }
  await shop.shop.applyWarehouseEvent({ type: 'shipped', ...news, ...parcel })
  await shop.runJobs()
  const answer = await shop.shop.announceReturn({
    orderId: id,
    way: 'store',
    idempotencyKey: crypto.randomUUID(),
    pieces: lines.flatMap(({ type, position, quantity }) => (type === 'article' ? [{ position, quantity }] : [])),
  })
  if ('refused' in answer) throw new Error('The return was refused')
  await shop.shop.applyWarehouseEvent({ type: 'returned', ...news, return: answer.reference, lines: null })
  await shop.runJobs()

  const documents = await shop.shop.invoicesOf([id])
  const taxesOf = (kind: string) => documents.find((one) => one.kind === kind)?.content.taxes
  expect(taxesOf('invoice')).toEqual(groups)
  expect(taxesOf('credit-note')).toEqual(groups.map(({ rate, gross, tax }) => ({ rate, gross: -gross, tax: -tax })))
})
