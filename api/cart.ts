import { type DeliveryDate, hasPassed, writtenDeliveryDate } from '#kernel/delivery-date.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Cents } from '#kernel/money.ts'
import type { Country } from '#kernel/storefront.ts'
import type { Added } from '#shop/cart/add-to-cart.ts'
import { type Cart, type CartError, cartName } from '#shop/cart/cart.ts'
import type { Context as ShopperContext } from '#shop/cart/context.ts'
import { type OfferedExtra, offeredExtras } from '#shop/cart/extras.ts'
import { expressWallets } from '#shop/checkout/wallets.ts'
import { type DeliveryPromise, deliveryPromise } from '#shop/stock/delivery-promise.ts'
import { builder, PriceType, priceView } from './builder.ts'
import { CartErrorType, CartItemType, CartItemTypeEnum, itemViews, productViews } from './cart-items.ts'
import { CartPriceType } from './cart-price.ts'
import { DeliveryPromiseType } from './catalog.ts'
import { type ApiContext, customerOf, shopperOf, tokenOf } from './context.ts'
import { withinCodeAttempts } from './rate-limits.ts'
import { RefusedType } from './refused.ts'
import { WalletKindEnum } from './wallet-kind.ts'

/** A cart with the token that opens it, and what the last change could not do. */
export type CartPayload = {
  readonly cart: Cart
  readonly token: string
  readonly errors: readonly CartError[]
}

const ShippingCostsType = builder.objectRef<Cents>('ShippingCosts').implement({
  fields: (t) => ({
    quantity: t.int({ resolve: () => 1 }),
    totalPrice: t.field({ type: PriceType, resolve: (amount, _, context) => priceView(amount, context) }),
    unitPrice: t.field({ type: PriceType, resolve: (amount, _, context) => priceView(amount, context) }),
  }),
})
const CartDeliveryMethodType = builder.objectRef<NonNullable<Cart['shippingMethod']>>('CartDeliveryMethod').implement({
  fields: (t) => ({
    name: t.string({ resolve: (method) => method.carrier }),
    type: t.string({ description: "'pickup' means a service point.", resolve: (method) => method.type }),
    reference: t.string({ resolve: (method) => method.id }),
    storePickup: t.boolean({
      description: 'Whether it is collected in a store of ours.',
      resolve: (method) => method.pickup?.source === 'store',
    }),
  }),
})
const CartDeliveryType = builder
  .objectRef<{ shipping: Cents; method: NonNullable<Cart['shippingMethod']> }>('CartDelivery')
  .implement({
    fields: (t) => ({
      shippingCosts: t.field({ type: ShippingCostsType, resolve: (delivery) => delivery.shipping }),
      shippingMethod: t.field({ type: CartDeliveryMethodType, resolve: (delivery) => delivery.method }),
    }),
  })

export const DeliveryDateType = builder.objectRef<DeliveryDate>('DeliveryDate').implement({
  description: 'When a parcel arrives: on a day, or on one of a few.',
  fields: (t) => ({
    earliest: t.exposeString('earliest'),
    latest: t.exposeString('latest', { description: 'The same day where there is but one.' }),
    from: t.string({ nullable: true, description: "'18:00'.", resolve: ({ window }) => window?.from ?? null }),
    to: t.string({ nullable: true, resolve: ({ window }) => window?.to ?? null }),
    label: t.string({
      description: 'As the storefront writes it.',
      resolve: (date, _, { storefront }) => writtenDeliveryDate(date, storefront),
    }),
    passed: t.boolean({
      description: 'Whether its last day is over: then it is told as what was expected, or not at all.',
      resolve: (date, _, { storefront, now }) => hasPassed(date, storefront, now),
    }),
  }),
})

