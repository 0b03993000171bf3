import { shippingMethods, shippingPrice } from '#shop/cart/shipping-methods.ts'
import type { Product } from '#shop/catalog/product.ts'
import { builder, PriceType, price } from './builder.ts'
import { ProductType } from './catalog-types.ts'
import type { ApiContext } from './context.ts'

type ShippingRate = { readonly countries: readonly string[]; readonly price: number }

const ShippingRateType = builder.objectRef<ShippingRate>('ShippingRate').implement({
  description: 'What the first way home costs, and to which countries.',
  fields: (t) => ({
    countries: t.stringList({ description: 'ISO codes.', resolve: ({ countries }) => [...countries] }),
    price: t.field({ type: PriceType, resolve: (rate, _, context) => price(rate.price, context) }),
  }),
})

type ReturnTerms = { readonly inStore: boolean; readonly country: string }

const ReturnTermsType = builder.objectRef<ReturnTerms>('ReturnTerms').implement({
  description: 'How a product may come back.',
  fields: (t) => ({
    inStore: t.exposeBoolean('inStore', { description: 'Whether the storefront has stores that take it.' }),
    country: t.exposeString('country', {
      description: 'Where a parcel goes to: the ISO code of the company’s country.',
    }),
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
    resolve: (_, __, { shop, storefront }) => ({
      inStore: shippingMethods(storefront).some(({ pickup }) => pickup?.source === 'store'),
      country: shop.company.country,
    }),
  }),
}))

/** Countries that cost the same stand together. */
function shippingRates(
  product: Pick<Product, 'price' | 'shippingFree'>,
  { storefront }: Pick<ApiContext, 'storefront'>,
): ShippingRate[] {
  const methods = shippingMethods(storefront).filter(({ type }) => type === 'home')
  const offered = storefront.deliversTo.flatMap((country) => {
    const method = methods.find(({ countries }) => countries.includes(country))
    return method ? [{ country, price: shippingPrice(method, product.price, product.shippingFree) }] : []
  })
  return [...Map.groupBy(offered, (rate) => rate.price)].map(([amount, rates]) => ({
    countries: rates.map(({ country }) => country),
    price: amount,
  }))
}
