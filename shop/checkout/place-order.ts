import type { Clock } from '#kernel/clock.ts'
import { newCode } from '#kernel/ids.ts'
import { declined, type Refusal, type Refused, refuse } from '#kernel/message-key.ts'
import type { Cents } from '#kernel/money.ts'
import { newsletterSource } from '#kernel/newsletter.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Cart } from '../cart/cart.ts'
import type { Context } from '../cart/context.ts'
import { reaches } from '../cart/shipping-methods.ts'
import { viewCart } from '../cart/view-cart.ts'
import { join } from '../newsletter/join.ts'
import { memberDetails } from '../newsletter/subscribe.ts'
import { adjustments, type Order } from '../orders/order.ts'
import type { Transact, Writers } from '../transact.ts'
import type { Address } from './address.ts'
import type { StoredAddress } from './address-store.ts'
import { giveDiscountsBack } from './claim-discounts.ts'
import { orderLines } from './order-lines.ts'
import { needsTerms } from './payment-methods.ts'
import { leadsTo } from './service-point.ts'

export type OrderWish = {
  readonly termsAccepted: boolean
  readonly withdrawalRead: boolean
  readonly rivertyTermsAccepted: boolean
  readonly newsletter: boolean
  /** The store that the tablet stands in, if the shopper orders on one. */
  readonly branchcode?: string | null | undefined
  readonly comment: string | null
  /** The total that the shopper read above the button; another one is refused. */
  readonly expectedTotal: Cents | null
  /** Who is logged in. A context alone proves nobody. */
  readonly customerId?: string | null
}

const longestComment = 500

/**
 * Turns the cart into an order and claims its stock, in one transaction: either both happen or neither. A cart becomes one
 * order however often this is called, at once or again after the process died: the repetition answers with the same order.
 */
export async function placeOrder(
  parts: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  token: string | undefined,
  wish: OrderWish,
): Promise<Order | Refused> {
  return parts.transact(async (writers) => {
    const now = parts.clock.now()
    const context = await writers.contexts.lock(token, now)
    if (!context || context.storeCode !== storefront.code) return declined(refuse('context-not-found'))
    if (context.cartId === null) return declined(refuse('cart-empty'))
    const earlier = await writers.orders.lockByCart(context.cartId)
    if (earlier?.state === 'paid') return declined(refuse('order-already-paid'))

    const consents = [
      ...(wish.termsAccepted ? [] : [refuse('terms-not-accepted', { field: 'termsAccepted' })]),
      ...(wish.withdrawalRead ? [] : [refuse('withdrawal-not-read', { field: 'withdrawalRead' })]),
      ...(context.paymentMethod && needsTerms(context.paymentMethod) && !wish.rivertyTermsAccepted
        ? [refuse('riverty-terms-not-accepted', { field: 'rivertyTermsAccepted' })]
        : []),
      ...(wish.comment && wish.comment.length > longestComment
        ? [refuse('field-too-long', { field: 'comment', name: String(longestComment) })]
        : []),
    ]
    if (consents.length > 0) return declined(...consents)

    const stored = await writers.addresses.addresses(
      [context.billingAddressId, context.shippingAddressId].filter((id) => id !== null),
    )
    const billingAddress = stored.find((address) => address.id === context.billingAddressId)
    const shippingAddress = stored.find((address) => address.id === context.shippingAddressId)
    if (!billingAddress || !shippingAddress || context.email === null) return declined(refuse('address-missing'))
    if (!storefront.deliversTo.includes(shippingAddress.country)) return declined(refuse('country-not-delivered'))

    const cart = await viewCart(
      {
        carts: writers.cartLines,
        catalog: writers.catalog,
        promotions: writers.promotions,
        vouchers: writers.vouchers,
        clock: parts.clock,
      },
      storefront,
      context,
      { destination: shippingAddress.country, customerId: wish.customerId },
    )
    if (cart.items.length === 0) return declined(refuse('cart-empty'))
    const blocking = cart.errors.filter(({ level }) => level === 'error')
    if (blocking.length > 0) {
      return declined(
        ...blocking.map((error) => refuse(error.messageKey, error.name === undefined ? {} : { name: error.name })),
      )
    }
    const method = cart.shippingMethod
    if (!method || !reaches(method, shippingAddress.country)) return declined(refuse('shipping-method-missing'))
    const kept = readServicePoint(shippingAddress.customFields.servicePoint)
    if (method.pickup && !leadsTo(kept, method.pickup)) {
      return declined(refuse('service-point-missing', { field: 'shippingMethod' }))
    }
    // Another carrier can't open a packstation.
    if (!leadsTo(kept, method.pickup)) return declined(refuse('shipping-method-missing', { field: 'shippingMethod' }))
    if (context.paymentMethod === null) return declined(refuse('payment-method-missing'))
    if (wish.expectedTotal !== null && wish.expectedTotal !== cart.totals.total)
      return declined(refuse('total-changed'))

    if (
      earlier?.total === cart.totals.total &&
      hasSameDiscounts(earlier, cart) &&
      isSameOrder(earlier, context, billingAddress, shippingAddress, method.id)
    ) {
      return earlier
    }
    // The shopper came back and changed where it goes, or a price changed meanwhile: the order that nobody paid makes room,
    // and its cart stays with it.
    const cartId = earlier ? await replaceOrder(writers, earlier, context, now) : context.cartId

    const { id: _billing, ...billing } = billingAddress
    const { id: _shipping, ...sent } = shippingAddress
    const { origin: _origin, ...customFields } = sent.customFields
    const shipping = { ...sent, customFields }
    const lines = orderLines(cart, method.carrier)
    const order = {
      deepLinkCode: newCode(),
      cartId,
      storeCode: storefront.code,
      language: storefront.language,
      email: context.email,
      billingAddress: billing,
      shippingAddress: shipping,
      shippingMethod: method.id,
      paymentMethod: context.paymentMethod,
      currency: storefront.currency,
      subtotal: cart.totals.subtotal,
      costsTotal: cart.totals.costs,
      discountTotal: cart.totals.discount,
      shippingTotal: cart.totals.shipping,
      total: cart.totals.total,
      taxTotal: lines.reduce((sum, line) => sum + line.tax, 0),
      taxGroups: cart.totals.taxes,
      createdAt: now,
      lines,
      newsletter: wish.newsletter,
      comment: wish.comment,
      customerId: wish.customerId ?? null,
    }
    const { id, number } = await writers.orders.add(order)
    const taken = await claimDiscounts(writers, storefront, { id, cartId }, cart, wish.customerId ?? null, now)
    if (taken.length > 0) return declined(...taken)
    const claim = await writers.stock.claim(
      id,
      cart.items.map((item) => ({ variantId: item.variant.id, quantity: item.quantity })),
    )
    if (!claim.claimed) {
      return declined(
        ...claim.missing.map((missing) => {
          const item = cart.items.find((one) => one.variant.id === missing.variantId)
          return refuse(missing.available === 0 ? 'product-out-of-stock' : 'product-stock-reached', {
            name: item?.product.name ?? '',
          })
        }),
      )
    }
    if (wish.newsletter) await joinNewsletter(writers, storefront, order, wish.branchcode || null, now)
    await writers.contexts.change(context.id, { lastOrderId: id, recovered: false }, now)
    await writers.changed(cart.items.map((item) => `product:${item.product.id}`))
    return { ...order, id, number, state: 'open', stockClaimed: true, paidAt: null }
  })
}

