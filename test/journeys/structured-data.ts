/** What schema.org and search engines ask of each type; `children` name the types that may stand in a property. */
type Rule = { readonly needs: readonly string[]; readonly children?: Readonly<Record<string, readonly string[]>> }

const rules: Readonly<Record<string, Rule>> = {
  BreadcrumbList: { needs: ['itemListElement'], children: { itemListElement: ['ListItem'] } },
  ItemList: { needs: ['name', 'numberOfItems', 'itemListElement'], children: { itemListElement: ['ListItem'] } },
  ListItem: { needs: ['position', 'name'] },
  WebSite: { needs: ['name', 'url', 'potentialAction'], children: { potentialAction: ['SearchAction'] } },
  SearchAction: { needs: ['target', 'query-input'] },
  Organization: { needs: ['name'], children: { contactPoint: ['ContactPoint'], address: ['PostalAddress'] } },
  ContactPoint: { needs: ['contactType', 'telephone', 'email'] },
  ProductGroup: {
    needs: ['name', 'url', 'image', 'productGroupID', 'variesBy', 'hasVariant', 'brand'],
    children: {
      hasVariant: ['Product', 'page'],
      brand: ['Brand'],
      manufacturer: ['Organization'],
      aggregateRating: ['AggregateRating'],
      review: ['Review'],
    },
  },
  Product: {
    needs: ['name', 'sku', 'gtin13', 'image', 'offers'],
    children: {
      offers: ['Offer'],
      brand: ['Brand'],
      manufacturer: ['Organization'],
      isVariantOf: ['ProductGroup of one'],
      aggregateRating: ['AggregateRating'],
      review: ['Review'],
    },
  },
  AggregateRating: { needs: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'] },
  Review: {
    needs: ['author', 'datePublished', 'reviewRating'],
    children: { author: ['Person'], reviewRating: ['Rating'] },
  },
  Person: { needs: ['name'] },
  Rating: { needs: ['ratingValue', 'bestRating', 'worstRating'] },
  Brand: { needs: ['name'] },
  Offer: {
    needs: [
      'url',
      'price',
      'priceCurrency',
      'availability',
      'itemCondition',
      'hasMerchantReturnPolicy',
      'shippingDetails',
    ],
    children: {
      priceSpecification: ['UnitPriceSpecification'],
      hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
      shippingDetails: ['OfferShippingDetails'],
    },
  },
  UnitPriceSpecification: { needs: ['price', 'priceCurrency', 'priceType'] },
  MerchantReturnPolicy: {
    needs: ['applicableCountry', 'returnPolicyCountry', 'returnPolicyCategory', 'merchantReturnDays', 'returnMethod'],
  },
  OfferShippingDetails: {
    needs: ['shippingRate', 'shippingDestination', 'deliveryTime'],
    children: {
      shippingRate: ['MonetaryAmount'],
      shippingDestination: ['DefinedRegion'],
      deliveryTime: ['ShippingDeliveryTime'],
    },
  },
  MonetaryAmount: { needs: ['value', 'currency'] },
  DefinedRegion: { needs: ['addressCountry'] },
  ShippingDeliveryTime: {
    needs: ['handlingTime', 'transitTime'],
    children: { handlingTime: ['QuantitativeValue'], transitTime: ['QuantitativeValue'] },
  },
  QuantitativeValue: { needs: ['minValue', 'maxValue', 'unitCode'] },
  /** A variant that stands on a page of its own. */
  page: { needs: ['url'] },
  /** The model of a product that has no sizes. */
  'ProductGroup of one': {
    needs: ['name', 'productGroupID', 'variesBy', 'hasVariant'],
    children: { hasVariant: ['page'] },
  },
  FAQPage: { needs: ['mainEntity'], children: { mainEntity: ['Question'] } },
  Question: { needs: ['name', 'acceptedAnswer'], children: { acceptedAnswer: ['Answer'] } },
  Answer: { needs: ['text'] },
  Blog: { needs: ['name', 'url', 'blogPost'], children: { blogPost: ['BlogPosting'] } },
  BlogPosting: {
    needs: ['headline', 'datePublished'],
    children: { author: ['Organization'], publisher: ['Organization'] },
  },
  ShoeStore: {
    needs: ['name', 'url', 'address', 'telephone', 'openingHoursSpecification'],
    children: {
      address: ['PostalAddress'],
      geo: ['GeoCoordinates'],
      openingHoursSpecification: ['OpeningHoursSpecification'],
      specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
    },
  },
  PostalAddress: { needs: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'] },
  GeoCoordinates: { needs: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { needs: ['opens', 'closes'] },
}

type Thing = Readonly<Record<string, unknown>>

/** The blocks of a page. @throws when one is no JSON */
export function structuredData(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...scripts].map(([, json]) => JSON.parse(json ?? '') as Thing)
}

/** What is wrong with a block, as `Type.property: why`. */
export function errorsOf(thing: Thing, allowed?: readonly string[]): string[] {
  const type = typeOf(thing)
  const rule = rules[type]
  if (!rule) return [`${type}: nobody knows this type`]
  if (allowed && !allowed.includes(type)) return [`${type}: expected ${allowed.join(' or ')}`]
  return [
    ...rule.needs.filter((name) => isEmpty(thing[name])).map((name) => `${type}.${name}: missing`),
    ...Object.entries(thing).flatMap(([name, value]) => {
      if (typeof value === 'string' && /^https?:/.test(value) && !URL.canParse(value))
        return [`${type}.${name}: no address`]
      return (Array.isArray(value) ? (value as unknown[]) : [value])
        .filter(isThing)
        .flatMap((child) => errorsOf(child, rule.children?.[name] ?? []))
    }),
  ]
}

/** A group stands alone, or behind a product whose model it is; what has an address and no type is a page. */
function typeOf(thing: Thing): string {
  if (thing['@type'] === undefined && 'url' in thing) return 'page'
  return thing['@type'] === 'ProductGroup' && !('url' in thing) ? 'ProductGroup of one' : String(thing['@type'])
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
