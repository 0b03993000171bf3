import { decimal } from '#kernel/money.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { slashed } from '#web/content/seo.ts'
import type { StockState } from '#web/graphql/graphql.ts'
import type { ProductDetail } from './product-document.ts'
import { plainText } from './text.ts'

type Place = { readonly storefront: Pick<Storefront, 'basePath' | 'country'>; readonly publicUrl: string }

const availability: Readonly<Record<StockState, string>> = {
  COMING_SOON: 'PreSale',
  OUT_OF_STOCK: 'OutOfStock',
  LAST_ITEM: 'LimitedAvailability',
  FEW_LEFT: 'LimitedAvailability',
  PRE_ORDER: 'PreOrder',
  IN_STOCK: 'InStock',
}

/**
 * schema.org's Product: an offer for each size. A reduction names the price that it is compared with, which is the same as on
 * the page (Directive 98/6/EC, article 6a).
 */
export function productJsonLd({ storefront, publicUrl }: Place, product: ProductDetail) {
  const { priorPrice, price } = product
  const url = publicUrl + storefront.basePath + slashed(product.url)
  return {
    '@type': 'Product',
    name: product.name,
    description: plainText(product.description),
    sku: product.sku,
    color: product.color.name,
    url,
    image: product.images.map((image) => publicUrl + image.url),
    brand: { '@type': 'Brand', name: product.brand.name },
    manufacturer: { '@type': 'Organization', name: product.manufacturer.name },
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      url,
      sku: variant.sku,
      gtin13: variant.ean,
      ...(product.isOneSize ? {} : { name: `${product.name}, ${variant.size}` }),
      price: decimal(variant.price.amount),
      priceCurrency: price.currency,
      ...(priorPrice && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: decimal(priorPrice.amount),
          priceCurrency: price.currency,
          valueAddedTaxIncluded: true,
        },
      }),
      availability: `https://schema.org/${availability[variant.stockState]}`,
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: storefront.country,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
      },
    })),
  }
}
