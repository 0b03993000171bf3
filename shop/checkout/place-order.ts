import { lastWrite } from '#database/unit-of-work.ts'
import { changes } from '#kernel/cache-table.ts'
import { type Clock, second } from '#kernel/clock.ts'
import { type Measurer, readMeasuredBrowsers, type TypedBrowsers } from '#kernel/measured-browser.ts'
import { type Refusal, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Cents } from '#kernel/money.ts'
import { newsletterSource } from '#kernel/newsletter.ts'
import { postcodeError } from '#kernel/postcode.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { type Cart, inOrder } from '../cart/cart.ts'
import type { Context } from '../cart/context.ts'
import { shipsTo } from '../cart/shipping-methods.ts'
import { viewCart, viewCartDeps } from '../cart/view-cart.ts'
import { joinAsMember } from '../newsletter/join.ts'
import { memberDetails } from '../newsletter/subscribe.ts'
import { type Address, isContactOnly } from '../orders/address.ts'
import { type Order, type PayingGiftCard, storeOf } from '../orders/order.ts'
import type { ShippingMethod } from '../settings/delivery-settings.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { PickupTimes } from '../stores/pickup-time.ts'
import type { Repositories, Transact } from '../transact.ts'
import type { StoredAddress } from './address-store.ts'
import { isSameOrder, orderOf } from './order-of-cart.ts'
import { capturesLater, needsTerms } from './payment-methods.ts'
import { promisePickup } from './promise-pickup.ts'
import { reserveRepositories } from './reserve-again.ts'
import { giveDiscountsBack, giveGiftCardBack, reserveDiscounts } from './reserve-discounts.ts'
import { leadsTo } from './service-point.ts'
import { invoiceNamesAddress } from './simplified-invoice.ts'

export type PlaceOrderInput = {
  readonly termsAccepted: boolean
  readonly withdrawalRead: boolean
  readonly rivertyTermsAccepted: boolean
  readonly newsletter: boolean
  /** Whether a receipt without prices goes with it, for whoever it is given to. */
  readonly giftReceipt?: boolean | undefined
  /** The store that the tablet stands in, if the shopper orders on one. */
  readonly branchcode?: string | null | undefined
  /** The browser that it is ordered in, where that agreed to be counted. */
  readonly measured?: TypedBrowsers | null | undefined
  readonly comment: string | null
  /** The total that the shopper read above the button; another one is refused. */
  readonly expectedTotal: Cents | null
  /** What a gift card was to pay of it, as they read it; another amount is refused. */
  readonly expectedGiftCard?: Cents | null | undefined
  /** Who is logged in. A context alone proves nobody. */
  readonly customerId?: string | null
  /** Whether it travels in a parcel whose delivery is paid already: with an order that customer service adds something to. */
  readonly sentAlong?: boolean
}

export type PlaceDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly pickupTimes: PickupTimes
  /** How long an order may wait for its payment before its shopper is told that it was received. */
  readonly acknowledgeAfterSeconds: number
  /** Who counts what is sold. */
  readonly measures?: readonly Measurer[] | undefined
}

const longestComment = 500

/**
 * Turns the cart into an order and claims its stock, in one transaction: either both happen or neither. A cart becomes one
 * order however often this is called, at once or again after the process died: the repetition answers with the same order.
 */