const OfferedExtraType = builder.objectRef<OfferedExtra>('OfferedExtra').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    price: t.field({ type: PriceType, resolve: (extra, _, context) => priceView(extra.price, context) }),
  }),
})
export const CartType = builder.objectRef<CartPayload>('Cart').implement({
  fields: (t) => ({
    name: t.string({ resolve: () => cartName }),
    token: t.exposeString('token'),
    items: t.field({ type: [CartItemType], resolve: (view, _, { now }) => itemViews(view.cart, now) }),
    savedItems: t.field({
      type: [CartItemType],
      description: 'What was put aside for later: neither counted nor ordered.',
      resolve: ({ cart }, _, { now }) => productViews(cart.saved ?? [], false, now),
    }),
    count: t.int({ description: 'Pieces in all lines.', resolve: ({ cart }) => cart.count }),
    price: t.field({
      type: CartPriceType,
      resolve: ({ cart }) => ({
        ...cart.totals,
        adjustments: [
          ...cart.extras.map(({ line, extra, name }) => ({ name, amount: extra.price * line.quantity })),
          ...cart.discounts
            .filter(({ error }) => error === null)
            .map(({ name, amount }) => ({ name, amount: -amount })),
        ],
      }),
    }),
    deliveries: t.field({
      type: [CartDeliveryType],
      resolve: ({ cart }) =>
        cart.shippingMethod && cart.items.length > 0
          ? [{ shipping: cart.totals.shipping, method: cart.shippingMethod }]
          : [],
    }),
    errors: t.field({
      type: [CartErrorType],
      resolve: ({ cart, errors }, _, { shop }) =>
        uniqueErrors([
          ...errors,
          ...cart.errors,
          ...(cart.items.length > 0 && shop.isPaymentAway() ? [paymentAway] : []),
        ]),
    }),
    expressWallets: t.field({
      type: [WalletKindEnum],
      description:
        'Wallets that may say who orders this cart and where it goes: offer each only where the browser has it.',
      resolve: ({ cart }, _, { settings, shop }) => expressWallets(settings, cart, shop.walletsInUse()),
    }),
    offersGiftReceipt: t.boolean({
      description: 'Whether a receipt without prices can be put in, for whoever it is given to.',
      resolve: (_, __, { settings }) => settings.giftReceipts.offered,
    }),
    extras: t.field({
      type: [OfferedExtraType],
      description: 'What the shop offers beside its products: put in as items of type custom.',
      resolve: (_, __, { settings, storefront }) => [...offeredExtras(settings, storefront)],
    }),
    deliveryDate: t.field({
      type: DeliveryDateType,
      nullable: true,
      description: 'When it arrives by the chosen method, ordered and paid now.',
      resolve: ({ cart }) => cart.deliveryDate ?? null,
    }),
    deliveryPromise: t.field({
      type: DeliveryPromiseType,
      resolve: ({ cart }): DeliveryPromise =>
        deliveryPromise(
          cart.items.map((item) => item.variant.sku),
          cart.items.map(({ variant }) => ({
            sku: variant.sku,
            atCentre: variant.atCentre,
            anywhere: variant.availableStock,
          })),
        ),
    }),
  }),
})

const CartResultType = builder.unionType('CartResult', {
  types: [CartType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : CartType),
})

const CartItemInput = builder.inputType('CartItemInput', {
  fields: (t) => ({
    referencedId: t.string({ required: true }),
    type: t.field({ type: CartItemTypeEnum, required: true }),
    quantity: t.int({ required: true }),
  }),
})

builder.queryFields((t) => ({
  getCart: t.field({
    type: CartType,
    nullable: true,
    description: "The cart of the token, or of the browser's cookie; nothing for a visitor without one.",
    args: { token: t.arg.string(), name: t.arg.string() },
    resolve: async (_, { token, name }, context) => {
      if (name && name !== cartName) return null
      const shopper = await shopperOf(context, token)
      return shopper ? viewFor(context, shopper, tokenOf(context, token) ?? '') : null
    },
  }),
}))

