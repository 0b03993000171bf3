import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { feedId } from '../catalog/feed-id.ts'
import type { Product, ProductDetail, Variant } from '../catalog/product.ts'
import { ageGroups } from '../settings/settings.ts'
import { rssFeed, tableFeed } from './feed-formats.ts'
import { type FeedFacts, type FeedItem, feedItem } from './feed-item.ts'
import { brokenRules } from './google-rules.fixture.ts'

const now = new Date('2026-11-23T10:00:00Z')
const circumstances = { publicUrl: 'https://shop.example', now, salePeriod: 'off' as const }

const product = {
  id: 'p',
  sku: '10001.001',
  parentSku: '10001',
  name: 'Chelsea boot',
  url: 'chelsea-boot',
  brand: { id: 'b', name: 'Veldt', slug: 'veldt' },
  color: { key: 'black', name: 'Black', hex: '#000000' },
  gender: 'women',
  comingSoonDate: null,
  price: 12_000,
  regularPrice: null,
  priorPrice: null,
} as Product
const detail = {
  productId: 'p',
  description: 'A boot.',
  footwear: { upper: ['leather'], lining: [], sole: [] },
} as unknown as ProductDetail
const variant = {
  sku: '10001.001.38',
  size: '38',
  ean: '8712345678906',
  price: 12_000,
  regularPrice: null,
  priorPrice: null,
  availableStock: 3,
} as Variant
const facts: FeedFacts = {
  product,
  detail,
  variant,
  categories: ['Women', 'Boots'],
  googleCategory: 187,
  ageGroup: 'adult',
  pictures: ['https://shop.example/a.jpg'],
  delivery: [{ country: 'NL', carrier: 'PostNL', price: 495 }],
}
const nl = storefrontOf('nl_NL')

