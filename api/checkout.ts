import { GraphQLError } from 'graphql'
import { refusalOf, refusedWith } from '#kernel/message-key.ts'
import { routePath } from '#kernel/routes.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { Country, Currency } from '#kernel/storefront.ts'
import { type CartStatus, cartStatus, type LastOrder } from '#shop/cart/cart-status.ts'
import type { Context as ShopperContext } from '#shop/cart/context.ts'
import { arrivalOf } from '#shop/cart/delivery-schedule.ts'
import {
  asksForCustomerNumber,
  shippingMethods,
  shippingPrice,
  shipsTo,
  storePickup,
} from '#shop/cart/shipping-methods.ts'
import type { StoredAddress } from '#shop/checkout/address-store.ts'
import type { OfferedPaymentMethod } from '#shop/checkout/payment-methods.ts'
import { ordinaryAmount } from '#shop/checkout/payment-methods.ts'
import { invoiceNamesAddress } from '#shop/checkout/simplified-invoice.ts'
import type { GooglePayAccount } from '#shop/checkout/wallets.ts'
import { isContactOnly } from '#shop/orders/address.ts'
import { amountDue, type Order, orderReference } from '#shop/orders/order.ts'
import { PaymentProviderUnavailable, type WalletId, type WalletSession } from '#shop/orders/payment-port.ts'
import type { ShippingMethod, SupplySchedule } from '#shop/settings/delivery-settings.ts'
import { deliveryPromise } from '#shop/stock/delivery-promise.ts'
import { AddressInput, AddressType } from './address-types.ts'
import { builder, PriceType, priceView } from './builder.ts'
import { type CartPayload, CartType, DeliveryDateType, viewFor } from './cart.ts'
import { priceOrNull } from './catalog-types.ts'
import { type ApiContext, customerOf, shopperOf, tokenOf } from './context.ts'
import { CustomerType } from './customer-types.ts'
import { GiftCardPartType, giftCardPart } from './gift-card-payment.ts'
import { RefusedType } from './refused.ts'
import { StorePickupOfferType, storeOffers } from './stores.ts'
import { WalletKindEnum } from './wallet-kind.ts'

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
const ContextType = builder.objectRef<ContextView>('Context').implement({
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
const ContextResultType = builder.unionType('ContextResult', {
  types: [ContextType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : ContextType),
})

type OfferedShipping = {
  readonly method: ShippingMethod
  readonly subtotal: number
  readonly shipsFree: boolean
  readonly available: boolean
  readonly skus: readonly string[]
  readonly supply: SupplySchedule | undefined
  readonly country: Country
}
const ShippingMethodType = builder.objectRef<OfferedShipping>('ShippingMethod').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ method }) => method.id }),
    name: t.string({ resolve: ({ method }) => method.carrier }),
    description: t.string({ resolve: ({ method }, _, { storefront }) => method.description[storefront.language] }),
    type: t.string({ description: "'home', or 'pickup' for a service point.", resolve: ({ method }) => method.type }),
    storePickup: t.boolean({
      description: 'Whether it is collected in a store of ours.',
      resolve: ({ method }) => method.pickup?.source === 'store',
    }),
    asksForCustomerNumber: t.boolean({
      description: 'Some of its places open only to customers of DHL, by their number.',
      resolve: ({ method }) => asksForCustomerNumber(method),
    }),
    price: t.field({
      type: PriceType,
      resolve: ({ method, subtotal, shipsFree }, _, context) =>
        priceView(shippingPrice(method, subtotal, shipsFree), context),
    }),
    freeFrom: t.field({
      type: PriceType,
      nullable: true,
      description: 'From this subtotal on it costs nothing.',
      resolve: ({ method }, _, context) => priceOrNull(method.freeFrom ?? null, context),
    }),
    available: t.boolean({ resolve: ({ available }) => available }),
    deliveryTime: t.string({
      description: "Working days, as 'min-max'.",
      resolve: async ({ skus }, _, { shop }) => {
        const promise = deliveryPromise(skus, await shop.stock.availabilityByLocation(skus))
        return `${promise.min}-${promise.max}`
      },
    }),
    deliveryDate: t.field({
      type: DeliveryDateType,
      nullable: true,
      description:
        'When the cart arrives by this method, ordered and paid now; nothing where it can’t be said by the day.',
      resolve: ({ method, supply, country }, _, { now, settings }) =>
        arrivalOf(method, { supply, supplyDays: settings.delivery.supplyDays, destination: country, now }) ?? null,
    }),
    carrier: t.string({ resolve: ({ method }) => method.carrier }),
  }),
})
type WalletView = {
  readonly kind: WalletId
  readonly merchantName: string
  readonly country: Country
  readonly currency: Currency
  readonly googlePay: GooglePayAccount | undefined
}
const GooglePayAccountType = builder.objectRef<GooglePayAccount>('GooglePayAccount').implement({
  description: 'How Google encrypts a card for the payment provider.',
  fields: (t) => ({
    profileId: t.exposeString('profileId', { description: 'The website profile at Mollie.' }),
    merchantId: t.string({ nullable: true, resolve: ({ merchantId }) => merchantId }),
    test: t.boolean({ description: 'With cards that Google made up.', resolve: ({ isTest }) => isTest }),
  }),
})
const WalletType = builder.objectRef<WalletView>('Wallet').implement({
  fields: (t) => ({
    kind: t.field({ type: WalletKindEnum, resolve: ({ kind }) => kind }),
    merchantName: t.exposeString('merchantName', { description: 'Who is paid, as the sheet names them.' }),
    country: t.exposeID('country', { description: 'Where the payment is processed.' }),
    currency: t.exposeString('currency'),
    googlePay: t.field({ type: GooglePayAccountType, nullable: true, resolve: ({ googlePay }) => googlePay }),
  }),
})

