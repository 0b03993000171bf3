import { refusedWith } from '#kernel/message-key.ts'
import { routePath } from '#kernel/routes.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import { type CartStatus, cartStatus, type LastOrder } from '#shop/cart/cart-status.ts'
import type { Context as ShopperContext } from '#shop/cart/context.ts'
import { storePickup } from '#shop/cart/shipping-methods.ts'
import type { StoredAddress } from '#shop/checkout/address-store.ts'
import { invoiceNamesAddress } from '#shop/checkout/simplified-invoice.ts'
import { type Order, orderReference } from '#shop/orders/order.ts'
import { AddressType } from './address-types.ts'
import { builder } from './builder.ts'
import { type CartPayload, CartType, viewFor } from './cart.ts'
import { type ApiContext, customerOf } from './context.ts'
import { CustomerType } from './customer-types.ts'
import { GiftCardPartType, giftCardPart } from './gift-card-payment.ts'
import { RefusedType } from './refused.ts'
import { StorePickupOfferType, storeOffers } from './stores.ts'

/** A session, and what belongs to it: read once, when something of it is asked for. Most changes are asked for nothing. */
type ContextView = {
  readonly shopper: ShopperContext
  readonly token: string
  cart(): Promise<CartPayload>
  lastOrder(): Promise<LastOrderView | undefined>
  addresses(): Promise<Addresses>
}

type LastOrderView = {
  readonly order: Order
  readonly checkoutUrl: string | null
  readonly paymentStatus: LastOrder['paymentStatus']
}
type Addresses = { readonly billing: StoredAddress | undefined; readonly shipping: StoredAddress | undefined }

const CartStatusValueEnum = builder.enumType('CartStatusValue', {
  values: ['ok', 'empty', 'failed', 'recover', 'paid', 'cancelled'] as const satisfies readonly CartStatus[],
})
const CartStatusOrderType = builder.objectRef<LastOrderView>('CartStatusOrder').implement({
  fields: (t) => ({
    state: t.string({ resolve: ({ order }) => order.state }),
    redirectUrl: t.string({
      nullable: true,
      description:
        'Where the shopper goes on with this order: to the provider while it can be paid, to the finish page after.',
      resolve: ({ order, checkoutUrl }, _, { storefront, identity }) =>
        order.state === 'paid'
          ? `${routePath(storefront, 'checkoutSuccess')}?order=${orderReference(order, identity.visit)}`
          : checkoutUrl,
    }),
    reference: t.string({
      nullable: true,
      resolve: ({ order }, _, { identity }) => orderReference(order, identity.visit),
    }),
  }),
})
const CartStatusType = builder.objectRef<ContextView>('CartStatus').implement({
  fields: (t) => ({
    status: t.field({ type: CartStatusValueEnum, resolve: (view, _, { now }) => statusOf(view, now) }),
    order: t.field({
      type: CartStatusOrderType,
      nullable: true,
      resolve: async (view) => (await view.lastOrder()) ?? null,
    }),
    recover: t.boolean({ resolve: (view) => view.shopper.recovered }),
  }),
})
const SalesChannelType = builder.objectRef<string>('SalesChannel').implement({
  fields: (t) => ({
    id: t.id({ resolve: (_, __, { storefront }) => storefront.code }),
    countryId: t.id({ resolve: (country) => country }),
  }),
})
const MethodRefType = builder.objectRef<string>('MethodRef').implement({
  fields: (t) => ({ id: t.id({ resolve: (id) => id }) }),
})
export const ContextType = builder.objectRef<ContextView>('Context').implement({
  description: "A shopper's session: the cart, and what they chose so far. The token proves nobody's identity.",
  fields: (t) => ({
    token: t.string({ resolve: ({ token }) => token }),
    cart: t.field({ type: CartType, resolve: (view) => view.cart() }),
    cartStatus: t.field({ type: CartStatusType, resolve: (view) => view }),
    customer: t.field({
      type: CustomerType,
      nullable: true,
      description: 'Who is logged in; a guest is nobody.',
      resolve: (_, __, context) => customerOf(context),
    }),
    salesChannel: t.field({ type: SalesChannelType, resolve: (_, __, { storefront }) => storefront.country }),
    shippingMethod: t.field({
      type: MethodRefType,
      nullable: true,
      resolve: async (view) => (await view.cart()).cart.shippingMethod?.id ?? null,
    }),
    paymentMethod: t.field({ type: MethodRefType, nullable: true, resolve: ({ shopper }) => shopper.paymentMethod }),
    giftCard: t.field({
      type: GiftCardPartType,
      nullable: true,
      description: 'What the gift card pays that was chosen.',
      resolve: async (view, _, context) =>
        view.shopper.giftCardId === null
          ? null
          : ((await giftCardPart(context, view.shopper, (await view.cart()).cart.totals.total)) ?? null),
    }),
    email: t.string({ nullable: true, resolve: ({ shopper }) => shopper.email }),
    billingAddress: t.field({
      type: AddressType,
      nullable: true,
      resolve: async (view) => (await view.addresses()).billing ?? null,
    }),
    shippingAddress: t.field({
      type: AddressType,
      nullable: true,
      resolve: async (view) => (await view.addresses()).shipping ?? null,
    }),
    pickup: t.field({
      type: StorePickupOfferType,
      nullable: true,
      description: 'When the cart is ready in the store that was chosen to collect it in.',
      resolve: async (view, _, context) => {
        const point = readServicePoint((await view.addresses()).shipping?.customFields.servicePoint)
        if (point?.locationType !== 'store') return null
        const { cart } = await view.cart()
        return (await storeOffers(context, cart, [point.providerId])).get(point.providerId) ?? null
      },
    }),
    collectable: t.boolean({
      description: 'Whether the storefront has stores in which orders are collected.',
      resolve: (_, __, { settings, storefront }) => storePickup(settings, storefront) !== undefined,
    }),
    billingAddressRequired: t.boolean({
      description: 'Whether the invoice of this cart has to name where its buyer lives.',
      resolve: async (view, _, { storefront }) => {
        const [{ cart }, { shipping }] = await Promise.all([view.cart(), view.addresses()])
        return invoiceNamesAddress(cart.totals.total, shipping?.country ?? storefront.country)
      },
    }),
  }),
})
export const ContextResultType = builder.unionType('ContextResult', {
  types: [ContextType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : ContextType),
})

