import { localDay } from '#kernel/calendar.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import { type Cents, split, type TaxGroup, taxInside } from '#kernel/money.ts'
import type { Country } from '#kernel/storefront.ts'
import type { Added } from '#shop/cart/add-to-cart.ts'
import {
  type Cart,
  type CartError,
  type CartItem,
  type CartLine,
  cartName,
  discountByRate,
  itemError,
} from '#shop/cart/cart.ts'
import type { Context as ShopperContext } from '#shop/cart/context.ts'
import { type OfferedExtra, offeredExtras } from '#shop/cart/extras.ts'
import { followingGoods, type Rated } from '#shop/cart/vat.ts'
import { oneSize } from '#shop/catalog/product.ts'
import { hidesReductions } from '#shop/catalog/sale-period.ts'
import { type DeliveryPromise, deliveryPromise } from '#shop/stock/delivery-promise.ts'
import { daysUntilRestock } from '#shop/stock/restock.ts'
import { builder, ImageType, PriceType, price } from './builder.ts'
import { DeliveryPromiseType } from './catalog.ts'
import { ProductType, packshot, priceOrNull, sizeDiscount } from './catalog-types.ts'
import { catalogWords } from './catalog-words.ts'
import { type ApiContext, customerOf, shopperOf, tokenOf } from './context.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

