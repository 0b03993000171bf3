import { localDay } from '#kernel/calendar.ts'
import type { Product, Variant } from '#shop/catalog/product.ts'
import { daysUntilRestock } from '#shop/stock/restock.ts'
import { isComingSoon, type StockState, sizeStock } from '#shop/stock/size-stock.ts'
import { builder, PriceType, priceView } from './builder.ts'
import { ratingDescription } from './shown-product.ts'

const StockStateType = builder.enumType('StockState', {
  description: 'What the shopper is told about a size, by the order of specification §4.',
  values: [
    'COMING_SOON',
    'OUT_OF_STOCK',
    'LAST_ITEM',
    'FEW_LEFT',
    'PRE_ORDER',
    'IN_STOCK',
  ] as const satisfies readonly StockState[],
})

const OptionRefType = builder.objectRef<{ groupId: string; id: string }>('OptionRef').implement({
  fields: (t) => ({ groupId: t.exposeID('groupId'), id: t.exposeID('id') }),
})

export const VariantType = builder.objectRef<{ variant: Variant; product: Product }>('Variant').implement({
  description: 'A size of a product.',
  fields: (t) => ({
    id: t.id({ resolve: ({ variant }) => variant.id }),
    sku: t.string({ resolve: ({ variant }) => variant.sku }),
    legacySku: t.string({ nullable: true, resolve: ({ variant }) => variant.legacySku }),
    size: t.string({ resolve: ({ variant }) => variant.size }),
    position: t.int({ resolve: ({ variant }) => variant.position }),
    availableStock: t.int({ resolve: ({ variant }) => variant.availableStock }),
    stockState: t.field({
      type: StockStateType,
      resolve: ({ variant, product }, _, { now }) =>
        sizeStock({
          availableStock: variant.availableStock,
          comingSoon: isComingSoon(product.comingSoonDate, now),
          deliveryTime: product.deliveryTime,
        }),
    }),
    deliveryTime: t.string({ nullable: true, resolve: ({ product }) => product.deliveryTime }),
    price: t.field({ type: PriceType, resolve: ({ variant }, _, context) => priceView(variant.price, context) }),
    options: t.field({
      type: [OptionRefType],
      resolve: ({ variant }) => [{ groupId: 'size', id: `size-${variant.size}` }],
    }),
    ean: t.string({ description: 'Empty where none is known.', resolve: ({ variant }) => variant.ean ?? '' }),
    stock: t.int({ description: 'As availableStock.', resolve: ({ variant }) => variant.availableStock }),
    restockTime: t.int({
      nullable: true,
      description: 'Days until more of it is expected; nothing where no day is known.',
      resolve: ({ variant }, _, { now, storefront }) =>
        daysUntilRestock(variant.restockDate, localDay(now, storefront.timeZone)),
    }),
    minPurchase: t.int({
      description: 'So many pieces at least.',
      resolve: ({ variant }) => variant.minPurchase,
    }),
    maxPurchase: t.int({ description: 'So many at most.', resolve: ({ variant }) => variant.maxPurchase }),
    purchaseSteps: t.int({
      description: 'Above the least, in steps of so many.',
      resolve: ({ variant }) => variant.purchaseSteps,
    }),
    shippingFree: t.boolean({
      description: 'An order of such products alone is delivered for nothing.',
      resolve: ({ product }) => product.shippingFree,
    }),
    weight: t.int({ description: 'Grams.', resolve: ({ variant }) => variant.weight }),
    width: t.int({
      nullable: true,
      description: 'Millimetres, where it was measured.',
      resolve: ({ variant }) => variant.dimensions?.width ?? null,
    }),
    height: t.int({
      nullable: true,
      description: 'Millimetres.',
      resolve: ({ variant }) => variant.dimensions?.height ?? null,
    }),
    length: t.int({
      nullable: true,
      description: 'Millimetres, from front to back.',
      resolve: ({ variant }) => variant.dimensions?.length ?? null,
    }),
    ratingAverage: t.float({ nullable: true, description: ratingDescription, resolve: () => null }),
  }),
})

export const SizeType = builder.objectRef<{ name: string; position: number }>('ProductSize').implement({
  fields: (t) => ({ name: t.exposeString('name'), position: t.exposeInt('position') }),
})
