import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import { type Cents, type TaxGroup, taxInside } from '#kernel/money.ts'
import type { Country } from '#kernel/storefront.ts'
import type { Added } from '#shop/cart/add-to-cart.ts'
import { type Cart, type CartError, type CartItem, cartName } from '#shop/cart/cart.ts'
import type { Context as ShopperContext } from '#shop/cart/context.ts'
import { vatRate } from '#shop/cart/vat.ts'
import { oneSize } from '#shop/catalog/product.ts'
import { hidesReductions } from '#shop/catalog/sale-period.ts'
import { type DeliveryPromise, deliveryPromise } from '#shop/stock/delivery-promise.ts'
import { builder, ImageType, PriceType, price } from './builder.ts'
import { DeliveryPromiseType } from './catalog.ts'
import { ProductType, packshot, priceOrNull, sizeDiscount } from './catalog-types.ts'
import { catalogWords } from './catalog-words.ts'
import { type ApiContext, shopperOf, tokenOf } from './context.ts'
import { RefusedType } from './refused.ts'

/** A cart with the token that opens it, and what the last change could not do. */
export type CartView = {
  readonly cart: Cart
  readonly token: string
  readonly errors: readonly CartError[]
  readonly rate: number
}

const CartItemTypeEnum = builder.enumType('CartItemType', { values: ['product', 'promotion', 'custom'] as const })
const ErrorLevelEnum = builder.enumType('ErrorLevel', { values: ['error', 'notice', 'success'] as const })

const TaxType = builder.objectRef<TaxGroup>('Tax').implement({
  fields: (t) => ({
    taxRate: t.int({ description: 'In hundredths of a percent: 2100 is 21 %.', resolve: (tax) => tax.rate }),
    tax: t.int({ resolve: (tax) => tax.tax }),
    price: t.int({ description: 'The gross amount that the tax is part of.', resolve: (tax) => tax.gross }),
  }),
})
const TaxRuleType = builder.objectRef<{ rate: number }>('TaxRule').implement({
  fields: (t) => ({ taxRate: t.int({ resolve: (rule) => rule.rate }), percentage: t.int({ resolve: () => 100 }) }),
})
type ItemView = { readonly item: CartItem; readonly rate: number }