function walletView({ shop, storefront }: ApiContext, kind: WalletId): WalletView {
  return {
    kind,
    merchantName: shop.company.tradeName,
    country: shop.company.country,
    currency: storefront.currency,
    googlePay: kind === 'googlepay' ? shop.walletAccounts.googlePay : undefined,
  }
}

const WalletSessionType = builder.objectRef<WalletSession>('WalletSession').implement({
  fields: (t) => ({
    session: t.string({
      description: 'As JSON, for `completeMerchantValidation`; good for one sheet and five minutes.',
      resolve: ({ session }) => JSON.stringify(session),
    }),
  }),
})
const WalletSessionResultType = builder.unionType('WalletSessionResult', {
  types: [WalletSessionType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : WalletSessionType),
})

export const PaymentMethodType = builder.objectRef<OfferedPaymentMethod>('PaymentMethod').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.string({ nullable: true, resolve: () => null }),
    icon: t.exposeString('icon'),
    available: t.boolean({ resolve: () => true }),
    credit: t.boolean({ description: 'Pays later: never chosen for the shopper.', resolve: (method) => method.credit }),
    termsRequired: t.boolean({ resolve: (method) => method.termsUrl !== null }),
    termsUrl: t.string({ nullable: true, resolve: (method) => method.termsUrl }),
    wallet: t.field({
      type: WalletType,
      nullable: true,
      description:
        'What its sheet needs, for a method that opens one: offer it only where the browser has that wallet.',
      resolve: ({ wallet }, _, context) => wallet && walletView(context, wallet),
    }),
  }),
})

const PaymentOptionsType = builder.objectRef<{ readonly methods: OfferedPaymentMethod[] }>('PaymentOptions').implement({
  fields: (t) => ({ methods: t.field({ type: [PaymentMethodType], resolve: ({ methods }) => methods }) }),
})
const PaymentOptionsResultType = builder.unionType('PaymentOptionsResult', {
  types: [PaymentOptionsType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : PaymentOptionsType),
})

/**
 * The ways to pay the order of a reference, else the cart.
 * @throws PaymentProviderUnavailable
 */
async function offeredMethods(
  context: ApiContext,
  token: string | null | undefined,
  reference: string | null | undefined,
): Promise<OfferedPaymentMethod[]> {
  const shopper = await shopperOf(context, token)
  const order = reference ? await orderOf(context, reference) : undefined
  const view = shopper && !order ? await viewFor(context, shopper, '') : undefined
  const total = view && view.cart.count > 0 ? view.cart.totals.total : undefined
  const card = total === undefined ? undefined : await giftCardPart(context, shopper, total)
  const amount = order ? amountDue(order) : (card?.toPay ?? total ?? ordinaryAmount)
  const country = order?.billingAddress.country ?? (await billingCountry(context, shopper))
  return context.shop.paymentMethods(context.storefront, {
    amount,
    country,
    hasAddress: await hasAddress(context, shopper, order),
    hasGiftCard: Boolean(order ? order.giftCard : card),
    chosen: order?.paymentMethod ?? shopper?.paymentMethod ?? null,
    wallets: context.shop.walletsInUse(),
  })
}

