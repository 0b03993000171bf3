import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { gtinOfEan, withCheckDigit } from '#kernel/ean.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { mountDigitalLinks } from './digital-links.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const ean = withCheckDigit('871234567890')
const gtin = gtinOfEan(ean)
await shop.db.updateTable('variants').set({ ean }).where('sku', '=', fixtures.boot).execute()
const app = new Hono()
mountDigitalLinks(app, { shop: shop.shop, api: shop.api, publicUrl: 'http://shop.test' })

const get = (path: string, headers: Record<string, string> = {}) => app.request(`http://shop.test${path}`, { headers })
const wherefrom = async (path: string, headers?: Record<string, string>) => {
  const answer = await get(path, headers)
  return [answer.status, answer.headers.get('location')]
}

test.each([
  ['nl-BE,nl;q=0.8', '/nl-be'],
  ['de-AT', '/de'],
  ['ja, fr;q=0.4', '/fr'],
])('who reads %s is led to the passport in %s', async (language, base) => {
  const [status, location] = await wherefrom(`/01/${gtin}`, { 'accept-language': language })
  expect(status).toBe(307)
  expect(location).toMatch(new RegExp(`^${base}(-[a-z]+)?/passport/${gtin}/$`))
})

test('serial number, lot and a language of its own in the path lead there too; the query says nothing', async () => {
  const there = `/nl/passport/${gtin}/`
  expect(await wherefrom(`/nl/01/${gtin}`)).toEqual([307, there])
  expect(await wherefrom(`/nl/01/${gtin}/10/L1/21/999?17=261231`)).toEqual([307, there])
})

test('the redirect says where its links are, and no cache in front mixes up who asks', async () => {
  const { headers } = await get(`/01/${gtin}`)
  expect(headers.get('link')).toBe(
    `<http://shop.test/01/${gtin}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
  )
  expect(headers.get('vary')).toBe('Accept, Accept-Language')
  expect(headers.get('cache-control')).toMatch(/^private/)
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test('a GTIN that is wrong is no link, and one that nobody knows is not here', async () => {
  expect((await get(`/01/${gtin.slice(0, 13)}${(Number(gtin[13]) + 1) % 10}`)).status).toBe(400)
  expect((await get(`/01/${gtin}/21`)).status).toBe(400)
  expect((await get(`/01/${gtinOfEan(withCheckDigit('400638133393'))}`)).status).toBe(404)
})

test('a program gets the links as RFC 9264 has them', async () => {
  for (const asked of [
    () => get(`/nl/01/${gtin}`, { accept: 'application/linkset+json' }),
    () => get(`/nl/01/${gtin}?linkType=linkset`),
  ]) {
    const answer = await asked()
    expect(answer.headers.get('content-type')).toBe('application/linkset+json')
    const { linkset } = (await answer.json()) as { linkset: Record<string, unknown>[] }
    expect(linkset).toHaveLength(1)
    expect(linkset[0]).toMatchObject({
      anchor: `http://shop.test/01/${gtin}`,
      'https://ref.gs1.org/voc/defaultLink': [{ href: `http://shop.test/nl/passport/${gtin}/` }],
      'https://ref.gs1.org/voc/pip': expect.arrayContaining([
        {
          href: `http://shop.test/de/passport/${gtin}/`,
          title: expect.any(String),
          type: 'text/html',
          hreflang: ['de-DE'],
        },
      ]),
    })
  }
})

test('or the data as schema.org has them, with nothing in it that nobody told', async () => {
  const answer = await get(`/nl/01/${gtin}`, { accept: 'application/ld+json, text/html;q=0.5' })
  expect(answer.headers.get('content-type')).toMatch(/^application\/ld\+json/)
  const data = (await answer.json()) as Record<string, unknown>
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    gtin,
    sku: fixtures.boot,
    manufacturer: { name: 'Maker BV' },
  })
  expect(data).not.toHaveProperty('countryOfOrigin')
})

test('says what it resolves, where programs look', async () => {
  expect(await (await get('/.well-known/gs1resolver')).json()).toMatchObject({
    resolverRoot: 'http://shop.test',
    supportedPrimaryKeys: ['01'],
  })
})

test('a retailer without passports has neither links nor pages', async () => {
  settings.replace(settingsOf({ ...demoSettingsFile, passports: { offered: false } }))
  expect((await get(`/01/${gtin}`)).status).toBe(404)
  expect((await get('/.well-known/gs1resolver')).status).toBe(404)
  const query = `query { productPassport(gtin: "${gtin}") { gtin } pdp(sku: "10001.001") { passports { gtin } } }`
  expect(await shop.ask(query)).toEqual({ productPassport: null, pdp: { passports: [] } })
  settings.replace(demoSettings)
})