const CartItemOptionType = builder.objectRef<{ group: string; option: string }>('CartItemOption').implement({
  fields: (t) => ({ group: t.exposeString('group'), option: t.exposeString('option') }),
})
const CartItemPayloadType = builder.objectRef<CartItem>('CartItemPayload').implement({
  fields: (t) => ({
    options: t.field({
      type: [CartItemOptionType],
      resolve: (item, _, { storefront: { language } }) => [
        { group: catalogWords.color[language], option: item.product.color.name },
        ...(item.variant.size === oneSize ? [] : [{ group: catalogWords.size[language], option: item.variant.size }]),
      ],
    }),
    stock: t.int({ resolve: (item) => item.variant.availableStock }),
    productNumber: t.string({ resolve: (item) => item.variant.sku }),
  }),
})
const CartItemPriceType = builder.objectRef<ItemView>('CartItemPrice').implement({
  fields: (t) => ({
    unitPrice: t.field({ type: PriceType, resolve: ({ item }, _, context) => price(item.unitPrice, context) }),
    quantity: t.int({ resolve: ({ item }) => item.quantity }),
    totalPrice: t.field({ type: PriceType, resolve: ({ item }, _, context) => price(item.totalPrice, context) }),
    regularUnitPrice: t.field({
      type: PriceType,
      nullable: true,
      resolve: ({ item }, _, context) =>
        priceOrNull(isReduced(item, context) ? item.variant.regularPrice : null, context),
    }),
    priorUnitPrice: t.field({
      type: PriceType,
      nullable: true,
      resolve: ({ item }, _, context) =>
        priceOrNull(isReduced(item, context) ? item.variant.priorPrice : null, context),
    }),
    calculatedTaxes: t.field({
      type: [TaxType],
      resolve: ({ item, rate }) => [{ rate, gross: item.totalPrice, tax: taxInside(item.totalPrice, rate) }],
    }),
    taxRules: t.field({ type: [TaxRuleType], resolve: ({ rate }) => [{ rate }] }),
  }),
})
const DeliveryInformationType = builder.objectRef<CartItem>('DeliveryInformation').implement({
  fields: (t) => ({
    stock: t.int({ resolve: (item) => item.variant.availableStock }),
    weight: t.int({ description: 'Grams.', resolve: (item) => item.variant.weight }),
    height: t.int({ nullable: true, resolve: () => null }),
    width: t.int({ nullable: true, resolve: () => null }),
    length: t.int({ nullable: true, resolve: () => null }),
    freeDelivery: t.boolean({ resolve: () => false }),
    restockTime: t.int({ nullable: true, resolve: () => null }),
    deliveryTime: t.string({ nullable: true, resolve: (item) => item.product.deliveryTime }),
  }),
})
const CartItemType = builder.objectRef<ItemView>('CartItem').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ item }) => item.id }),
    referencedId: t.string({ resolve: ({ item }) => item.referencedId }),
    name: t.string({ resolve: ({ item }) => item.product.name }),
    description: t.string({ resolve: ({ item }) => item.product.color.name }),
    brand: t.string({ nullable: true, resolve: ({ item }) => item.product.brand.name }),
    modified: t.boolean({ resolve: ({ item }) => item.modified }),
    quantity: t.int({ resolve: ({ item }) => item.quantity }),
    maxPurchase: t.int({
      description: 'The most that can be bought now.',
      resolve: ({ item }) => Math.min(item.variant.maxPurchase, item.variant.availableStock),
    }),
    label: t.string({ resolve: ({ item }) => item.product.name }),
    type: t.field({ type: CartItemTypeEnum, resolve: ({ item }) => item.type }),
    removable: t.boolean({ resolve: () => true }),
    stackable: t.boolean({ resolve: () => true }),
    url: t.string({ nullable: true, resolve: ({ item }) => item.product.url }),
    image: t.field({
      type: ImageType,
      nullable: true,
      resolve: ({ item }, _, context) => packshot(item.product, context),
    }),
    payload: t.field({ type: CartItemPayloadType, resolve: ({ item }) => item }),
    product: t.field({ type: ProductType, nullable: true, resolve: ({ item }) => item.product }),
    price: t.field({ type: CartItemPriceType, resolve: (view) => view }),
    deliveryInformation: t.field({ type: DeliveryInformationType, resolve: ({ item }) => item }),
  }),
})