builder.queryFields((t) => ({
  getContext: t.field({
    type: ContextType,
    nullable: true,
    description:
      "The context of the token or the browser's cookie. Without either a new one begins; a token that opens nothing answers null.",
    args: { token: t.arg.string() },
    resolve: async (_, { token }, context) => {
      const shopper = await shopperOf(context, token)
      if (shopper) return contextView(context, shopper, tokenOf(context, token) ?? '')
      return token ? null : beginContext(context)
    },
  }),
  getShippingMethods: t.field({
    type: [ShippingMethodType],
    args: { token: t.arg.string(), onlyAvailable: t.arg.boolean() },
    resolve: async (_, { token, onlyAvailable }, context) => {
      const shopper = await shopperOf(context, token)
      const view = shopper && (await viewFor(context, shopper, ''))
      const country = shopper
        ? ((await context.shop.addressesOf(shopper)).shipping?.country ?? context.storefront.country)
        : context.storefront.country
      return shippingMethods(context.settings, context.storefront)
        .map((method) => ({
          method,
          subtotal: view?.cart.totals.subtotal ?? 0,
          shipsFree: view?.cart.shipsFree ?? false,
          available: shipsTo(method, country),
          country,
          supply: view?.cart.supply,
          skus: view?.cart.items.map((item) => item.variant.sku) ?? [],
        }))
        .filter((offered) => offered.available || !onlyAvailable)
    },
  }),
  getPaymentMethods: t.field({
    type: [PaymentMethodType],
    description:
      'What the payment provider offers for this cart now, or for an ordinary one while it is empty; the chosen method first. An error with the code PAYMENT_UNAVAILABLE while it can’t be asked.',
    args: { token: t.arg.string(), onlyAvailable: t.arg.boolean(), reference: t.arg.string() },
    resolve: async (_, { token, reference }, context) => {
      try {
        return await offeredMethods(context, token, reference)
      } catch (error) {
        if (!(error instanceof PaymentProviderUnavailable)) throw error
        throw new GraphQLError('The payment provider can’t be asked at the moment', {
          extensions: { code: 'PAYMENT_UNAVAILABLE', messageKey: 'payment-unavailable' },
        })
      }
    },
  }),
  getPaymentOptions: t.field({
    type: PaymentOptionsResultType,
    description: 'The same for whoever shows it: Refused while the payment provider can’t be asked.',
    args: { token: t.arg.string(), reference: t.arg.string() },
    resolve: async (_, { token, reference }, context) => {
      try {
        return { methods: await offeredMethods(context, token, reference) }
      } catch (error) {
        if (error instanceof PaymentProviderUnavailable) return refusedWith(refusalOf('payment-unavailable'))
        throw error
      }
    },
  }),
}))

