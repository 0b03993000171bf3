import { localDay } from '#kernel/calendar.ts'
import { type Cents, splitByWeight, taxInside } from '#kernel/money.ts'
import { oneSize } from '#kernel/written-size.ts'
import { type Cart, type CartError, type CartItem, type CartLine, discountByRate, itemError } from '#shop/cart/cart.ts'
import { apportionByVatRate, type TaxedAmount } from '#shop/cart/vat.ts'
import { hidesReductions } from '#shop/catalog/sale-period.ts'
import { daysUntilRestock } from '#shop/stock/restock.ts'
import { builder, ImageType, PriceType, priceView } from './builder.ts'
import { TaxType } from './cart-price.ts'
import { catalogMessages } from './catalog-messages.ts'
import { ProductType, packshotImage, priceOrNull, sizeDiscount } from './catalog-types.ts'
import type { ApiContext } from './context.ts'

export const CartItemTypeEnum = builder.enumType('CartItemType', {
  values: ['product', 'promotion', 'custom'] as const,
})
const ErrorLevelEnum = builder.enumType('ErrorLevel', { values: ['error', 'notice', 'success'] as const })

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
  readonly type: Exclude<CartLine['type'], 'saved'>
  readonly referencedId: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Cents
  readonly totalPrice: Cents
  readonly removable: boolean
  /** What of it bears which rate: a size has one, the rest follows the goods. */
  readonly taxed: readonly TaxedAmount[]
  /** Of lines of type product. */
  readonly item: CartItem | null
  readonly error: CartError | null
  /** Of the cart that it lies in. */
  readonly freeDelivery: boolean
}

/** Every line of a cart: sizes, then extras, then what is taken off. */
export function itemViews(cart: Cart, now: Date): ItemView[] {
  const freeDelivery = cart.items.length > 0 && cart.shippingMethod !== undefined && cart.totals.shipping === 0
  const products = productViews(cart.items, freeDelivery, now)
  const extras = cart.extras.map(({ line, extra, name }) => ({
    ...pick(line),
    type: 'custom' as const,
    name,
    unitPrice: extra.price,
    totalPrice: extra.price * line.quantity,
    removable: true,
    taxed: apportionByVatRate(extra.price * line.quantity, cart.goods),
    item: null,
    error: null,
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
    taxed: takenOff(discount, cart),
    item: null,
    error: discount.error && { ...discount.error, level: 'notice' as const },
    freeDelivery,
  }))
  return [...products, ...extras, ...discounts]
}

/** Lines of sizes: those of the cart, and those that are put aside for later. */
export function productViews(items: readonly CartItem[], freeDelivery: boolean, now: Date): ItemView[] {
  return items.map((item) => ({
    ...pick(item),
    type: 'product' as const,
    name: item.product.name,
    unitPrice: item.unitPrice,
    totalPrice: item.totalPrice,
    removable: true,
    taxed: [{ rate: item.taxRate, gross: item.totalPrice }],
    item,
    error: itemError(item, now),
    freeDelivery,
  }))
}

function takenOff(discount: Cart['discounts'][number], { items, goods }: Cart): TaxedAmount[] {
  const parts = discountByRate(discount, items).map(({ rate, gross }) => ({ rate, gross: -gross }))
  return parts.length > 0 ? parts : apportionByVatRate(0, goods)
}

function taxRules(taxed: readonly TaxedAmount[]): TaxRule[] {
  const parts = splitByWeight(
    100,
    taxed.map(({ gross }) => Math.abs(gross)),
  )
  return taxed.map(({ rate }, index) => ({ rate, percentage: parts[index] ?? 0 }))
}

function pick({ id, referencedId, quantity }: CartLine): Pick<ItemView, 'id' | 'referencedId' | 'quantity'> {
  return { id, referencedId, quantity }
}

const CartItemOptionType = builder.objectRef<{ group: string; option: string }>('CartItemOption').implement({
  fields: (t) => ({ group: t.exposeString('group'), option: t.exposeString('option') }),
})
const CartItemPayloadType = builder.objectRef<ItemView>('CartItemPayload').implement({
  fields: (t) => ({
    options: t.field({
      type: [CartItemOptionType],
      resolve: ({ item }, _, { storefront: { contentLang } }) =>
        item
          ? [
              { group: catalogMessages(contentLang).color, option: item.product.color.name },
              ...(item.variant.size === oneSize
                ? []
                : [{ group: catalogMessages(contentLang).size, option: item.variant.size }]),
            ]
          : [],
    }),
    stock: t.int({ resolve: ({ item, quantity }) => item?.variant.availableStock ?? quantity }),
    size: t.string({
      nullable: true,
      description: 'The size; nothing for what has only one, and for what is no product.',
      resolve: ({ item }) => (item && item.variant.size !== oneSize ? item.variant.size : null),
    }),
    productNumber: t.string({ resolve: ({ referencedId }) => referencedId }),
  }),
})
const CartItemPriceType = builder.objectRef<ItemView>('CartItemPrice').implement({
  fields: (t) => ({
    unitPrice: t.field({ type: PriceType, resolve: ({ unitPrice }, _, context) => priceView(unitPrice, context) }),
    quantity: t.exposeInt('quantity'),
    totalPrice: t.field({ type: PriceType, resolve: ({ totalPrice }, _, context) => priceView(totalPrice, context) }),
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
      resolve: ({ taxed }) => taxed.map(({ rate, gross }) => ({ rate, gross, tax: taxInside(gross, rate) })),
    }),
    taxRules: t.field({ type: [TaxRuleType], resolve: ({ taxed }) => taxRules(taxed) }),
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
export const CartErrorType = builder.objectRef<CartError>('CartError').implement({
  description: 'What stands in the way of the cart, keyed by its message.',
  fields: (t) => ({
    messageKey: t.exposeString('messageKey'),
    name: t.string({ nullable: true, resolve: (error) => error.name ?? null }),
    message: t.string({ resolve: (error) => error.messageKey.replaceAll('-', ' ') }),
    level: t.field({ type: ErrorLevelEnum, resolve: (error) => error.level }),
  }),
})
export const CartItemType = builder.objectRef<ItemView>('CartItem').implement({
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
      resolve: ({ item }, _, context) => (item ? packshotImage(item.product, context) : null),
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
      resolve: ({ error }) => error,
    }),
  }),
})

function isReduced(item: CartItem, { storefront, now, shop }: ApiContext): boolean {
  return sizeDiscount(item.variant) > 0 && !hidesReductions(storefront, now, shop.salePeriod)
}