/** A session that begins now; the browser is told of its token. */
export async function newContextView(context: ApiContext): Promise<ContextView> {
  const begun = await context.shop.beginContext(context.storefront.code)
  context.answer.contextToken = begun.token
  return contextView(context, begun.context, begun.token)
}

/** The session after a change, or why nothing was changed. */
export async function changedContext(
  context: ApiContext,
  token: string,
  answer: Awaited<ReturnType<ApiContext['shop']['setAddresses']>>,
) {
  return 'refused' in answer ? refusedWith(...answer.refusals) : contextView(context, answer, token)
}

export function contextView(context: ApiContext, shopper: ShopperContext, token: string): ContextView {
  const addresses = once(() => context.shop.addressesOf(shopper))
  return {
    shopper,
    token,
    addresses,
    cart: once(() => viewFor(context, shopper, token, undefined, addresses)),
    lastOrder: once(() => lastOrderOf(context, shopper)),
  }
}

async function lastOrderOf({ shop }: ApiContext, shopper: ShopperContext): Promise<LastOrderView | undefined> {
  const order = shopper.lastOrderId === null ? undefined : await shop.order(shopper.lastOrderId)
  if (!order) return undefined
  const [payment] = await shop.paymentsOf(order.id)
  return { order, checkoutUrl: payment?.checkoutUrl ?? null, paymentStatus: payment?.status ?? null }
}

async function statusOf(view: ContextView, now: Date): Promise<CartStatus> {
  const [{ cart }, last] = await Promise.all([view.cart(), view.lastOrder()])
  const known: LastOrder | undefined = last && {
    cartId: last.order.cartId,
    state: last.order.state,
    createdAt: last.order.createdAt,
    paymentStatus: last.paymentStatus,
  }
  return cartStatus(view.shopper, cart.items.length, known, now)
}

/** Asked once, however many want to know. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= ask()
    return asked
  }
}
