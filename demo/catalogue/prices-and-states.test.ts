import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { storefrontCodes, storefrontOf } from '#kernel/storefront.ts'
import type { ProductFeed } from '#shop/catalog/catalog-feed.ts'
import { demoCatalog } from './catalogue.ts'

const now = new Date('2026-11-21T12:00:00Z')
const { products } = demoCatalog(now)
const variants = products.flatMap((product) => product.variants)

describe('prices', () => {
  test('stand in all six storefronts, in the currency of each, between 39 and 350', () => {
    for (const product of products.filter(({ gender }) => gender !== 'unisex')) {
      for (const code of storefrontCodes) {
        const price = product.prices[code]
        expect(price?.currency).toBe(storefrontOf(code).currency)
        expect(price?.regularPrice ?? price?.price).toBeLessThanOrEqual(34_900)
        expect(price?.price).toBeGreaterThan(2_800)
        if (price?.currency === 'EUR') expect(price.regularPrice ?? price.price).toBeGreaterThanOrEqual(3_995)
      }
    }
  })

  test('of care products too, and nothing costs less than 8 or more than 35', () => {
    const care = products.filter(({ gender }) => gender === 'unisex')
    expect(care.length).toBeGreaterThanOrEqual(6)
    for (const product of care) {
      for (const code of storefrontCodes) {
        const price = product.prices[code]
        expect(price?.currency).toBe(storefrontOf(code).currency)
        expect(price?.price).toBeGreaterThanOrEqual(800)
        expect(price?.price).toBeLessThanOrEqual(3500)
      }
    }
  })

  test('some are whole euros, some end in cents', () => {
    const cents = products.map((product) => (product.prices.nl_BE?.price ?? 0) % 100)
    expect(cents.filter((rest) => rest === 0).length).toBeGreaterThan(10)
    expect(cents.filter((rest) => rest !== 0).length).toBeGreaterThan(10)
  })

  test('between thirty and forty-five products are reduced, some of them in some storefronts only', () => {
    const reduced = products.filter((product) => reducedIn(product).length > 0)
    expect(reduced.length).toBeGreaterThanOrEqual(30)
    expect(reduced.length).toBeLessThanOrEqual(45)
    expect(
      reduced.filter((product) => reducedIn(product).length < storefrontCodes.length).length,
    ).toBeGreaterThanOrEqual(3)
  })

  test('a reduction is real: lower than before, 5 to 60 days old, after a month at the old price', () => {
    for (const product of products) {
      for (const code of reducedIn(product)) {
        const { price, regularPrice = 0, since } = product.prices[code] ?? { price: 0, since: '' }
        expect(price).toBeLessThan(regularPrice)
        expect(daysAgo(since)).toBeGreaterThanOrEqual(5)
        expect(daysAgo(since)).toBeLessThanOrEqual(60)
        expect(daysAgo(product.releaseDate) - daysAgo(since)).toBeGreaterThanOrEqual(30)
      }
    }
  })
})

describe('the states that a shopper can meet', () => {
  const comingSoon = products.filter((product) => Date.parse(product.comingSoonDate ?? '') > now.getTime())
  const preOrder = products.filter((product) => product.deliveryTime)
  const total = (product: ProductFeed) => product.variants.reduce((sum, variant) => sum + pieces(variant.stock), 0)

  test('five products are coming soon', () => {
    expect(comingSoon).toHaveLength(5)
  })

  test('six are ordered ahead, with five pieces or more of every size', () => {
    expect(preOrder).toHaveLength(6)
    for (const variant of preOrder.flatMap((product) => product.variants)) {
      expect(variant.stock.DC ?? 0).toBeGreaterThanOrEqual(5)
    }
  })

  test('five are sold out', () => {
    expect(products.filter((product) => total(product) === 0)).toHaveLength(5)
  })

  test('between 25 and 35 are new', () => {
    const fresh = products.filter((product) => daysAgo(product.releaseDate) <= 45 && !product.comingSoonDate)
    expect(fresh.length).toBeGreaterThanOrEqual(25)
    expect(fresh.length).toBeLessThanOrEqual(35)
  })

  test('sizes are sold out, last, few, plenty, or only in stores', () => {
    const counts = variants.map((variant) => pieces(variant.stock))
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(40)
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(25)
    expect(counts.filter((count) => count >= 2 && count < 5).length).toBeGreaterThan(60)
    expect(counts.filter((count) => count >= 5).length).toBeGreaterThan(250)
    expect(variants.filter((each) => !each.stock.DC && pieces(each.stock) > 0).length).toBeGreaterThan(25)
  })

  test('some carry labels, and two are presented by Sneakers', () => {
    expect(products.filter((product) => product.marketingLabel).length).toBeGreaterThanOrEqual(6)
    expect(products.filter((product) => product.saleLabel).length).toBeGreaterThanOrEqual(2)
    expect(products.filter((product) => product.presentedBySneakers)).toHaveLength(2)
  })

  test('bags have one size, and some things are limited to two a customer', () => {
    const oneSize = products.filter((product) => product.variants.length === 1)
    expect(oneSize.length).toBeGreaterThanOrEqual(10)
    for (const product of oneSize) expect(product.variants[0]?.size).toBe('ONE')
    expect(variants.filter((variant) => variant.maxPurchase === 2).length).toBeGreaterThan(0)
  })
})

function reducedIn(product: ProductFeed) {
  return storefrontCodes.filter((code) => product.prices[code]?.regularPrice)
}

function pieces(stock: Readonly<Record<string, number>>): number {
  return Object.values(stock).reduce((sum, count) => sum + count, 0)
}

function daysAgo(date: string): number {
  return Math.round((now.getTime() - Date.parse(`${date}T12:00:00Z`)) / day)
}
