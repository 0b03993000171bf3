import { isMissingPicture } from '#kernel/missing-picture.ts'
import { decimalAmount } from '#kernel/money.ts'
import { pageUrl } from '#kernel/page-url.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { StockState } from '#web/graphql/graphql.ts'
import type { ProductDetailView } from './product-document.ts'
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

/** In how many working days a product comes, from the shop's promise. */
type DeliveryPromise = { readonly min: number; readonly max: number }

/**
 * For search engines: the model with one product for each size and its other colours, or the product itself when it has no sizes. A
 * reduction names the price that it is compared with, which is the same as on the page (Directive 98/6/EC, article 6a).
 */
export function productJsonLd(place: Place, product: ProductDetailView, promise?: DeliveryPromise | null) {
  const { storefront, publicUrl } = place
  const images = product.images.flatMap(({ url }) => (isMissingPicture(url) ? [] : [publicUrl + url]))
  const shared = {
    name: product.name,
    description: plainText(product.description),
    color: product.color.name,
    url: pageUrl(publicUrl, storefront, product.url),
    ...(images.length > 0 && { image: images }),
    brand: { '@type': 'Brand', name: product.brand.name },
    manufacturer: { '@type': 'Organization', name: product.manufacturer.name },
    ...ratingOf(product),
  }
  const terms = termsOf(product, promise)
  const otherColors = colorsBeside(place, product)
  const [only] = product.variants
  if (product.isOneSize && only) {
    return {
      '@type': 'Product',
      ...shared,
      sku: product.sku,
      ...(only.ean !== '' && { gtin13: only.ean }),
      offers: offerOf(place, product, only, terms),
      ...(otherColors.length > 0 && {
        isVariantOf: {
          '@type': 'ProductGroup',
          name: product.name,
          productGroupID: product.parentSku,
          variesBy: [byColor],
          hasVariant: otherColors,
        },
      }),
    }
  }
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: product.parentSku,
    variesBy: otherColors.length > 0 ? [bySize, byColor] : [bySize],
    hasVariant: [
      ...product.variants.map((variant) => ({
        '@type': 'Product',
        name: `${product.name}, ${variant.size}`,
        description: shared.description,
        sku: variant.sku,
        ...(variant.ean !== '' && { gtin13: variant.ean }),
        size: variant.size,
        color: product.color.name,
        ...(images.length > 0 && { image: images[0] }),
        offers: offerOf(place, product, variant, terms),
      })),
      ...otherColors,
    ],
  }
}

/** What is said of the model, as it stands on the page: by whom search engines are told of. */
function ratingOf({ reviewSummary }: ProductDetailView) {
  if (!reviewSummary?.told) return {}
  const { average, count, sources } = reviewSummary.told
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviewSummary.top
      .filter(({ author, source }) => author !== '' && sources.includes(source))
      .map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.author },
        datePublished: review.writtenAt.slice(0, 10),
        inLanguage: review.language,
        ...(review.title !== '' && { name: review.title }),
        ...(review.text !== '' && { reviewBody: review.text }),
        reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5, worstRating: 1 },
      })),
  }
}

const bySize = 'https://schema.org/size'
const byColor = 'https://schema.org/color'

/** Pages of the model's other colours, as Google has variants that stand on pages of their own. */
function colorsBeside({ storefront, publicUrl }: Place, { sku, relatedProducts }: ProductDetailView) {
  return relatedProducts
    .filter((one) => one.type === 'color_relation' && one.productNumber !== sku)
    .map(({ url }) => ({ url: pageUrl(publicUrl, storefront, url) }))
}

/** What holds for every size: what delivery costs and how long it takes, and how a product may come back. */
function termsOf(
  { shippingRates, returnTerms, price }: ProductDetailView,
  promise: DeliveryPromise | null | undefined,
) {
  const countries = shippingRates.flatMap((rate) => rate.countries)
  return {
    shippingDetails: shippingRates.map((rate) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: decimalAmount(rate.price.amount), currency: price.currency },
      shippingDestination: rate.countries.map((country) => ({ '@type': 'DefinedRegion', addressCountry: country })),
      ...(promise && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          // What the shop promises counts from the order; it packs within the first day of it.
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: {
            '@type': 'QuantitativeValue',
            minValue: Math.max(0, promise.min - 1),
            maxValue: Math.max(1, promise.max - 1),
            unitCode: 'DAY',
          },
        },
      }),
    })),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: countries,
      returnPolicyCountry: returnTerms.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnTerms.days,
      returnMethod: [
        'https://schema.org/ReturnByMail',
        ...(returnTerms.inStore ? ['https://schema.org/ReturnInStore'] : []),
      ],
      returnFees: 'https://schema.org/FreeReturn',
    },
  }
}

function offerOf(
  { storefront, publicUrl }: Place,
  product: ProductDetailView,
  variant: ProductDetailView['variants'][number],
  terms: ReturnType<typeof termsOf>,
) {
  const { priorPrice, price } = product
  return {
    '@type': 'Offer',
    url: pageUrl(publicUrl, storefront, product.url),
    price: decimalAmount(variant.price.amount),
    priceCurrency: price.currency,
    ...(priorPrice && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: decimalAmount(priorPrice.amount),
        priceCurrency: price.currency,
        valueAddedTaxIncluded: true,
      },
    }),
    availability: `https://schema.org/${availability[variant.stockState]}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...terms,
  }
}