export async function placeOrder(
  deps: PlaceDeps,
  storefront: Storefront,
  token: string | undefined,
  input: PlaceOrderInput,
): Promise<Order | Refused> {
  return deps.transact(
    [
      ...reserveRepositories,
      'addresses',
      'cartLines',
      'carts',
      'consents',
      'contexts',
      'customers',
      'giftReceipts',
      'jobs',
      'measurements',
      'newsletter',
      'orders',
      'storePickups',
      'stores',
      'vouchers',
    ],
    { token },
    async (repositories) => {
      const now = deps.clock.now()
      const context = await repositories.contexts.lock(token, now)
      if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
      if (context.cartId === null) return refusedWith(refusalOf('cart-empty'))
      // Whoever holds the session holds its cart: nobody else makes an order of it meanwhile.
      const [{ lines, isOrdered }, { billing, shipping }] = await Promise.all([
        repositories.cartLines.linesAndOrder(context.cartId),
        addressesOf(repositories, context),
      ])
      const earlier = isOrdered ? await repositories.orders.lockByCart(context.cartId) : undefined
      if (earlier?.state === 'paid') return refusedWith(refusalOf('order-already-paid'))
      const errors = inputErrors(input, context)
      if (errors.length > 0) return refusedWith(...errors)

      const { email, paymentMethod } = context
      if (!billing || !shipping || email === null) return refusedWith(refusalOf('address-missing'))
      if (!storefront.deliversTo.includes(shipping.country)) return refusedWith(refusalOf('country-not-delivered'))
      if (postcodeError(shipping.zipcode, shipping.country) === 'zipcode-not-delivered')
        return refusedWith(refusalOf('zipcode-not-delivered'))

      const customerId = input.customerId ?? null
      const cart = await viewCart(viewCartDeps(repositories, deps), storefront, context, {
        destination: shipping.country,
        customerId,
        sentAlong: input.sentAlong,
        lines: inOrder(lines),
      })
      const unsellable = cartErrors(cart)
      if (unsellable.length > 0) return refusedWith(...unsellable)
      const method = cart.shippingMethod
      if (!method) return refusedWith(refusalOf('shipping-method-missing'))
      const undeliverable =
        deliveryError(method, shipping) ?? billingError(billing, paymentMethod, cart.totals.total, shipping)
      if (undeliverable) return refusedWith(undeliverable)
      if (paymentMethod === null) return refusedWith(refusalOf('payment-method-missing'))
      if (input.expectedTotal !== null && input.expectedTotal !== cart.totals.total)
        return refusedWith(refusalOf('total-changed'))

      const { newsletter, comment } = input
      const { returns, numbers } = deps.settings.at(now)
      const retailer = { returnDays: returns.days, numbers: numbers.orders }
      const decided = { email, billing, shipping, method, paymentMethod, newsletter, comment, customerId, ...retailer }
      if (earlier && isSameOrder(earlier, cart, decided) && hasCardOf(earlier, context, input)) {
        await repositories.orders.remark(earlier.id, { ...decided, deliveryDate: cart.deliveryDate ?? null })
        await keepMeasured(repositories, deps.measures, earlier.id, input.measured, { contextId: context.id, now })
        await keepGiftReceipt(repositories, deps, earlier.id, input, now)
        if (newsletter && !earlier.newsletter) {
          await joinNewsletter(repositories, storefront, earlier, input.branchcode || null, now)
        }
        return { ...earlier, paymentMethod, deliveryDate: cart.deliveryDate ?? null }
      }
      // The shopper came back and changed where it goes, or a price changed meanwhile: the order that nobody paid makes room,
      // and its cart stays with it.
      const cartId = earlier ? await replaceOrder(repositories, earlier, context, now) : context.cartId
      if (earlier && deps.measures?.length) await repositories.measurements.forget(earlier.id)

      const giftCard = await payingCard(repositories, storefront, context, cart.totals.total, now)
      if ((input.expectedGiftCard ?? giftCard?.amount ?? 0) !== (giftCard?.amount ?? 0))
        return refusedWith(refusalOf('total-changed'))
      if (giftCard && capturesLater(paymentMethod) && giftCard.amount < cart.totals.total)
        return refusedWith(refusalOf('payment-method-not-found', { field: 'paymentMethod' }))
      const order = { ...orderOf(cart, storefront, decided, now), cartId, giftCard }
      const { id, number } = await repositories.orders.add(order)
      if (giftCard) await repositories.giftCards.reserve(id, giftCard, now)
      const taken = await reserveDiscounts(repositories, storefront, { id, cartId }, cart, customerId, now)
      if (taken.length > 0) return refusedWith(...taken)
      const store = storeOf(order)
      const reserve = await reserveStock(repositories, id, cart, store)
      if ('missing' in reserve) return refusedWith(...reserve.missing)
      if (store !== undefined) await promisePickup(repositories, deps.pickupTimes, id, store, reserve.from, now)
      await repositories.jobs.acknowledgeOrder(id, {
        startAfter: new Date(now.getTime() + deps.acknowledgeAfterSeconds * second),
      })
      if (newsletter) await joinNewsletter(repositories, storefront, order, input.branchcode || null, now)
      // A new order has none that could be taken back.
      if (input.giftReceipt) await keepGiftReceipt(repositories, deps, id, input, now)
      if (input.measured)
        await keepMeasured(repositories, deps.measures, id, input.measured, { contextId: context.id, now })
      const writing = Promise.all([
        repositories.contexts.change(
          context.id,
          // A card that paid nothing is none.
          { lastOrderId: id, recovered: false, ...(giftCard ? {} : { giftCardId: null }) },
          now,
        ),
        repositories.invalidate(changes.stock(cart.items.map((item) => item.product.id))),
      ])
      const placed: Order = { ...order, id, number, state: 'open', stockReserved: true, paidAt: null }
      return lastWrite(writing.then(() => placed))
    },
  )
}

