import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import { inTransaction } from '#database/transaction.ts'
import { day } from '#kernel/clock.ts'
import { newCode, newToken } from '#kernel/ids.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { cartReader, cartWriter } from '#shop/cart/cart-store.ts'
import { viewCart } from '#shop/cart/view-cart.ts'
import { catalogStore } from '#shop/catalog/catalog-store.ts'
import { addressStore } from '#shop/checkout/address-store.ts'
import { orderLines } from '#shop/checkout/order-lines.ts'
import { orderTotals } from '#shop/checkout/order-of-cart.ts'
import { customerWriter } from '#shop/customers/customer-store.ts'
import { fulfilmentWriter } from '#shop/fulfilment/fulfilment-store.ts'
import { orderedQuantities } from '#shop/fulfilment/quantities.ts'
import { pointsFor } from '#shop/loyalty/loyalty.ts'
import { loyaltyWriter } from '#shop/loyalty/loyalty-store.ts'
import { voucherReader, voucherWriter } from '#shop/loyalty/voucher-store.ts'
import { type Address, readAddress } from '#shop/orders/address.ts'
import { orderWriter } from '#shop/orders/order-store.ts'
import { promotionReader } from '#shop/promotions/promotion-store.ts'
import { productReviewWriter } from '#shop/reviews/product-review-store.ts'
import type { Shop } from '#shop/shop.ts'
import { stockWriter } from '#shop/stock/stock-store.ts'
import { type DemoCustomer, type DemoOrder, demoCustomers, demoPasswordHash } from './demo-customers.ts'
import { addDemoPayment, type RecordDemoPayment } from './demo-payment.ts'

type Deps = {
  readonly shop: Shop
  readonly db: Database
  readonly recordDemoPayment?: RecordDemoPayment | undefined
}

/** Lets the shoppers of the demo shop move in, each with what they ordered, liked and were given. */
export async function seedDemoCustomers(deps: Deps): Promise<void> {
  for (const member of demoCustomers) await moveIn(deps, member)
  await issueInvoices(deps)
  // Makes vouchers of old points, and lets go of the period of those that are old enough.
  await deps.shop.runLoyaltyJobs()
}

async function moveIn({ shop, db, recordDemoPayment }: Deps, member: DemoCustomer): Promise<void> {
  const storefront = storefrontOf(member.storefrontCode)
  const now = shop.clock.now()
  const joined = new Date(now.getTime() - 400 * day)
  const addresses = member.addresses.map((typed) => {
    const read = readAddress(typed, storefront, '', 'billing')
    if ('refusals' in read) throw new Error(`${member.email} lives nowhere: ${JSON.stringify(read.refusals)}`)
    return read.address
  })
  const [home] = addresses
  if (!home) return
  const choices = await inStock(db, storefront)

  await inTransaction(db, async (tx) => {
    const customers = customerWriter(tx)
    const customer = await customers.add({
      storefrontCode: member.storefrontCode,
      language: storefront.language,
      email: member.email,
      passwordHash: demoPasswordHash,
      salutation: member.salutation,
      firstName: home.firstName,
      lastName: home.lastName,
      birthday: member.birthday,
      newsletter: false,
      emailToken: newToken(),
      createdAt: joined,
    })
    if (!customer) return
    const ids: string[] = []
    for (const address of addresses) ids.push(await addressStore(tx).add(address, joined, customer.id))
    const [first = null] = ids
    await customers.change(
      customer.id,
      {
        defaultBillingAddressId: first,
        defaultShippingAddressId: ids.at(-1) ?? first,
        emailConfirmedAt: joined,
        customFields: { stores: member.favouriteStores },
      },
      joined,
    )
    await loyaltyWriter(tx).signUp(customer.id, shop.settings.at(joined).loyalty.signUpPoints, joined)
    // The oldest first: numbers go up with time.
    for (const [index, order] of member.orders.toReversed().entries()) {
      const skus = Array.from(
        { length: order.pieces },
        (_, piece) => choices[(index * 3 + piece) % choices.length]?.sku,
      )
      await placed(tx, shop, { storefront, member, home, customerId: customer.id, order, skus, recordDemoPayment })
    }
    // One that can be used now, besides those that their points become.
    const vouchers = voucherWriter(tx)
    const rules = shop.settings.at(now).loyalty
    const announced = new Date(now.getTime() - 40 * day)
    const voucher = await vouchers.announce(
      { id: customer.id, storefrontCode: member.storefrontCode },
      rules,
      announced,
    )
    await vouchers.issue(voucher, rules.voucherMonths, new Date(announced.getTime() + rules.voucherDelayDays * day))
    const wished = new Set(choices.toReversed().map(({ productId }) => productId))
    await customers.addToWishlist(customer.id, [...wished].slice(0, member.wishes), now)
  })
}