/** A cart with the token that opens it, and what the last change could not do. */
export type CartView = {
  readonly cart: Cart
  readonly token: string
  readonly errors: readonly CartError[]
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
type TaxRule = { readonly rate: number; readonly percentage: number }
const TaxRuleType = builder.objectRef<TaxRule>('TaxRule').implement({
  fields: (t) => ({
    taxRate: t.int({ description: 'In hundredths of a percent: 2100 is 21 %.', resolve: ({ rate }) => rate }),
    percentage: t.exposeInt('percentage', { description: 'How much of the line bears this rate; all parts make 100.' }),
  }),
})
/** A line as the API shows it: a size, an extra of the shop's own, or something that is taken off. */
type ItemView = {
  readonly id: string
  readonly type: CartLine['type']
  readonly referencedId: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Cents
  readonly totalPrice: Cents
  readonly removable: boolean
  /** What of it bears which rate: a size has one, the rest follows the goods. */
  readonly rated: readonly Rated[]
  /** Of lines of type product. */
  readonly item: CartItem | null
  readonly fault: CartError | null
  /** Of the cart that it lies in. */
  readonly freeDelivery: boolean
}

function itemViews({ cart }: CartView, now: Date): ItemView[] {
  const freeDelivery = cart.items.length > 0 && cart.shippingMethod !== undefined && cart.totals.shipping === 0
  const products = cart.items.map((item) => ({
    ...pick(item),
    name: item.product.name,
    unitPrice: item.unitPrice,
    totalPrice: item.totalPrice,
    removable: true,
    rated: [{ rate: item.taxRate, gross: item.totalPrice }],
    item,
    fault: itemError(item, now),
    freeDelivery,
  }))
  const extras = cart.extras.map(({ line, extra, name }) => ({
    ...pick(line),
    name,
    unitPrice: extra.price,
    totalPrice: extra.price * line.quantity,
    removable: true,
    rated: followingGoods(extra.price * line.quantity, cart.goods),
    item: null,
    fault: null,
    freeDelivery,
  }))
  const discounts = cart.discounts.map((discount) => ({
    id: discount.id,
    type: 'promotion' as const,
    referencedId: discount.code === '' ? discount.reference : discount.code,
    name: discount.name,
    quantity: 1,
    unitPrice: discount.amount === 0 ? 0 : -discount.amount,
    totalPrice: discount.amount === 0 ? 0 : -discount.amount,
    removable: discount.removable,
    rated: takenOff(discount, cart),
    item: null,
    fault: discount.fault && { ...discount.fault, level: 'notice' as const },
    freeDelivery,
  }))
  return [...products, ...extras, ...discounts]
}

function takenOff(discount: Cart['discounts'][number], { items, goods }: Cart): Rated[] {
  const parts = discountByRate(discount, items).map(({ rate, gross }) => ({ rate, gross: -gross }))
  return parts.length > 0 ? parts : followingGoods(0, goods)
}

function taxRules(rated: readonly Rated[]): TaxRule[] {
  const parts = split(
    100,
    rated.map(({ gross }) => Math.abs(gross)),
  )
  return rated.map(({ rate }, index) => ({ rate, percentage: parts[index] ?? 0 }))
}

function pick({
  id,
  type,
  referencedId,
  quantity,
}: CartLine): Pick<ItemView, 'id' | 'type' | 'referencedId' | 'quantity'> {
  return { id, type, referencedId, quantity }
}

const CartItemOptionType = builder.objectRef<{ group: string; option: string }>('CartItemOption').implement({
  fields: (t) => ({ group: t.exposeString('group'), option: t.exposeString('option') }),
})
const CartItemPayloadType = builder.objectRef<ItemView>('CartItemPayload').implement({
  fields: (t) => ({
    options: t.field({
      type: [CartItemOptionType],
      resolve: ({ item }, _, { storefront: { language } }) =>
        item
          ? [
              { group: catalogWords.color[language], option: item.product.color.name },
              ...(item.variant.size === oneSize
                ? []
                : [{ group: catalogWords.size[language], option: item.variant.size }]),
            ]
          : [],
    }),
    stock: t.int({ resolve: ({ item, quantity }) => item?.variant.availableStock ?? quantity }),
    productNumber: t.string({ resolve: ({ referencedId }) => referencedId }),
  }),
})
const CartItemPriceType = builder.objectRef<ItemView>('CartItemPrice').implement({
  fields: (t) => ({
    unitPrice: t.field({ type: PriceType, resolve: ({ unitPrice }, _, context) => price(unitPrice, context) }),
    quantity: t.exposeInt('quantity'),
    totalPrice: t.field({ type: PriceType, resolve: ({ totalPrice }, _, context) => price(totalPrice, context) }),
    regularUnitPrice: t.field({
      type: PriceType,
      nullable: true,
      resolve: ({ item }, _, context) =>
        priceOrNull(item && isReduced(item, context) ? item.variant.regularPrice : null, context),
    }),
    priorUnitPrice: t.field({
      type: PriceType,
      nullable: true,
      resolve: ({ item }, _, context) =>
        priceOrNull(item && isReduced(item, context) ? item.variant.priorPrice : null, context),
    }),
    calculatedTaxes: t.field({
      type: [TaxType],
      resolve: ({ rated }) => rated.map(({ rate, gross }) => ({ rate, gross, tax: taxInside(gross, rate) })),
    }),
    taxRules: t.field({ type: [TaxRuleType], resolve: ({ rated }) => taxRules(rated) }),
  }),
})
const DeliveryInformationType = builder.objectRef<ItemView>('DeliveryInformation').implement({
  fields: (t) => ({
    stock: t.int({ resolve: ({ item, quantity }) => item?.variant.availableStock ?? quantity }),
    weight: t.int({ description: 'Grams.', resolve: ({ item }) => item?.variant.weight ?? 0 }),
    height: t.int({
      nullable: true,
      description: 'Millimetres, where it was measured.',
      resolve: ({ item }) => item?.variant.dimensions?.height ?? null,
    }),
    width: t.int({
      nullable: true,
      description: 'Millimetres.',
      resolve: ({ item }) => item?.variant.dimensions?.width ?? null,
    }),
    length: t.int({
      nullable: true,
      description: 'Millimetres, from front to back.',
      resolve: ({ item }) => item?.variant.dimensions?.length ?? null,
    }),
    freeDelivery: t.boolean({
      description: 'The cart as it stands is delivered for nothing: by its limit, its method or a promotion.',
      resolve: ({ freeDelivery }) => freeDelivery,
    }),
    restockTime: t.int({
      nullable: true,
      description: 'Days until more of it is expected; nothing where no day is known.',
      resolve: ({ item }, _, { now, storefront }) =>
        item ? daysUntilRestock(item.variant.restockDate, localDay(now, storefront.timeZone)) : null,
    }),
    deliveryTime: t.string({ nullable: true, resolve: ({ item }) => item?.product.deliveryTime ?? null }),
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
const CartItemType = builder.objectRef<ItemView>('CartItem').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    referencedId: t.string({
      description: "A size's SKU; of a promotion its code or key, of a voucher its barcode.",
      resolve: ({ referencedId }) => referencedId,
    }),
    name: t.exposeString('name'),
    description: t.string({ resolve: ({ item }) => item?.product.color.name ?? '' }),
    brand: t.string({ nullable: true, resolve: ({ item }) => item?.product.brand.name ?? null }),
    modified: t.boolean({ resolve: ({ item }) => item?.modified ?? false }),
    priceWhenAdded: t.field({
      type: PriceType,
      nullable: true,
      description: 'The price of one when it was put in, where it is another one now.',
      resolve: ({ item }, _, context) => priceOrNull(item?.modified ? item.priceWhenAdded : null, context),
    }),
    quantity: t.exposeInt('quantity'),
    minPurchase: t.int({ resolve: ({ item }) => item?.variant.minPurchase ?? 1 }),
    purchaseSteps: t.int({ resolve: ({ item }) => item?.variant.purchaseSteps ?? 1 }),
    maxPurchase: t.int({
      description: 'The most that can be bought now.',
      resolve: ({ item }) => (item ? Math.min(item.variant.maxPurchase, item.variant.availableStock) : 1),
    }),
    label: t.string({ resolve: ({ name }) => name }),
    type: t.field({ type: CartItemTypeEnum, resolve: ({ type }) => type }),
    removable: t.exposeBoolean('removable'),
    stackable: t.boolean({ resolve: ({ type }) => type === 'product' }),
    url: t.string({ nullable: true, resolve: ({ item }) => item?.product.url ?? null }),
    image: t.field({
      type: ImageType,
      nullable: true,
      resolve: ({ item }, _, context) => (item ? packshot(item.product, context) : null),
    }),
    payload: t.field({ type: CartItemPayloadType, resolve: (view) => view }),
    product: t.field({ type: ProductType, nullable: true, resolve: ({ item }) => item?.product ?? null }),
    price: t.field({ type: CartItemPriceType, resolve: (view) => view }),
    deliveryInformation: t.field({ type: DeliveryInformationType, resolve: (view) => view }),
    error: t.field({
      type: CartErrorType,
      nullable: true,
      description:
        'What stands in the way of buying this line now; or why a promotion or voucher takes nothing off, which keeps nobody from ordering.',
      resolve: ({ fault }) => fault,
    }),
  }),
})

export type Totals = {
  readonly net: Cents
  readonly total: Cents
  readonly subtotal: Cents
  readonly shipping: Cents
  readonly taxes: readonly TaxGroup[]
  readonly costs: Cents
  readonly discount: Cents
  /** Extras and discounts by name, those that take something off with a minus. */
  readonly adjustments: readonly Adjustment[]
}
export type Adjustment = { readonly name: string; readonly amount: Cents }

const AdjustmentType = builder.objectRef<Adjustment>('PriceAdjustment').implement({
  description: 'Something between the goods and the total: an extra, or with a minus a promotion or voucher.',
  fields: (t) => ({
    name: t.exposeString('name'),
    price: t.field({ type: PriceType, resolve: ({ amount }, _, context) => price(amount, context) }),
  }),
})
export const CartPriceType = builder.objectRef<Totals>('CartPrice').implement({
  fields: (t) => ({
    netPrice: t.field({ type: PriceType, resolve: (totals, _, context) => price(totals.net, context) }),
    totalPrice: t.field({ type: PriceType, resolve: (totals, _, context) => price(totals.total, context) }),
    subtotal: t.field({
      type: PriceType,
      description: 'The goods, before discounts.',
      resolve: (totals, _, context) => price(totals.subtotal, context),
    }),
    positionPrice: t.field({
      type: PriceType,
      description: 'All lines together: the total without delivery.',
      resolve: (totals, _, context) => price(totals.total - totals.shipping, context),
    }),
    discount: t.field({ type: PriceType, resolve: (totals, _, context) => price(totals.discount, context) }),
    costs: t.field({
      type: PriceType,
      description: 'Extras such as gift wrapping.',
      resolve: (totals, _, context) => price(totals.costs, context),
    }),
    adjustments: t.field({ type: [AdjustmentType], resolve: (totals) => [...totals.adjustments] }),
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

const OfferedExtraType = builder.objectRef<OfferedExtra>('OfferedExtra').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    price: t.field({ type: PriceType, resolve: (extra, _, context) => price(extra.price, context) }),
  }),
})
export const CartType = builder.objectRef<CartView>('Cart').implement({
  fields: (t) => ({
    name: t.string({ resolve: () => cartName }),
    token: t.exposeString('token'),
    items: t.field({ type: [CartItemType], resolve: (view, _, { now }) => itemViews(view, now) }),
    count: t.int({ description: 'Pieces in all lines.', resolve: ({ cart }) => cart.count }),
    price: t.field({
      type: CartPriceType,
      resolve: ({ cart }) => ({
        ...cart.totals,
        adjustments: [
          ...cart.extras.map(({ line, extra, name }) => ({ name, amount: extra.price * line.quantity })),
          ...cart.discounts
            .filter(({ fault }) => fault === null)
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
      resolve: ({ cart, errors }) => uniqueErrors([...errors, ...cart.errors]),
    }),
    extras: t.field({
      type: [OfferedExtraType],
      description: 'What the shop offers beside its products: put in as items of type custom.',
      resolve: (_, __, { storefront }) => [...offeredExtras(storefront)],
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
      const { shop, storefront } = context
      const [first] = items
      if (!first || items.every(({ type }) => type === 'product')) {
        return changed(context, token, (own) => shop.addToCart(storefront, own, items))
      }
      // Codes and extras come alone: what one form asks for.
      if (items.length > 1) return declined(refuse('promotion-not-combinable', { name: '' }))
      if (first.type === 'custom') {
        return changed(context, token, (own) => shop.addExtra(storefront, own, first.referencedId))
      }
      const customerId = (await customerOf(context))?.id ?? null
      return withinLimits(context, 'code', tokenOf(context, token) ?? '', () =>
        changed(context, token, (own) => shop.addCode(storefront, own, first.referencedId, customerId)),
      )
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
  const customerId = (await customerOf(context))?.id
  const cart = await context.shop.viewCart(context.storefront, shopper, { destination, customerId })
  return { cart, token, errors }
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