/** What the gift card that the shopper chose pays, held until the transaction ends; one that pays nothing any more is none. */
async function payingCard(
  { giftCards }: Pick<Repositories, 'giftCards'>,
  storefront: Storefront,
  { giftCardId }: Pick<Context, 'giftCardId'>,
  total: Cents,
  now: Date,
): Promise<PayingGiftCard | null> {
  return giftCardId === null ? null : ((await giftCards.offer(giftCardId, total, storefront, now)) ?? null)
}

/** Whether an order is paid by the card that is chosen now, with what the shopper read. */
function hasCardOf(
  { giftCard }: Pick<Order, 'giftCard'>,
  { giftCardId }: Pick<Context, 'giftCardId'>,
  { expectedGiftCard }: Pick<PlaceOrderInput, 'expectedGiftCard'>,
): boolean {
  const amount = giftCard?.amount ?? 0
  return (giftCard?.id ?? null) === giftCardId && (expectedGiftCard ?? amount) === amount
}

/** What holds of the last press: who orders may have thought better of it. */
async function keepGiftReceipt(
  { giftReceipts }: Pick<Repositories, 'giftReceipts'>,
  { settings }: Pick<PlaceDeps, 'settings'>,
  orderId: string,
  { giftReceipt }: Pick<PlaceOrderInput, 'giftReceipt'>,
  now: Date,
): Promise<void> {
  if (giftReceipt && settings.at(now).giftReceipts.offered) await giftReceipts.give(orderId, now)
  else await giftReceipts.take(orderId)
}

/** What was not ticked, and what is too long. */
function inputErrors(input: PlaceOrderInput, { paymentMethod }: Context): readonly Refusal[] {
  return [
    ...(input.termsAccepted ? [] : [refusalOf('terms-not-accepted', { field: 'termsAccepted' })]),
    ...(input.withdrawalRead ? [] : [refusalOf('withdrawal-not-read', { field: 'withdrawalRead' })]),
    ...(paymentMethod && needsTerms(paymentMethod) && !input.rivertyTermsAccepted
      ? [refusalOf('riverty-terms-not-accepted', { field: 'rivertyTermsAccepted' })]
      : []),
    ...(input.comment && input.comment.length > longestComment
      ? [refusalOf('field-too-long', { field: 'comment', name: String(longestComment) })]
      : []),
  ]
}

async function addressesOf(
  { addresses }: Pick<Repositories, 'addresses'>,
  { billingAddressId, shippingAddressId }: Context,
) {
  const stored = await addresses.addresses([billingAddressId, shippingAddressId].filter((id) => id !== null))
  return {
    billing: stored.find(({ id }) => id === billingAddressId),
    shipping: stored.find(({ id }) => id === shippingAddressId),
  }
}

/** What keeps the cart from being sold as it is. */
function cartErrors({ items, errors }: Cart): readonly Refusal[] {
  if (items.length === 0) return [refusalOf('cart-empty')]
  return errors
    .filter(({ level }) => level === 'error')
    .map(({ messageKey, name }) => refusalOf(messageKey, name === undefined ? {} : { name }))
}

