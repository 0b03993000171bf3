import { formatPrice } from '#kernel/money.ts'
import { perLitre } from '#shop/catalog/unit-price.ts'
import { builder, PriceType, priceView } from './builder.ts'
import { ProductType } from './product-type.ts'
import { priceOrNull, productView } from './shown-product.ts'

/** What it costs. */
builder.objectFields(ProductType, (t) => ({
  shippingFree: t.exposeBoolean('shippingFree', {
    description: 'An order of such products alone is delivered for nothing.',
  }),
  isSale: t.boolean({ resolve: (product, _, context) => productView(product, context).discount > 0 }),
  price: t.field({ type: PriceType, resolve: (product, _, context) => priceView(product.price, context) }),
  unitPrice: t.string({
    nullable: true,
    description: "How much is in it and what a litre costs, as it is shown: '100 ml, € 149,50 / l'. Directive 98/6/EC.",
    resolve: ({ price, contents }, _, { storefront }) =>
      contents && `${contents.amount} ml, ${formatPrice(perLitre(price, contents.amount), storefront)} / l`,
  }),
  regular_price: t.field({
    type: PriceType,
    nullable: true,
    resolve: (product, _, context) => priceOrNull(productView(product, context).regularPrice, context),
  }),
  priorPrice: t.field({
    type: PriceType,
    nullable: true,
    description:
      'Lowest price of the 30 days before the reduction; only with a reduction (Directive 98/6/EC, article 6a).',
    resolve: (product, _, context) => priceOrNull(productView(product, context).priorPrice, context),
  }),
  discount: t.int({
    description: 'Whole percent computed from priorPrice; 0 without a reduction.',
    resolve: (product, _, context) => productView(product, context).discount,
  }),
  priceUpdatedAt: t.field({ type: 'DateTime', resolve: (product) => product.priceUpdatedAt }),
}))
