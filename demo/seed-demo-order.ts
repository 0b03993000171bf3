import { anyOf, type Database } from '#database/rows.ts'
import { day } from '#kernel/clock.ts'
import { newCode, newToken } from '#kernel/ids.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { cartReader, cartWriter } from '#shop/cart/cart-store.ts'
import { viewCart } from '#shop/cart/view-cart.ts'
import { catalogStore } from '#shop/catalog/catalog-store.ts'
import { orderLines } from '#shop/checkout/order-lines.ts'
import { orderTotals } from '#shop/checkout/order-of-cart.ts'
import { newReturnReference } from '#shop/fulfilment/announce-return.ts'
import { fulfilmentWriter } from '#shop/fulfilment/fulfilment-store.ts'
import { orderedQuantities, quantitiesOf } from '#shop/fulfilment/quantities.ts'
import { pointsFor } from '#shop/loyalty/loyalty.ts'
import { loyaltyWriter } from '#shop/loyalty/loyalty-store.ts'
import { voucherReader } from '#shop/loyalty/voucher-store.ts'
import type { Address } from '#shop/orders/address.ts'
import { orderWriter } from '#shop/orders/order-store.ts'
import { promotionReader } from '#shop/promotions/promotion-store.ts'
import { productReviewWriter } from '#shop/reviews/product-review-store.ts'
import type { Shop } from '#shop/shop.ts'
import { stockWriter } from '#shop/stock/stock-store.ts'
import type { DemoCustomer, DemoOrder } from './demo-customers.ts'
import { addDemoPayment, type RecordDemoPayment } from './demo-payment.ts'

type Placing = {
  readonly storefront: Storefront
  readonly member: DemoCustomer
  readonly home: Address
  readonly customerId: string
  readonly order: DemoOrder
  readonly skus: readonly (string | undefined)[]
  readonly recordDemoPayment: RecordDemoPayment | undefined
}

/** Writes an order of some days ago as the checkout would have, with what became of it since. */
export async function placeDemoOrder(tx: Database, shop: Shop, placing: Placing): Promise<void> {
  const { member, storefront, order, recordDemoPayment } = placing
  const createdAt = new Date(shop.clock.now().getTime() - order.daysAgo * day - 3 * 60 * 60_000)
  const written = await writeOrder(tx, shop, placing, createdAt)
  const { id, lines } = written
  const cancelled = order.stage === 'cancelled'
  if (!cancelled && recordDemoPayment) {
    const paid = { orderId: id, orderNumber: written.number, method: member.paymentMethod, amount: written.total }
    await addDemoPayment(tx, recordDemoPayment, { ...paid, currency: storefront.currency, paidAt: createdAt })
  }
  await becameOf(tx, placing, written, (days) => new Date(createdAt.getTime() + days * day))
  if (!cancelled) await loyaltyWriter(tx).earn(id, pointsFor(written.subtotal), createdAt)
  if (order === oldestArrived(member)) {
    await reviewed(tx, placing, { id, lines }, new Date(createdAt.getTime() + 12 * day))
  }
}

type WrittenOrder = Awaited<ReturnType<typeof writeOrder>>

async function writeOrder(tx: Database, shop: Shop, placing: Placing, createdAt: Date) {
  const { storefront, member, home, customerId, skus } = placing
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
  const carrier = cart.shippingMethod?.carrier ?? ''
  const lines = orderLines(cart, carrier)
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
  return { id, number, lines, carrier, total: totals.total, subtotal: cart.totals.subtotal }
}

/** Reserves what waits to be packed, and writes down the parcel and the return of what left. */
async function becameOf(
  tx: Database,
  { member, order: { stage } }: Placing,
  { id, lines, carrier }: WrittenOrder,
  after: (days: number) => Date,
): Promise<void> {
  const isThere = stage === 'delivered' || stage === 'coming-back'
  const isTracked = stage === 'en-route' || isThere
  const isSent = stage === 'sent' || isTracked
  const waits = !isSent && stage !== 'cancelled'
  if (waits) await reserve(tx, id, lines)
  await tx
    .updateTable('orders')
    .set({
      state: stage === 'cancelled' ? 'cancelled' : 'paid',
      stock_claimed: waits,
      paid_at: after(0),
      allocated_at: isSent || stage === 'incorporated' ? after(0.2) : null,
      picked_at: isSent ? after(0.8) : null,
      shipped_at: isSent ? after(1) : null,
      delivered_at: isThere ? after(3) : null,
      cancelled_at: stage === 'cancelled' ? after(0.1) : null,
      track_trace_url: isTracked ? trackingUrl(id) : null,
    })
    .where('id', '=', id)
    .execute()
  if (!isSent) return
  const fulfilment = fulfilmentWriter(tx)
  const parcelId = await fulfilment.addParcel({
    orderId: id,
    key: '1',
    carrier,
    trackingCode: isTracked ? `3SCORD${id.slice(0, 8).toUpperCase()}` : null,
    trackingUrl: isTracked ? trackingUrl(id) : null,
    shippedAt: after(1),
    pieces: orderedQuantities(lines),
  })
  if (parcelId !== undefined && isThere) await fulfilment.arrived(parcelId, after(3))
  if (stage !== 'coming-back') return
  await fulfilment.addReturn({
    orderId: id,
    reference: newReturnReference(),
    idempotencyKey: newToken(),
    way: member.favouriteStores.length > 0 ? 'store' : 'post',
    announcedAt: after(5),
    pieces: quantitiesOf([[0, 1]]),
  })
}

async function reserve(tx: Database, orderId: string, lines: WrittenOrder['lines']): Promise<void> {
  const skus = lines.flatMap(({ type, sku }) => (type === 'article' && sku !== null ? [sku] : []))
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