/**
 * Counts the promotions as used and holds the vouchers, in the same order for everybody, so that nobody waits in a circle. Of
 * two who want the last use at once, the second is told.
 */
async function claimDiscounts(
  writers: Writers,
  { currency }: Storefront,
  order: { readonly id: string; readonly cartId: string },
  cart: Cart,
  customerId: string | null,
  now: Date,
): Promise<readonly Refusal[]> {
  const atWork = cart.discounts.filter(({ fault }) => fault === null)
  const taken: Refusal[] = []
  const promotions = atWork.flatMap(({ promotionId, name }) => (promotionId === null ? [] : [{ promotionId, name }]))
  for (const { promotionId, name } of promotions.sort((a, b) => (a.promotionId < b.promotionId ? -1 : 1))) {
    if (!(await writers.promotions.claim(order.id, promotionId))) taken.push(refuse('promotion-used-up', { name }))
  }
  const vouchers = atWork.filter(({ kind }) => kind === 'voucher').map(({ reference }) => reference)
  for (const barcode of vouchers.sort()) {
    const holder = { id: order.cartId, customerId: customerId ?? '', currency }
    const { reserved } = await writers.redemptions.reserve(barcode, holder, now)
    if (!reserved) taken.push(refuse('voucher-in-another-cart', { name: barcode }))
  }
  return taken
}

/** Asks for the newsletter that was ticked beside the order; its link goes to the order's address. */
async function joinNewsletter(
  writers: Writers,
  storefront: Storefront,
  { email, billingAddress }: { readonly email: string; readonly billingAddress: Address },
  branchcode: string | null,
  now: Date,
): Promise<void> {
  const { firstName, lastName, salutation, country, city } = billingAddress
  const source = newsletterSource('checkout', { inStore: branchcode !== null })
  const known = { email, firstName, lastName, salutation, country, city, source, branchcode }
  await join(writers, memberDetails(storefront, known), now)
}

/** Whether placing again, for the same total, would make the order that is there. */
function isSameOrder(
  order: Order,
  context: Context,
  billing: StoredAddress,
  shipping: StoredAddress,
  shippingMethod: string,
): boolean {
  return (
    order.state !== 'cancelled' &&
    order.email === context.email &&
    order.shippingMethod === shippingMethod &&
    isSameAddress(order.billingAddress, billing) &&
    isSameAddress(order.shippingAddress, shipping)
  )
}

function hasSameDiscounts(order: Order, cart: Cart): boolean {
  const had = adjustments(order.lines)
    .filter(({ type }) => type === 'discount')
    .map(({ sku, total }) => `${sku} ${-total}`)
  const has = cart.discounts
    .filter(({ fault }) => fault === null)
    .map(({ reference, amount }) => `${reference} ${amount}`)
  return had.sort().join() === has.sort().join()
}

function isSameAddress(a: Address, b: StoredAddress): boolean {
  const { id: _, customFields, ...address } = b
  const { origin: _origin, ...kept } = customFields
  const rest = { ...address, customFields: kept }
  return (Object.keys(rest) as (keyof Address)[]).every((key) => JSON.stringify(a[key]) === JSON.stringify(rest[key]))
}

/** Cancels an unpaid order and answers with a copy of its cart. A payment of it that still arrives is paid back. */
async function replaceOrder(writers: Writers, order: Order, context: Context, now: Date): Promise<string> {
  if (order.stockClaimed) await writers.stock.giveBack(order.id)
  await giveDiscountsBack(writers, order.id)
  await writers.orders.change(order.id, { state: 'cancelled', stockClaimed: false })
  const cartId = await writers.carts.copy(order.cartId, order.storeCode, now)
  await writers.contexts.change(context.id, { cartId }, now)
  return cartId
}
