import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StorefrontCode, storefrontCodes } from '#kernel/storefront.ts'
import { labOfHex } from './cielab.ts'
import { nearestProducts, oneOfEachModel } from './nearest-products.ts'
import { pictureFeatures } from './picture-features.ts'
import { type ComparedProduct, productLikeness } from './product-likeness.ts'

const product = (id: string, more: Partial<ComparedProduct> = {}): ComparedProduct => ({
  id,
  parentSku: id,
  gender: 'women',
  brandId: 'veldt',
  price: 10_000,
  categories: ['ankle-boots', 'boots'],
  materials: ['leather'],
  properties: ['heel: block'],
  color: labOfHex('#111111'),
  picture: undefined,
  soldIn: storefrontCodes,
  isBuyable: true,
  ...more,
})

const besides = (products: readonly ComparedProduct[], id: string, storefront: StorefrontCode = 'nl_NL') => {
  const asked = products.find((one) => one.id === id)
  if (!asked) throw new Error('It is not there')
  return nearestProducts(products)(asked).find(({ storefronts }) => storefronts.includes(storefront))?.otherIds ?? []
}

describe('what resembles a product', () => {
  test('is of its kind, its price, its material and its colour, the most alike first', () => {
    const products = [
      product('asked'),
      product('other-brand', { brandId: 'ander' }),
      product('dear', { price: 30_000 }),
      product('suede', { materials: ['suede'] }),
      product('red', { color: labOfHex('#b0241f') }),
      product('sandal', { categories: ['sandals'] }),
      product('knee-boot', { categories: ['knee-boots', 'boots'] }),
    ]
    const found = besides(products, 'asked')
    expect(found[0]).toBe('other-brand')
    expect(found).not.toContain('sandal')
    expect(found.indexOf('dear')).toBeGreaterThan(found.indexOf('red'))
    expect(found.indexOf('knee-boot')).toBeGreaterThan(found.indexOf('other-brand'))
  })

  test('is for the same people, can be bought, and is sold in the storefront', () => {
    const products = [
      product('asked'),
      product('men', { gender: 'men' }),
      product('everybody', { gender: 'unisex' }),
      product('sold-out', { isBuyable: false }),
      product('dutch', { soldIn: ['nl_NL'] }),
    ]
    expect(besides(products, 'asked').toSorted()).toEqual(['dutch', 'everybody'])
    expect(besides(products, 'asked', 'de_DE')).toEqual(['everybody'])
    expect(besides(products, 'sold-out').toSorted()).toEqual(['asked', 'dutch', 'everybody'])
  })

  test('is by its picture what it is by nothing else', () => {
    const drawn = (isShown: (x: number, y: number) => boolean) =>
      pictureFeatures({
        width: 24,
        height: 24,
        rgb: Uint8Array.from({ length: 24 * 24 * 3 }, (_, at) =>
          isShown(Math.floor(at / 3) % 24, Math.floor(at / 72)) ? 40 : 245,
        ),
      })
    const tall = drawn((x, y) => x > 8 && x < 15 && y > 2 && y < 21)
    const flat = drawn((x, y) => x > 2 && x < 21 && y > 14 && y < 20)
    const products = [
      product('asked', { picture: tall }),
      product('a-flat', { picture: flat }),
      product('tall', { picture: tall }),
    ]
    expect(besides(products, 'asked')).toEqual(['tall', 'a-flat'])
  })

  test('is not said of a large category at the price of comparing all with all', () => {
    const many = Array.from({ length: 4000 }, (_, at) => product(`p${at}`, { price: 1000 + at * 10 }))
    const found = besides(many, 'p2000')
    expect(found).toHaveLength(16)
    expect(found).toContain('p2001')
  })
})

const gender = fc.constantFrom('women', 'men', 'unisex')
const some = (...values: readonly string[]) => fc.subarray([...values])
const compared: fc.Arbitrary<ComparedProduct> = fc
  .record({
    parentSku: fc.constantFrom('m1', 'm2', 'm3', 'm4', 'm5'),
    gender,
    brandId: fc.constantFrom('a', 'b'),
    price: fc.integer({ min: 1, max: 100_000 }),
    categories: some('c1', 'c2', 'c3'),
    materials: some('leather', 'suede'),
    properties: some('x', 'y', 'z'),
    isBuyable: fc.boolean(),
    soldIn: fc.subarray([...storefrontCodes]),
  })
  .map((random) => product('', random))

test('whatever is sold: nothing twice of a model, nothing of its own, nothing that can’t be had, and the same however it is listed', () => {
  fc.assert(
    fc.property(fc.array(compared, { maxLength: 25 }), (random) => {
      const products = random.map((one, at) => ({ ...one, id: `p${at}` }))
      const byId = new Map(products.map((one) => [one.id, one]))
      const nearest = nearestProducts(products)
      const turned = nearestProducts(products.toReversed())
      for (const asked of products) {
        const found = nearest(asked)
        expect(turned(asked)).toEqual(found)
        const storefronts = found.flatMap((one) => one.storefronts)
        expect(new Set(storefronts).size).toBe(storefronts.length)
        for (const { otherIds, storefronts: where } of found) {
          const others = otherIds.flatMap((id) => byId.get(id) ?? [])
          expect(oneOfEachModel(others)).toEqual(others)
          for (const other of others) {
            expect(other.parentSku).not.toBe(asked.parentSku)
            expect(other.isBuyable).toBe(true)
            for (const storefront of where) expect(other.soldIn).toContain(storefront)
          }
        }
      }
    }),
  )
})

test('likeness lies between nothing and one, and is mutual', () => {
  fc.assert(
    fc.property(compared, compared, (one, other) => {
      expect(productLikeness(one, other)).toBeCloseTo(productLikeness(other, one), 12)
      expect(productLikeness(one, other)).toBeGreaterThanOrEqual(0)
      expect(productLikeness(one, other)).toBeLessThanOrEqual(1)
    }),
  )
})