builder.mutationFields((t) => ({
  addToCart: t.field({
    type: CartResultType,
    args: { token: t.arg.string(), items: t.arg({ type: [CartItemInput], required: true }) },
    resolve: async (_, { token, items }, context) => {
      const { shop, storefront } = context
      const code = items.find(({ type }) => type === 'promotion')
      if (!code) {
        const products = items.filter(({ type }) => type === 'product')
        const extras = items.filter(({ type }) => type === 'custom').map(({ referencedId }) => referencedId)
        return changed(context, token, (own) => shop.addToCart(storefront, own, products, extras))
      }
      // A code comes alone, as the form for codes asks for it: what it takes off depends on all the rest.
      if (items.length > 1) return refusedWith(refusalOf('promotion-not-combinable', { name: '' }))
      const customerId = (await customerOf(context))?.id ?? null
      const cart = { cartId: (await shopperOf(context, token))?.cartId ?? null, token: tokenOf(context, token) }
      return withinCodeAttempts(context, cart, () =>
        changed(context, token, (own) => shop.addCode(storefront, own, code.referencedId, customerId)),
      )
    },
  }),
  updateCartItem: t.field({
    type: CartResultType,
    args: { token: t.arg.string(), id: t.arg.id({ required: true }), quantity: t.arg.int({ required: true }) },
    resolve: (_, { token, id, quantity }, context) =>
      changed(context, token, (own) => context.shop.updateCartItem(context.storefront, own, id, quantity)),
  }),
  changeCartItemSize: t.field({
    type: CartResultType,
    description:
      'Gives a line another size of the same product, in the same number; a size that is there already gets these pieces as well.',
    args: {
      token: t.arg.string(),
      id: t.arg.id({ required: true }),
      referencedId: t.arg.string({ required: true, description: 'The SKU of the size, as items are named.' }),
    },
    resolve: (_, { token, id, referencedId }, context) =>
      changed(context, token, (own) => context.shop.changeCartItemSize(context.storefront, own, id, referencedId)),
  }),
  saveForLater: t.field({
    type: CartResultType,
    description: 'Puts a line aside: it stays with the cart under `savedItems`.',
    args: { token: t.arg.string(), id: t.arg.id({ required: true }) },
    resolve: (_, { token, id }, context) =>
      changed(context, token, (own) => context.shop.saveForLater(context.storefront, own, id)),
  }),
  moveToCart: t.field({
    type: CartResultType,
    description: 'Puts what was saved for later back into the cart.',
    args: { token: t.arg.string(), id: t.arg.id({ required: true }) },
    resolve: (_, { token, id }, context) =>
      changed(context, token, (own) => context.shop.moveToCart(context.storefront, own, id)),
  }),
  deleteCartItem: t.field({
    type: CartResultType,
    args: { token: t.arg.string(), ids: t.arg.idList({ required: true }) },
    resolve: (_, { token, ids }, context) =>
      changed(context, token, (own) => context.shop.deleteCartItem(context.storefront, own, ids)),
  }),
  buyAgain: t.field({
    type: CartResultType,
    description: 'Puts what an order held into the cart once more; what is not sold any more comes back as an error.',
    args: { token: t.arg.string(), reference: t.arg.string({ required: true }) },
    resolve: async (_, { token, reference }, context) => {
      const { shop, storefront, identity } = context
      const order = await shop.orderByReference(reference, identity.visit)
      if (!order || order.storefrontCode !== storefront.code) return refusedWith(refusalOf('order-not-found'))
      return changed(context, token, (own) => shop.buyAgain(storefront, own, order.lines))
    },
  }),
  restoreCart: t.field({
    type: CartResultType,
    args: { token: t.arg.string(), reference: t.arg.string() },
    resolve: (_, { token, reference }, context) =>
      changed(context, token, async (own) => {
        const answer = await context.shop.restoreCart(
          context.storefront,
          own,
          reference ?? null,
          context.identity.visit,
        )
        return 'refused' in answer ? answer : { errors: [] }
      }),
  }),
}))

/** Changes the shopper's cart and shows it; a shopper without a context gets one with their first change. */
async function changed(
  context: ApiContext,
  argument: string | null | undefined,
  change: (token: string | undefined) => Promise<Added | Refused>,
): Promise<CartPayload | Refused> {
  let token = tokenOf(context, argument)
  let answer = token === undefined ? undefined : await change(token)
  // A token that was named by an API client is never replaced behind its back; a browser's stale cookie is.
  if (!argument && (answer === undefined || opensNothing(answer))) {
    token = (await context.shop.beginContext(context.storefront.code)).token
    context.answer.contextToken = token
    answer = await change(token)
  }
  if (answer === undefined || token === undefined) return refusedWith(refusalOf('context-not-found'))
  if ('refused' in answer) return answer
  const shopper = answer.context ?? (await context.shop.findContext(context.storefront, token))
  if (!shopper) return refusedWith(refusalOf('context-not-found'))
  return viewFor(context, shopper, token, answer)
}

function opensNothing(answer: Added | Refused): boolean {
  return 'refused' in answer && answer.refusals.some(({ messageKey }) => messageKey === 'context-not-found')
}

/** The cart of a shopper as it stands, delivered to where they said. */
export async function viewFor(
  context: ApiContext,
  shopper: ShopperContext,
  token: string,
  { errors, lines, sizes }: Pick<Added, 'errors' | 'lines' | 'sizes'> = { errors: [] },
  addresses = () => context.shop.addressesOf(shopper),
): Promise<CartPayload> {
  const destination = await destinationOf(context, shopper, addresses)
  const customerId = (await customerOf(context))?.id
  const cart = await context.shop.viewCart(context.storefront, shopper, { destination, customerId, lines, sizes })
  return { cart, token, errors }
}

async function destinationOf(
  context: ApiContext,
  shopper: ShopperContext,
  addresses = () => context.shop.addressesOf(shopper),
): Promise<Country> {
  if (shopper.shippingAddressId === null) return context.storefront.country
  return (await addresses()).shipping?.country ?? context.storefront.country
}

/** Known before the shopper comes to pay, because somebody else did. */
const paymentAway: CartError = { messageKey: 'payment-unavailable', level: 'notice' }

function uniqueErrors(errors: readonly CartError[]): CartError[] {
  return [...new Map(errors.toReversed().map((error) => [error.messageKey, error])).values()].toReversed()
}
