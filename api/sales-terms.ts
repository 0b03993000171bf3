import { localDay } from '#kernel/calendar.ts'
import { homeDelivery, storePickup } from '#shop/cart/shipping-methods.ts'
import type { Product } from '#shop/catalog/product.ts'
import { daysUntilRestock } from '#shop/stock/restock.ts'
import { builder, PriceType, priceView } from './builder.ts'
import { ProductType } from './catalog-types.ts'
import type { ApiContext } from './context.ts'

type ShippingRate = { readonly countries: readonly string[]; readonly price: number }

const ShippingRateType = builder.objectRef<ShippingRate>('ShippingRate').implement({
  description: 'What the first way home costs, and to which countries.',
  fields: (t) => ({
    countries: t.stringList({ description: 'ISO codes.', resolve: ({ countries }) => [...countries] }),
    price: t.field({ type: PriceType, resolve: (rate, _, context) => priceView(rate.price, context) }),
  }),
})

type ReturnTerms = { readonly inStore: boolean; readonly country: string; readonly days: number }

const ReturnTermsType = builder.objectRef<ReturnTerms>('ReturnTerms').implement({
  description: 'How a product may come back.',
  fields: (t) => ({
    inStore: t.exposeBoolean('inStore', { description: 'Whether the storefront has stores that take it.' }),
    country: t.exposeString('country', {
      description: 'Where a parcel goes to: the ISO code of the company’s country.',
    }),
    days: t.exposeInt('days', { description: 'So many days after it arrived.' }),
  }),
})

builder.objectFields(ProductType, (t) => ({
  shippingRates: t.field({
    type: [ShippingRateType],
    description: 'What this product alone costs to deliver, to each country that the storefront delivers to.',
    resolve: (product, _, context) => shippingRates(product, context),
  }),
  returnTerms: t.field({
    type: ReturnTermsType,
    resolve: (_, __, { shop, settings, storefront }) => ({
      inStore: storePickup(settings, storefront) !== undefined,
      country: shop.company.country,
      days: settings.returns.days,
    }),
  }),
}))

/** Countries that cost the same stand together. */
function shippingRates(
  product: Pick<Product, 'price' | 'shippingFree'>,
  { settings, storefront }: Pick<ApiContext, 'settings' | 'storefront'>,
): ShippingRate[] {
  const offered = storefront.deliversTo.flatMap((country) => {
    const way = homeDelivery(settings, storefront, country)
    return way ? [{ country, price: way.priceFor(product.price, product.shippingFree) }] : []
  })
  return [...Map.groupBy(offered, (rate) => rate.price)].map(([amount, rates]) => ({
    countries: rates.map(({ country }) => country),
    price: amount,
  }))
}

/** One figure for all sizes, for lists and feeds: the first size’s, or the widest limits. What holds for a size says the size. */
builder.objectFields(ProductType, (t) => ({
  stock: t.int({ description: 'Pieces of all sizes.', resolve: (product) => product.totalAvailableStock }),
  restockTime: t.int({
    nullable: true,
    description: 'Days until more of the first of its sizes is expected; nothing where no day is known.',
    resolve: async (product, _, { loaders, now, storefront }) => {
      const days = (await loaders.variants.load(product.id)).flatMap(
        ({ restockDate }) => daysUntilRestock(restockDate, localDay(now, storefront.timeZone)) ?? [],
      )
      return days.length > 0 ? Math.min(...days) : null
    },
  }),
  minPurchase: t.int({
    description: 'The least of its sizes.',
    resolve: async (product, _, context) => Math.min(...(await sizesOf(product, context, 'minPurchase'))),
  }),
  maxPurchase: t.int({
    description: 'The most of its sizes.',
    resolve: async (product, _, context) => Math.max(...(await sizesOf(product, context, 'maxPurchase'))),
  }),
  purchaseSteps: t.int({
    description: 'The smallest of its sizes.',
    resolve: async (product, _, context) => Math.min(...(await sizesOf(product, context, 'purchaseSteps'))),
  }),
  weight: t.int({
    description: 'Grams, of the first size.',
    resolve: async (product, _, { loaders }) => (await loaders.variants.load(product.id))[0]?.weight ?? 0,
  }),
  width: t.int({
    nullable: true,
    description: 'Millimetres, of the first size.',
    resolve: async (product, _, context) => (await measuresOf(product, context))?.width ?? null,
  }),
  height: t.int({
    nullable: true,
    description: 'Millimetres.',
    resolve: async (product, _, context) => (await measuresOf(product, context))?.height ?? null,
  }),
  length: t.int({
    nullable: true,
    description: 'Millimetres, from front to back.',
    resolve: async (product, _, context) => (await measuresOf(product, context))?.length ?? null,
  }),
}))

async function measuresOf({ id }: Pick<Product, 'id'>, { loaders }: Pick<ApiContext, 'loaders'>) {
  return (await loaders.variants.load(id))[0]?.dimensions
}

/** One figure of each size; a product without sizes is bought by the piece. */
async function sizesOf(
  { id }: Pick<Product, 'id'>,
  { loaders }: Pick<ApiContext, 'loaders'>,
  figure: 'minPurchase' | 'maxPurchase' | 'purchaseSteps',
): Promise<number[]> {
  const sizes = await loaders.variants.load(id)
  return sizes.length > 0 ? sizes.map((size) => size[figure]) : [1]
}
