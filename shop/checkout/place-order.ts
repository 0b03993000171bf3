import { type Clock, second } from '#kernel/clock.ts'
import { declined, type Refusal, type Refused, refuse } from '#kernel/message-key.ts'
import type { Cents } from '#kernel/money.ts'
import { newsletterSource } from '#kernel/newsletter.ts'
import { postcodeFault } from '#kernel/postcode.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Cart } from '../cart/cart.ts'
import type { Context } from '../cart/context.ts'
import { reaches, type ShippingMethod } from '../cart/shipping-methods.ts'
import { viewCart } from '../cart/view-cart.ts'
import { join } from '../newsletter/join.ts'
import { memberDetails } from '../newsletter/subscribe.ts'
import { type Order, storeOf } from '../orders/order.ts'
import type { PickupTimes } from '../stores/pickup-time.ts'
import type { Transact, Writers } from '../transact.ts'
import { type Address, isContactOnly } from './address.ts'
import type { StoredAddress } from './address-store.ts'
import { isSameOrder, orderOf } from './order-of-cart.ts'
import { capturesLater, needsTerms } from './payment-methods.ts'
import { promisePickup } from './promise-pickup.ts'
import { claimDiscounts, giveDiscountsBack } from './reserve-discounts.ts'
import { leadsTo } from './service-point.ts'
import { invoiceNamesAddress } from './simplified-invoice.ts'

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

export type PlaceParts = {
  readonly transact: Transact
  readonly clock: Clock
  readonly pickupTimes: PickupTimes
  /** How long an order may wait for its payment before its shopper is told that it was received. */
  readonly acknowledgeAfterSeconds: number
}

const longestComment = 500

/**
 * Turns the cart into an order and claims its stock, in one transaction: either both happen or neither. A cart becomes one
 * order however often this is called, at once or again after the process died: the repetition answers with the same order.
 */
export async function placeOrder(
  parts: PlaceParts,
  storefront: Storefront,
  token: string | undefined,
  wish: OrderWish,
): Promise<Order | Refused> {
  return parts.transact({ token }, async (writers) => {
    const now = parts.clock.now()
    const context = await writers.contexts.lock(token, now)
    if (!context || context.storeCode !== storefront.code) return declined(refuse('context-not-found'))
    if (context.cartId === null) return declined(refuse('cart-empty'))
    const earlier = await writers.orders.lockByCart(context.cartId)
    if (earlier?.state === 'paid') return declined(refuse('order-already-paid'))
    const faults = wishFaults(wish, context)
    if (faults.length > 0) return declined(...faults)

    const { email, paymentMethod } = context
    const { billing, shipping } = await addressesOf(writers, context)
    if (!billing || !shipping || email === null) return declined(refuse('address-missing'))
    if (!storefront.deliversTo.includes(shipping.country)) return declined(refuse('country-not-delivered'))
    if (postcodeFault(shipping.zipcode, shipping.country) === 'zipcode-not-delivered')
      return declined(refuse('zipcode-not-delivered'))

    const customerId = wish.customerId ?? null
    const cart = await viewCart({ ...writers, carts: writers.cartLines, clock: parts.clock }, storefront, context, {
      destination: shipping.country,
      customerId,
    })
    const unsellable = cartFaults(cart)
    if (unsellable.length > 0) return declined(...unsellable)
    const method = cart.shippingMethod
    if (!method) return declined(refuse('shipping-method-missing'))
    const undeliverable =
      deliveryFault(method, shipping) ?? billingFault(billing, paymentMethod, cart.totals.total, shipping)
    if (undeliverable) return declined(undeliverable)
    if (paymentMethod === null) return declined(refuse('payment-method-missing'))
    if (wish.expectedTotal !== null && wish.expectedTotal !== cart.totals.total)
      return declined(refuse('total-changed'))

    const { newsletter, comment } = wish
    const decided = { email, billing, shipping, method, paymentMethod, newsletter, comment, customerId }
    if (earlier && isSameOrder(earlier, cart, decided)) {
      await writers.orders.remark(earlier.id, { ...decided, deliveryDate: cart.deliveryDate ?? null })
      if (newsletter && !earlier.newsletter) {
        await joinNewsletter(writers, storefront, earlier, wish.branchcode || null, now)
      }
      return { ...earlier, paymentMethod, deliveryDate: cart.deliveryDate ?? null }
    }
    // The shopper came back and changed where it goes, or a price changed meanwhile: the order that nobody paid makes room,
    // and its cart stays with it.
    const cartId = earlier ? await replaceOrder(writers, earlier, context, now) : context.cartId

    const order = { ...orderOf(cart, storefront, decided, now), cartId }
    const { id, number } = await writers.orders.add(order)
    const taken = await claimDiscounts(writers, storefront, { id, cartId }, cart, customerId, now)
    if (taken.length > 0) return declined(...taken)
    const store = storeOf(order)
    const claim = await claimStock(writers, id, cart, store)
    if ('missing' in claim) return declined(...claim.missing)
    if (store !== undefined) await promisePickup(writers, parts.pickupTimes, id, store, claim.from, now)
    await writers.jobs.acknowledgeOrder(id, {
      startAfter: new Date(now.getTime() + parts.acknowledgeAfterSeconds * second),
    })
    if (newsletter) await joinNewsletter(writers, storefront, order, wish.branchcode || null, now)
    await writers.contexts.change(context.id, { lastOrderId: id, recovered: false }, now)
    await writers.changed(cart.items.map((item) => `product:${item.product.id}`))
    return { ...order, id, number, state: 'open', stockClaimed: true, paidAt: null }
  })
}