type Placing = {
  readonly storefront: Storefront
  readonly member: DemoCustomer
  readonly home: Address
  readonly customerId: string
  readonly order: DemoOrder
  readonly skus: readonly (string | undefined)[]
  readonly recordDemoPayment: RecordDemoPayment | undefined
}

/** An order of some days ago, written as the checkout writes one. It reserves what has not been sent yet, so that staff can pick and pack it. */
async function placed(tx: Database, shop: Shop, placing: Placing): Promise<void> {
  const { storefront, member, home, customerId, order, skus, recordDemoPayment } = placing
  const createdAt = new Date(shop.clock.now().getTime() - order.daysAgo * day - 3 * 60 * 60_000)
  const after = (days: number) => new Date(createdAt.getTime() + days * day)
  const carts = cartWriter(tx)
  const cartId = await carts.begin(storefront.code, createdAt)
  const sizes = [...new Set(skus)].flatMap((sku) => (sku === undefined ? [] : [{ sku, quantity: 1, price: 0 }]))
  await carts.add(cartId, sizes, createdAt)
  const parts = {
    carts: cartReader(tx),
    catalog: catalogStore(tx),
    promotions: promotionReader(tx),
    vouchers: voucherReader(tx),
    // What is promised counts from the day on which it was ordered.
    clock: { now: () => createdAt },
    settings: shop.settings,
  }
  const chosen = { cartId, shippingMethod: member.shippingMethod }
  const cart = await viewCart(parts, storefront, chosen, { destination: home.country })
  const lines = orderLines(cart, cart.shippingMethod?.carrier ?? '')
  const totals = orderTotals(cart, lines)
  const { id, number } = await orderWriter(tx).add({
    numbers: shop.settings.at(createdAt).numbers.orders,
    deepLinkCode: newCode(),
    cartId,
    storefrontCode: storefront.code,
    language: storefront.language,
    email: member.email,
    billingAddress: home,
    shippingAddress: home,
    shippingMethod: cart.shippingMethod?.id ?? member.shippingMethod,
    paymentMethod: member.paymentMethod,
    currency: storefront.currency,
    ...totals,
    createdAt,
    lines,
    newsletter: false,
    comment: null,
    deliveryDate: cart.deliveryDate ?? null,
    returnDays: shop.settings.at(createdAt).returns.days,
    customerId,
  })
  const { stage } = order
  const isSent = stage === 'sent' || stage === 'en-route' || stage === 'delivered'
  const isReserved = !isSent && stage !== 'cancelled'
  if (isReserved) await reserved(tx, id, sizes)
  if (stage !== 'cancelled' && recordDemoPayment) {
    const paid = { orderId: id, orderNumber: number, method: member.paymentMethod, amount: totals.total }
    await addDemoPayment(tx, recordDemoPayment, { ...paid, currency: storefront.currency, paidAt: createdAt })
  }
  await tx
    .updateTable('orders')
    .set({
      state: stage === 'cancelled' ? 'cancelled' : 'paid',
      stock_claimed: isReserved,
      paid_at: createdAt,
      allocated_at: isSent || stage === 'incorporated' ? after(0.2) : null,
      picked_at: isSent ? after(0.8) : null,
      shipped_at: isSent ? after(1) : null,
      delivered_at: stage === 'delivered' ? after(3) : null,
      cancelled_at: stage === 'cancelled' ? after(0.1) : null,
      track_trace_url: stage === 'en-route' || stage === 'delivered' ? trackingUrl(id) : null,
    })
    .where('id', '=', id)
    .execute()
  if (isSent) {
    const fulfilment = fulfilmentWriter(tx)
    const parcelId = await fulfilment.addParcel({
      orderId: id,
      key: '1',
      carrier: cart.shippingMethod?.carrier ?? '',
      trackingCode: stage === 'sent' ? null : `3SCORD${id.slice(0, 8).toUpperCase()}`,
      trackingUrl: stage === 'sent' ? null : trackingUrl(id),
      shippedAt: after(1),
      pieces: orderedQuantities(lines),
    })
    if (parcelId !== undefined && stage === 'delivered') await fulfilment.arrived(parcelId, after(3))
  }
  if (stage === 'delivered' && order === oldestArrived(member)) await reviewed(tx, placing, { id, lines }, after(12))
  if (stage !== 'cancelled') await loyaltyWriter(tx).earn(id, pointsFor(cart.totals.subtotal), createdAt)
}