describe('an item of a product feed', () => {
  test('has every attribute that apparel needs', () => {
    expect(feedItem(facts, nl, circumstances)).toEqual({
      id: '10001.001.38',
      item_group_id: '10001',
      title: 'Veldt Chelsea boot Black 38',
      description: 'A boot.',
      link: 'https://shop.example/nl/chelsea-boot/',
      image_link: 'https://shop.example/a.jpg',
      additional_image_link: [],
      availability: 'in_stock',
      price: '120.00 EUR',
      brand: 'Veldt',
      gtin: '8712345678906',
      condition: 'new',
      google_product_category: '187',
      product_type: 'Women > Boots',
      color: 'Black',
      size: '38',
      size_system: 'EU',
      gender: 'female',
      age_group: 'adult',
      material: 'leather',
      shipping: [{ country: 'NL', service: 'PostNL', price: '4.95 EUR' }],
    })
  })

  test('names the price before a reduction and the one that is asked, as the page does', () => {
    const reduced = { ...variant, price: 9000, priorPrice: 12_000, regularPrice: 13_000 }
    expect(feedItem({ ...facts, variant: reduced }, nl, circumstances)).toMatchObject({
      price: '120.00 EUR',
      sale_price: '90.00 EUR',
    })
    const dearer = { ...variant, price: 12_000, priorPrice: 12_000 }
    expect(feedItem({ ...facts, variant: dearer }, nl, circumstances)).not.toHaveProperty('sale_price')
  })

  test('says what can be ordered', () => {
    const stateOf = (change: Partial<FeedFacts>) => feedItem({ ...facts, ...change }, nl, circumstances)?.availability
    expect(stateOf({ variant: { ...variant, availableStock: 0 } })).toBe('out_of_stock')
    const soon = { ...product, comingSoonDate: new Date('2026-12-01T09:00:00Z') }
    expect(feedItem({ ...facts, product: soon }, nl, circumstances)).toMatchObject({
      availability: 'preorder',
      availability_date: '2026-12-01T09:00:00.000Z',
    })
  })

  test('without an EAN says that there is none; without a picture there is no item', () => {
    const item = feedItem({ ...facts, variant: { ...variant, ean: null } }, nl, circumstances)
    expect(item).toMatchObject({ identifier_exists: 'no' })
    expect(item).not.toHaveProperty('gtin')
    expect(feedItem({ ...facts, pictures: [] }, nl, circumstances)).toBeUndefined()
  })

  test('says from when until when the reduction holds, as long as its end is known', () => {
    const pricePeriod = { from: new Date('2026-11-20T08:00:00Z'), until: new Date('2026-11-30T23:00:00Z') }
    const reduced = { ...variant, price: 9000, priorPrice: 12_000, regularPrice: 13_000 }
    expect(feedItem({ ...facts, variant: reduced, pricePeriod }, nl, circumstances)).toMatchObject({
      sale_price_effective_date: '2026-11-20T08:00Z/2026-11-30T23:00Z',
    })
    const names = ['sale_price_effective_date']
    for (const change of [{ variant: reduced }, { pricePeriod }])
      expect(Object.keys(feedItem({ ...facts, ...change }, nl, circumstances) ?? {})).not.toEqual(
        expect.arrayContaining(names),
      )
  })

  test('has an id that Google takes, which stays the same and is nobody else’s', () => {
    const skus = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 })
    fc.assert(
      fc.property(skus, skus, (one, another) => {
        expect(feedId(one).length).toBeLessThanOrEqual(50)
        expect(feedId(one)).toBe(feedId(one))
        if (one.length <= 50) expect(feedId(one)).toBe(one)
        if (one !== another) expect(feedId(one)).not.toBe(feedId(another))
      }),
    )
    const long = 'X'.repeat(60)
    expect(feedId(`${long}1`)).not.toBe(feedId(`${long}2`))
  })

  test('keeps each rule that Google publishes of its attributes, whatever a retailer writes', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 })
    fc.assert(
      fc.property(
        fc.record({
          name: text,
          brand: text.filter((one) => one.trim() !== ''),
          color: text.filter((one) => one.trim() !== ''),
          sku: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 }).filter((one) => one.trim() !== ''),
          size: fc.string({ minLength: 1, maxLength: 20 }).filter((one) => one.trim() !== ''),
          ean: fc.option(fc.constant('8712345678906')),
          reduced: fc.boolean(),
          soon: fc.boolean(),
          ageGroup: fc.constantFrom(...ageGroups),
        }),
        fc.constantFrom(...storefronts),
        ({ name, brand, color, sku, size, ean, reduced, soon, ageGroup }, storefront) => {
          const prices = reduced ? { price: 9000, priorPrice: 12_000, regularPrice: 13_000 } : {}
          const item = feedItem(
            {
              ...facts,
              ageGroup,
              product: {
                ...product,
                name,
                parentSku: sku,
                brand: { ...product.brand, name: brand },
                color: { ...product.color, name: color },
                comingSoonDate: soon ? new Date('2026-12-01T09:00:00Z') : null,
              },
              variant: { ...variant, sku, size, ean, ...prices },
              pricePeriod: { from: new Date('2026-11-20T08:00:00Z'), until: new Date('2026-11-30T23:00:00Z') },
            },
            storefront,
            circumstances,
          )
          expect(item && brokenRules(item)).toEqual([])
        },
      ),
    )
  })

  test('that breaks a rule is found', () => {
    const item = feedItem(facts, nl, circumstances) ?? expect.unreachable('there is an item')
    expect(brokenRules({ ...item, id: 'X'.repeat(51), price: '1,00 EUR' })).toEqual(['id', 'price'])
    expect(brokenRules({ ...item, availability: 'preorder' })).toEqual(['availability_date'])
    const { age_group: _, ...without } = item
    expect(brokenRules(without as FeedItem)).toEqual(['age_group'])
  })

  test('stays within what is published, whatever a retailer writes', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 })
    fc.assert(
      fc.property(
        text,
        text,
        fc.string({ maxLength: 9000 }),
        fc.constantFrom(...storefronts),
        (name, brand, about, storefront) => {
          const item = feedItem(
            {
              ...facts,
              product: { ...product, name, brand: { ...product.brand, name: brand } },
              detail: { ...detail, description: about },
              pictures: Array.from({ length: 20 }, (_, index) => `https://shop.example/${index}.jpg`),
            },
            storefront,
            circumstances,
          )
          if (!item) return expect.unreachable('it has a picture')
          expect(item.title.length).toBeLessThanOrEqual(150)
          expect(item.description.length).toBeLessThanOrEqual(5000)
          expect(item.brand.length).toBeLessThanOrEqual(70)
          expect(item.additional_image_link).toHaveLength(10)
          expect(item.price).toMatch(/^\d+\.\d{2} (EUR|GBP)$/)
          expect(item.link).toMatch(/^https:\/\/\S+$/)
        },
      ),
    )
  })
})

describe('a feed', () => {
  const hostile = feedItem(
    { ...facts, product: { ...product, name: '</g:title><script>&"\t\n\u0007' } },
    nl,
    circumstances,
  )
  test('of XML says names as they are, and is broken by none', () => {
    const xml = rssFeed.item(hostile ?? expect.unreachable('there is an item'))
    expect(xml).toContain('<g:title>Veldt &lt;/g:title&gt;&lt;script&gt;&amp;&quot; ')
    expect(xml).not.toContain('<script')
    expect(xml).not.toContain('\u0007')
    expect(xml).toContain(
      '<g:shipping><g:country>NL</g:country><g:service>PostNL</g:service><g:price>4.95 EUR</g:price></g:shipping>',
    )
  })
  test('of columns has as many cells in each line as in the first', () => {
    const lines = (
      tableFeed.head({ title: '', link: '' }) + tableFeed.item(hostile ?? expect.unreachable('there is an item'))
    )
      .trimEnd()
      .split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]?.split('\t')).toHaveLength(lines[0]?.split('\t').length ?? 0)
  })
})