builder.mutationFields((t) => ({
  createContext: t.field({ type: ContextType, resolve: (_, __, context) => beginContext(context) }),
  prepareCheckout: t.field({
    type: ContextType,
    nullable: true,
    description:
      'Fills in what a customer has not said in this checkout and is known of them: addresses, delivery and payment. Null for whoever goes by the steps: guests, who has no address that can be delivered to, and all where the retailer wants it so.',
    args: { token: t.arg.string() },
    resolve: async (_, { token }, context) => {
      const own = tokenOf(context, token)
      const customer = await customerOf(context)
      const prepared = customer && (await context.shop.prepareCheckout(context.storefront, own, customer))
      return prepared ? contextView(context, prepared, own ?? '') : null
    },
  }),
  updateShippingMethod: t.field({
    type: ContextResultType,
    args: { token: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { token, id }, context) =>
      answered(context, token, await context.shop.updateShippingMethod(context.storefront, token, id)),
  }),
  setServicePoint: t.field({
    type: ContextResultType,
    description:
      'Sends the parcel to a place of a shipping method of type pickup: the delivery address is copied with it, and the method chosen.',
    args: {
      token: t.arg.string(),
      type: t.arg.id({ required: true, description: 'The shipping method.' }),
      providerId: t.arg.id({ required: true }),
      dhlCustomerNumber: t.arg.string({ description: 'Asked for at packstations.' }),
    },
    resolve: async (_, { token, type, providerId, dhlCustomerNumber }, context) => {
      const own = tokenOf(context, token)
      const wish = { methodId: type, providerId, dhlCustomerNumber: dhlCustomerNumber ?? '' }
      return answered(context, own ?? '', await context.shop.setServicePoint(context.storefront, own, wish))
    },
  }),
  updatePaymentMethod: t.field({
    type: ContextResultType,
    args: { token: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { token, id }, context) =>
      answered(context, token, await context.shop.updatePaymentMethod(context.storefront, token, id)),
  }),
  updateShippingAddress: t.field({
    type: ContextResultType,
    args: { token: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { token, id }, context) =>
      answered(
        context,
        token,
        await context.shop.updateShippingAddress(context.storefront, token, id, (await customerOf(context))?.id),
      ),
  }),
  beginWalletSession: t.field({
    type: WalletSessionResultType,
    description:
      'Proves to Apple that this shop opened the sheet. Only addresses of Apple’s payment gateway are passed on; refused while Apple Pay is switched off.',
    args: {
      token: t.arg.string(),
      validationUrl: t.arg.string({ required: true, description: 'Of the event `validatemerchant`.' }),
    },
    resolve: async (_, { token, validationUrl }, context) => {
      context.answer.personal = true
      const shopper = await shopperOf(context, token)
      return shopper ? context.shop.beginWalletSession(validationUrl) : refusedWith(refusalOf('context-not-found'))
    },
  }),
  setPickupContact: t.field({
    type: ContextResultType,
    description:
      'Stores who collects the order in one of our stores, and chooses that way. Nothing is sent, so no address is needed but for the bill.',
    args: {
      token: t.arg.string(),
      email: t.arg.string({ required: true }),
      firstName: t.arg.string({ required: true }),
      lastName: t.arg.string({ required: true }),
      phoneNumber: t.arg.string(),
      billingAddress: t.arg({ type: AddressInput }),
    },
    resolve: async (_, { token, ...typed }, context) => {
      const own = tokenOf(context, token)
      return answered(context, own ?? '', await context.shop.setPickupContact(context.storefront, own, typed))
    },
  }),
  setShippingAddress: t.field({
    type: ContextResultType,
    description:
      'Stores who buys and where the parcel goes; without a shipping address it goes to the billing address.',
    args: {
      token: t.arg.string(),
      email: t.arg.string(),
      billingAddress: t.arg({ type: AddressInput }),
      shippingAddress: t.arg({ type: AddressInput }),
    },
    resolve: async (_, { token, ...typed }, context) => {
      const own = tokenOf(context, token)
      return answered(context, own ?? '', await context.shop.setAddresses(context.storefront, own, typed))
    },
  }),
}))

async function beginContext(context: ApiContext): Promise<ContextView> {
  const begun = await context.shop.beginContext(context.storefront.code)
  context.answer.contextToken = begun.token
  return contextView(context, begun.context, begun.token)
}

async function answered(
  context: ApiContext,
  token: string,
  answer: Awaited<ReturnType<ApiContext['shop']['setAddresses']>>,
) {
  return 'refused' in answer ? refusedWith(...answer.refusals) : contextView(context, answer, token)
}

function contextView(context: ApiContext, shopper: ShopperContext, token: string): ContextView {
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

/** Whether it is known where the buyer lives, or nobody has said anything yet. */
async function hasAddress(context: ApiContext, shopper: ShopperContext | undefined, order: Order | undefined) {
  const billing = order?.billingAddress ?? (shopper && (await context.shop.addressesOf(shopper)).billing)
  return !billing || !isContactOnly(billing)
}

async function billingCountry(context: ApiContext, shopper: ShopperContext | undefined) {
  if (!shopper) return context.storefront.country
  return (await context.shop.addressesOf(shopper)).billing?.country ?? context.storefront.country
}

/** The order of a link, in the storefront that it was placed in: elsewhere its amounts would be read in another currency. */
async function orderOf({ shop, storefront, identity }: ApiContext, reference: string): Promise<Order | undefined> {
  const order = await shop.orderByReference(reference, identity.visit)
  return order?.storefrontCode === storefront.code ? order : undefined
}