/** What was not ticked, and what is too long. */
function wishFaults(wish: OrderWish, { paymentMethod }: Context): readonly Refusal[] {
  return [
    ...(wish.termsAccepted ? [] : [refuse('terms-not-accepted', { field: 'termsAccepted' })]),
    ...(wish.withdrawalRead ? [] : [refuse('withdrawal-not-read', { field: 'withdrawalRead' })]),
    ...(paymentMethod && needsTerms(paymentMethod) && !wish.rivertyTermsAccepted
      ? [refuse('riverty-terms-not-accepted', { field: 'rivertyTermsAccepted' })]
      : []),
    ...(wish.comment && wish.comment.length > longestComment
      ? [refuse('field-too-long', { field: 'comment', name: String(longestComment) })]
      : []),
  ]
}

async function addressesOf({ addresses }: Writers, { billingAddressId, shippingAddressId }: Context) {
  const stored = await addresses.addresses([billingAddressId, shippingAddressId].filter((id) => id !== null))
  return {
    billing: stored.find(({ id }) => id === billingAddressId),
    shipping: stored.find(({ id }) => id === shippingAddressId),
  }
}

/** What keeps the cart from being sold as it is. */
function cartFaults({ items, errors }: Cart): readonly Refusal[] {
  if (items.length === 0) return [refuse('cart-empty')]
  return errors
    .filter(({ level }) => level === 'error')
    .map(({ messageKey, name }) => refuse(messageKey, name === undefined ? {} : { name }))
}

function deliveryFault(method: ShippingMethod, { country, customFields, street }: StoredAddress): Refusal | undefined {
  if (method.pickup?.source !== 'store' && isContactOnly({ street })) return refuse('address-missing')
  if (!reaches(method, country)) return refuse('shipping-method-missing')
  if (leadsTo(readServicePoint(customFields.servicePoint), method.pickup)) return undefined
  return method.pickup
    ? refuse('service-point-missing', { field: 'shippingMethod' })
    : // Another carrier can't open a packstation.
      refuse('shipping-method-missing', { field: 'shippingMethod' })
}

/** Who collects an order need not say where they live, unless its invoice or whoever lends its money has to know. */
function billingFault(
  billing: Address,
  paymentMethod: string | null,
  total: Cents,
  { country }: Pick<Address, 'country'>,
): Refusal | undefined {
  if (!isContactOnly(billing)) return undefined
  const asked = invoiceNamesAddress(total, country) || (paymentMethod !== null && capturesLater(paymentMethod))
  return asked ? refuse('billing-address-required', { field: 'billingAddress' }) : undefined
}

/** @returns what can't be had any more, or not as often; or from where it comes, when all of it is the order's now */
async function claimStock(
  { stock }: Writers,
  orderId: string,
  { items }: Cart,
  store: string | undefined,
): Promise<{ readonly from: readonly string[] } | { readonly missing: readonly Refusal[] }> {
  const claim = await stock.claim(
    orderId,
    items.map((item) => ({ variantId: item.variant.id, quantity: item.quantity })),
    store,
  )
  if (claim.claimed) return { from: claim.from }
  const missing = claim.missing.map(({ variantId, available }) => {
    const item = items.find((one) => one.variant.id === variantId)
    return refuse(available === 0 ? 'product-out-of-stock' : 'product-stock-reached', {
      name: item?.product.name ?? '',
    })
  })
  return { missing }
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
  const known = { email, firstName, lastName, salutation, country, city: city || null, source, branchcode }
  await join(writers, memberDetails(storefront, known), now)
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