function deliveryError(method: ShippingMethod, { country, customFields, street }: StoredAddress): Refusal | undefined {
  if (method.pickup?.source !== 'store' && isContactOnly({ street })) return refusalOf('address-missing')
  if (!shipsTo(method, country)) return refusalOf('shipping-method-missing')
  if (leadsTo(readServicePoint(customFields.servicePoint), method.pickup)) return undefined
  return method.pickup
    ? refusalOf('service-point-missing', { field: 'shippingMethod' })
    : // Another carrier can't open a packstation.
      refusalOf('shipping-method-missing', { field: 'shippingMethod' })
}

/** Who collects an order need not say where they live, unless its invoice or whoever lends its money has to know. */
function billingError(
  billing: Address,
  paymentMethod: string | null,
  total: Cents,
  { country }: Pick<Address, 'country'>,
): Refusal | undefined {
  if (!isContactOnly(billing)) return undefined
  const asked = invoiceNamesAddress(total, country) || (paymentMethod !== null && capturesLater(paymentMethod))
  return asked ? refusalOf('billing-address-required', { field: 'billingAddress' }) : undefined
}

/** @returns what can't be had any more, or not as often; or from where it comes, when all of it is the order's now */
async function reserveStock(
  { stock }: Pick<Repositories, 'stock'>,
  orderId: string,
  { items }: Cart,
  store: string | undefined,
): Promise<{ readonly from: readonly string[] } | { readonly missing: readonly Refusal[] }> {
  const reserve = await stock.reserve(
    orderId,
    items.map((item) => ({ variantId: item.variant.id, quantity: item.quantity })),
    store,
  )
  if (reserve.reserved) return { from: reserve.from }
  const missing = reserve.missing.map(({ variantId, available }) => {
    const item = items.find((one) => one.variant.id === variantId)
    return refusalOf(available === 0 ? 'product-out-of-stock' : 'product-stock-reached', {
      name: item?.product.name ?? '',
    })
  })
  return { missing }
}

/** Asks for the newsletter that was ticked beside the order; its link goes to the order's address. */
async function joinNewsletter(
  repositories: Pick<Repositories, 'consents' | 'customers' | 'jobs' | 'newsletter'>,
  storefront: Storefront,
  { email, billingAddress }: { readonly email: string; readonly billingAddress: Address },
  branchcode: string | null,
  now: Date,
): Promise<void> {
  const { firstName, lastName, salutation, country, city } = billingAddress
  const source = newsletterSource('checkout', { inStore: branchcode !== null })
  const known = { email, firstName, lastName, salutation, country, city: city || null, source, branchcode }
  await joinAsMember(repositories, memberDetails(storefront, known), now)
}

/** Who agreed when they ordered, and agrees no more when they order the same again, is forgotten. */
async function keepMeasured(
  { measurements }: Pick<Repositories, 'measurements'>,
  measures: readonly Measurer[] = [],
  orderId: string,
  typed: TypedBrowsers | null | undefined,
  session: { readonly contextId: string; readonly now: Date },
): Promise<void> {
  if (measures.length === 0) return
  const browsers = readMeasuredBrowsers(typed ?? {}).filter(({ measurer }) => measures.includes(measurer))
  await measurements.record(orderId, browsers, session)
}

/** Cancels an unpaid order and answers with a copy of its cart. A payment of it that still arrives is paid back. */
async function replaceOrder(
  repositories: Pick<
    Repositories,
    'carts' | 'contexts' | 'giftCards' | 'orders' | 'promotions' | 'redemptions' | 'stock'
  >,
  order: Order,
  context: Context,
  now: Date,
): Promise<string> {
  // What goes back to the shelf is what the new order takes from it and tells of: a changed cart is a copy without an order.
  await giveGiftCardBack(repositories, order, now)
  await giveDiscountsBack(repositories, order.id)
  if (order.stockReserved) await repositories.stock.release(order.id)
  await repositories.orders.change(order.id, { state: 'cancelled', stockReserved: false })
  const cartId = await repositories.carts.copy(order.cartId, order.storefrontCode, now)
  await repositories.contexts.change(context.id, { cartId }, now)
  return cartId
}