export type Totals = {
  readonly net: Cents
  readonly total: Cents
  readonly subtotal: Cents
  readonly shipping: Cents
  readonly taxes: readonly TaxGroup[]
}
export const CartPriceType = builder.objectRef<Totals>('CartPrice').implement({
  fields: (t) => ({
    netPrice: t.field({ type: PriceType, resolve: (totals, _, context) => price(totals.net, context) }),
    totalPrice: t.field({ type: PriceType, resolve: (totals, _, context) => price(totals.total, context) }),
    subtotal: t.field({ type: PriceType, resolve: (totals, _, context) => price(totals.subtotal, context) }),
    shipping: t.field({ type: PriceType, resolve: (totals, _, context) => price(totals.shipping, context) }),
    taxes: t.field({ type: [TaxType], resolve: (totals) => [...totals.taxes] }),
  }),
})
const ShippingCostsType = builder.objectRef<Cents>('ShippingCosts').implement({
  fields: (t) => ({
    quantity: t.int({ resolve: () => 1 }),
    totalPrice: t.field({ type: PriceType, resolve: (amount, _, context) => price(amount, context) }),
    unitPrice: t.field({ type: PriceType, resolve: (amount, _, context) => price(amount, context) }),
  }),
})
const CartDeliveryMethodType = builder.objectRef<NonNullable<Cart['shippingMethod']>>('CartDeliveryMethod').implement({
  fields: (t) => ({
    name: t.string({ resolve: (method) => method.carrier }),
    type: t.string({ description: "'pickup' means a service point.", resolve: (method) => method.type }),
    reference: t.string({ resolve: (method) => method.id }),
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
const CartErrorType = builder.objectRef<CartError>('CartError').implement({
  description: 'What stands in the way of the cart, keyed by its message.',
  fields: (t) => ({
    messageKey: t.exposeString('messageKey'),
    name: t.string({ nullable: true, resolve: (error) => error.name ?? null }),
    message: t.string({ resolve: (error) => error.messageKey.replaceAll('-', ' ') }),
    level: t.field({ type: ErrorLevelEnum, resolve: (error) => error.level }),
  }),
})

export const CartType = builder.objectRef<CartView>('Cart').implement({
  fields: (t) => ({
    name: t.string({ resolve: () => cartName }),
    token: t.exposeString('token'),
    items: t.field({ type: [CartItemType], resolve: ({ cart, rate }) => cart.items.map((item) => ({ item, rate })) }),
    count: t.int({ description: 'Pieces in all lines.', resolve: ({ cart }) => cart.count }),
    price: t.field({ type: CartPriceType, resolve: ({ cart }) => cart.totals }),
    deliveries: t.field({
      type: [CartDeliveryType],
      resolve: ({ cart }) =>
        cart.shippingMethod && cart.items.length > 0
          ? [{ shipping: cart.totals.shipping, method: cart.shippingMethod }]
          : [],
    }),
    errors: t.field({
      type: [CartErrorType],
      resolve: ({ cart, errors }) => uniqueErrors([...errors, ...cart.errors]),
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

export const CartResultType = builder.unionType('CartResult', {
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
      const other = items.find((item) => item.type !== 'product')
      if (other) return declined(refuse('promotion-not-found', { name: other.referencedId.slice(0, 60) }))
      return changed(context, token, (own) => context.shop.addToCart(context.storefront, own, items))
    },
  }),
  updateCartItem: t.field({
    type: CartResultType,
    args: { token: t.arg.string(), id: t.arg.id({ required: true }), quantity: t.arg.int({ required: true }) },
    resolve: (_, { token, id, quantity }, context) =>
      changed(context, token, (own) => context.shop.updateCartItem(context.storefront, own, id, quantity)),
  }),
  deleteCartItem: t.field({
    type: CartResultType,
    args: { token: t.arg.string(), ids: t.arg.idList({ required: true }) },
    resolve: (_, { token, ids }, context) =>
      changed(context, token, (own) => context.shop.deleteCartItem(context.storefront, own, ids)),
  }),
  restoreCart: t.field({
    type: CartResultType,
    args: { token: t.arg.string(), reference: t.arg.string() },
    resolve: (_, { token, reference }, context) =>
      changed(context, token, async (own) => {
        const answer = await context.shop.restoreCart(context.storefront, own, reference ?? null)
        return 'refused' in answer ? answer : { errors: [] }
      }),
  }),
}))

/** Changes the shopper's cart and shows it; a shopper without a context gets one with their first change. */
async function changed(
  context: ApiContext,
  argument: string | null | undefined,
  change: (token: string | undefined) => Promise<Added | Refused>,
): Promise<CartView | Refused> {
  let token = tokenOf(context, argument)
  // A token that was named by an API client is never replaced behind its back; a browser's stale cookie is.
  if (!argument && !(await shopperOf(context, argument))) {
    token = (await context.shop.beginContext(context.storefront.code)).token
    context.answer.contextToken = token
  }
  const answer = await change(token)
  if ('refused' in answer) return answer
  const shopper = await context.shop.findContext(context.storefront, token)
  if (!shopper || token === undefined) return declined(refuse('context-not-found'))
  return viewFor(context, shopper, token, answer.errors)
}

/** The cart of a shopper as it stands, delivered to where they said. */
export async function viewFor(
  context: ApiContext,
  shopper: ShopperContext,
  token: string,
  errors: readonly CartError[] = [],
): Promise<CartView> {
  const destination = await destinationOf(context, shopper)
  const cart = await context.shop.viewCart(context.storefront, shopper, destination)
  return { cart, token, errors, rate: vatRate(destination) }
}

export async function destinationOf(context: ApiContext, shopper: ShopperContext): Promise<Country> {
  if (shopper.shippingAddressId === null) return context.storefront.country
  return (await context.shop.addressesOf(shopper)).shipping?.country ?? context.storefront.country
}

function uniqueErrors(errors: readonly CartError[]): CartError[] {
  return [...new Map(errors.toReversed().map((error) => [error.messageKey, error])).values()].toReversed()
}

function isReduced(item: CartItem, { storefront, now, shop }: ApiContext): boolean {
  return sizeDiscount(item.variant) > 0 && !hidesReductions(storefront, now, shop.salePeriod)
}
