import { describe, expect, test } from 'vitest'
import { schemaOrgErrorsOf } from './schema-org.ts'

const page = (thing: object) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script></head></html>`

const offer = {
  '@type': 'Offer',
  url: 'https://shop.example/boot/',
  price: '89.95',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
}
const boot = {
  '@type': 'Product',
  name: 'Boot',
  description: 'A boot.',
  image: ['https://shop.example/boot.jpg'],
  sku: '1',
  offers: offer,
}

describe('the judge of structured data', () => {
  test('has nothing to say of a product with its price', async () => {
    expect(await schemaOrgErrorsOf(page(boot))).toEqual([])
  })

  test.each<[string, object, RegExp]>([
    ['a word that schema.org doesn’t know', { ...boot, colour: 'red' }, /colour/],
    ['a word of another type', { ...boot, offers: { ...offer, legalName: 'Boot BV' } }, /legalName/],
    ['a product without a picture', { ...boot, image: undefined }, /image/],
    ['a price that is no number', { ...boot, offers: { ...offer, price: 'cheap' } }, /price/],
    ['an offer without its price', { ...boot, offers: { ...offer, price: undefined } }, /price/],
  ])('finds %s', async (_, thing, error) => {
    const errors = await schemaOrgErrorsOf(page(thing))
    expect(errors.join('\n')).toMatch(error)
  })
})
