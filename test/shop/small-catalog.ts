import { type StorefrontCode, storefrontCodes, type Translated } from '#kernel/storefront.ts'
import type { CatalogFeed, PriceFeed, ProductFeed } from '#shop/catalog/catalog-feed.ts'

const say = (word: string): Translated => ({ en: `${word} en`, nl: `${word} nl`, de: `${word} de`, fr: `${word} fr` })
const slug = (word: string): Translated => ({ en: `${word}-en`, nl: `${word}-nl`, de: `${word}-de`, fr: `${word}-fr` })

const prices = (price: number, regularPrice?: number): Partial<Record<StorefrontCode, PriceFeed>> =>
  Object.fromEntries(
    storefrontCodes.map((code) => [
      code,
      {
        currency: code === 'en_GB' ? 'GBP' : 'EUR',
        price,
        ...(regularPrice === undefined ? {} : { regularPrice }),
        since: '2026-11-01T00:00:00Z',
      } as const,
    ]),
  )

type Size = { size: string; centre?: number; store?: number }

function product(
  sku: string,
  word: string,
  price: number,
  sizes: readonly Size[],
  more: Partial<ProductFeed> = {},
): ProductFeed {
  return {
    sku,
    parentSku: sku.split('.')[0] ?? sku,
    brand: 'veldt',
    manufacturer: 'maker',
    gender: 'women',
    name: say(word),
    slug: slug(word),
    description: say(`${word} described`),
    color: { key: 'black', name: say('black'), hex: '#111111' },
    categories: ['boots'],
    images: [`packshots/${word}`],
    releaseDate: '2026-01-01',
    sizeTable: 'women',
    popularity: 50,
    properties: [],
    care: say('care'),
    complementary: [],
    maintenance: [],
    prices: prices(price),
    variants: sizes.map(({ size, centre = 0, store = 0 }, index) => ({
      sku: `${sku}.${size}`,
      size,
      ean: `${sku.replace('.', '')}${index}`.padEnd(13, '0'),
      weight: 800,
      stock: { DC: centre, AMS: store },
    })),
    ...more,
  }
}

/** SKUs of the small shop that tests buy from, each for what it is good for. */
export const fixtures = {
  /** Plenty at the distribution centre: 100.00. */
  boot: '10001.001.38',
  /** Three pairs: two at the centre, one in a store. */
  lastThree: '10002.001.38',
  soldOut: '10001.001.39',
  lastItem: '10001.001.40',
  comingSoon: '10003.001.38',
  /** One size, 49.95. */
  handbag: '10004.001.ONE',
  /** Reduced from 120.00 to 90.00. */
  reduced: '10005.001.38',
} as const

/** A shop small enough to know by heart. */
export const smallCatalog: CatalogFeed = {
  brands: [{ key: 'veldt', name: 'Veldt', slug: 'veldt', story: say('story') }],
  manufacturers: [{ key: 'maker', name: 'Maker BV', address: 'Street 1, Waalwijk', email: 'safety@maker.example' }],
  categories: [
    {
      key: 'women',
      gender: 'women',
      name: say('Women'),
      slug: { en: 'women', nl: 'dames', de: 'damen', fr: 'femmes' },
      description: say('all'),
    },
    {
      key: 'boots',
      parent: 'women',
      gender: 'women',
      name: say('Boots'),
      slug: say('boots'),
      description: say('boots'),
    },
  ].map((category) => ({
    ...category,
    gender: 'women' as const,
    slug: category.key === 'boots' ? slug('boots') : category.slug,
  })),
  sizeTables: [{ key: 'women', advice: say('advice'), rows: [{ eu: '38', us: '7', uk: '5', cm: '24' }] }],
  locations: [
    { code: 'DC', kind: 'distribution-centre' as const, name: 'Centre' },
    { code: 'AMS', kind: 'store' as const, name: 'Amsterdam' },
  ].map((location) => ({
    ...location,
    street: 'Street',
    houseNumber: '1',
    postcode: '1012 AB',
    city: 'Amsterdam',
    country: 'NL' as const,
    lat: 52.37,
    lng: 4.9,
    telephone: '+31201234567',
  })),
  products: [
    product('10001.001', 'boot', 10_000, [
      { size: '38', centre: 100_000 },
      { size: '39' },
      { size: '40', centre: 1 },
      { size: '41', store: 3 },
    ]),
    product('10002.001', 'rare', 15_000, [{ size: '38', centre: 2, store: 1 }]),
    product('10003.001', 'soon', 12_000, [{ size: '38', centre: 10 }], { comingSoonDate: '2027-03-01T00:00:00Z' }),
    product('10004.001', 'bag', 4995, [{ size: 'ONE', centre: 50 }], { complementary: ['10001.001'] }),
    product('10005.001', 'sale', 9000, [{ size: '38', centre: 20 }], { prices: prices(9000, 12_000) }),
  ],
}
