import { decimal } from '#kernel/money.ts'
import { pageUrl } from '#kernel/page-url.ts'
import type { Storefront } from '#kernel/storefront.ts'
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
 * For search engines: a group of one product for each size, or the product itself when it has no sizes. A reduction names the
 * price that it is compared with, which is the same as on the page (Directive 98/6/EC, article 6a).
 */
export function productJsonLd(place: Place, product: ProductDetail) {
  const { storefront, publicUrl } = place
  const shared = {
    name: product.name,
    description: plainText(product.description),
    color: product.color.name,
    url: pageUrl(publicUrl, storefront, product.url),
    image: product.images.map((image) => publicUrl + image.url),
    brand: { '@type': 'Brand', name: product.brand.name },
    manufacturer: { '@type': 'Organization', name: product.manufacturer.name },
  }
  const [only] = product.variants
  if (product.isOneSize && only) {
    return { '@type': 'Product', ...shared, sku: product.sku, gtin13: only.ean, offers: offerOf(place, product, only) }
  }
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: product.sku,
    variesBy: ['https://schema.org/size'],
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: `${product.name}, ${variant.size}`,
      sku: variant.sku,
      gtin13: variant.ean,
      size: variant.size,
      color: product.color.name,
      image: shared.image[0],
      offers: offerOf(place, product, variant),
    })),
  }
}

function offerOf({ storefront, publicUrl }: Place, product: ProductDetail, variant: ProductDetail['variants'][number]) {
  const { priorPrice, price } = product
  return {
    '@type': 'Offer',
    url: pageUrl(publicUrl, storefront, product.url),
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
      returnFees: 'https://schema.org/FreeReturn',
    },
  }
}