/** What left has an invoice of the day on which it did; numbers go up with time. */
async function issueInvoices({ shop, db }: Deps): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .where('shipped_at', 'is not', null)
    .orderBy('shipped_at')
    .orderBy('number')
    .select(['id', 'shipped_at'])
    .execute()
  for (const { id, shipped_at } of orders) await shop.issueInvoice(id, shipped_at ?? undefined)
}

async function reserved(tx: Database, orderId: string, sizes: readonly { readonly sku: string }[]): Promise<void> {
  const skus = sizes.map(({ sku }) => sku)
  const variants = await tx.selectFrom('variants').where('sku', '=', anyOf(skus, 'text')).select('id').execute()
  const demands = variants.map(({ id }) => ({ variantId: id, quantity: 1 }))
  const answer = await stockWriter(tx).reserve(orderId, demands)
  if (!answer.reserved) throw new Error(`Nothing is left of ${skus.join(', ')}`)
}

const oldestArrived = ({ orders }: DemoCustomer) => orders.findLast(({ stage }) => stage === 'delivered')

/** What the shopper said of the articles of an order, published when it was written. */
async function reviewed(
  tx: Database,
  { storefront, member, home }: Placing,
  { id, lines }: { readonly id: string; readonly lines: ReturnType<typeof orderLines> },
  writtenAt: Date,
): Promise<void> {
  const reviews = productReviewWriter(tx)
  const articles = lines.filter(({ type }) => type === 'article')
  for (const [index, { productSku, size }] of articles.entries()) {
    const said = member.reviews[index]
    const productId = productSku === null ? undefined : await reviews.idOfProduct(productSku)
    if (!said || productId === undefined) continue
    await reviews.add({
      ...said,
      comfort: said.stars,
      quality: Math.min(5, said.stars + 1),
      author: home.firstName,
      productId,
      orderId: id,
      storefrontCode: storefront.code,
      language: storefront.language,
      size,
      state: 'published',
      isSecond: false,
      writtenAt,
    })
  }
}

/** A carrier that exists as little as the parcel does. */
const trackingUrl = (id: string) => `https://parcels.cordwainer.example/${id.slice(0, 8)}`

/** Sizes that lie in the distribution centre in numbers, one of each product, in an order that stays the same. */
async function inStock(db: Database, storefront: Storefront): Promise<{ sku: string; productId: string }[]> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('stock', 'stock.variant_id', 'variants.id')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('stock.location_code', '=', 'DC')
    .where('stock.available', '>=', 5)
    .where('prices.store_code', '=', storefront.code)
    .where('products.coming_soon_date', 'is', null)
    .distinctOn('products.popularity')
    .orderBy('products.popularity', 'desc')
    // Any size, but the same one on each run.
    .orderBy(sql`md5(variants.sku)`)
    .select(['variants.sku', 'variants.product_id'])
    .limit(30)
    .execute()
  return rows.map((row) => ({ sku: row.sku, productId: row.product_id }))
}
