import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openBrand } from './brand.ts'
import { type ServedFiles, withBrandFiles } from './brand-files.ts'
import { ConfigError } from './config/environment.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { brandedPage, pageBrandOf } from './page-brand.ts'
import { checkBrand } from './shop-check.ts'
import { scanIcon } from './shortcut-icon.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><path d="M0 0h200v40H0z"/></svg>'

/** A shop's folder with such a brand. */
function shopWith(brand: unknown, files: Readonly<Record<string, string>> = {}): string {
  const shop = mkdtempSync(join(tmpdir(), 'brand-'))
  onTestFinished(() => rmSync(shop, { recursive: true, force: true }))
  mkdirSync(join(shop, 'brand'))
  writeFileSync(join(shop, 'brand/brand.json'), typeof brand === 'string' ? brand : JSON.stringify(brand))
  for (const [name, text] of Object.entries({ 'icon.svg': drawing, ...files }))
    writeFileSync(join(shop, 'brand', name), text)
  return shop
}

const noFiles = { has: () => false, get: () => Promise.reject(new Error('no file')) }
const page = '<html><head><meta name="theme-color" content="#FBFAF7"/></head><body></body></html>'

async function answerOf(files: ServedFiles, path: string) {
  const { body, headers } = await files.get(path)
  return { bytes: (await body.in({ best: 'identity', quick: 'identity' })).bytes, headers: headers.join('|') }
}

test('the demo shop’s pages are left as they are, byte for byte', async () => {
  const brand = await pageBrandOf(openBrand('demo'))
  expect(brand.css).toBe('')
  expect(brandedPage(page, brand)).toBe(page)
  expect(checkBrand({ shopFolder: 'demo' })).toEqual({ lines: ['Nothing is wrong with demo/brand.'] })
})

test('a page of another brand bears its style, which its policy lets in', async () => {
  const shop = shopWith({ colors: { paper: '#ffffff' }, logo: { file: 'logo.svg' } }, { 'logo.svg': drawing })
  const brand = await pageBrandOf(openBrand(shop))
  const html = brandedPage(page, brand)
  expect(html).toContain(`<style>${brand.css}</style></head>`)
  expect(html).toContain('<meta name="theme-color" content="#ffffff"/>')
  expect(brand.css).toContain('--logo-width:min(160px,40vw)')
  expect(contentSecurityPolicy([], { development: false, style: brand.hash })).toContain(
    `style-src 'self' ${brand.hash};`,
  )
  // A hash would turn off what a vendor's badge needs.
  const url = 'https://widgets.trustedshops.com'
  const trustedShops = { id: 'X', url, buyerEmail: false }
  const vendors = { scripts: [], trustedShops }
  expect(contentSecurityPolicy([], { development: false, thirdParties: vendors, style: brand.hash })).toContain(
    "style-src 'self' 'unsafe-inline';",
  )
})

test('icons that a folder lacks are made of the one that it has', async () => {
  const files = withBrandFiles(noFiles, openBrand(shopWith({})), true)
  const touch = await answerOf(files, '/apple-touch-icon.png')
  expect(touch.headers).toContain('Content-Type|image/png')
  expect(await sharp(touch.bytes).metadata()).toMatchObject({ width: 180, height: 180 })
  const ico = (await answerOf(files, '/favicon.ico')).bytes
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 })
  expect((await answerOf(files, '/icon.svg')).headers).toContain("default-src 'none'")
  expect(files.has('/brand/brand.json')).toBe(false)
})

test('the shortcut to the scan page has a picture in the colours of the brand, also where a folder has no icon', async () => {
  const files = withBrandFiles(noFiles, openBrand(shopWith({ colors: { paper: '#fdf6e3', ink: '#102a43' } })), true)
  const { headers, bytes } = await answerOf(files, scanIcon.path)
  expect(headers).toContain('Content-Type|image/png')
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([192, 192])
  const pixels = new Set(
    Array.from({ length: data.length / 3 }, (_, at) => data.subarray(at * 3, at * 3 + 3).toString('hex')),
  )
  expect([pixels.has('fdf6e3'), pixels.has('102a43')]).toEqual([true, true])
})

test('the demo shop serves its own icons as they are', async () => {
  const files = withBrandFiles(noFiles, openBrand('demo'), true)
  for (const name of ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon.svg']) {
    expect((await answerOf(files, `/${name}`)).bytes).toEqual(readFileSync(`demo/brand/${name}`))
  }
})

test.each([
  ['{', /brand\/brand\.json can’t be read: /],
  [{ icon: 'mark.svg' }, /brand\/brand\.json: mark\.svg is not there\.$/],
  [{ logo: { file: 'logo.svg' } }, /brand\/brand\.json: logo\.svg is not there\.$/],
  [{ colors: { ink: '#cccccc' } }, /brand\/brand\.json: colors\.ink \(#cccccc\) on colors\.paper .* 4\.5 to 1/],
])('%j is refused with file, place and a sentence', (brand, sentence) => {
  const shop = shopWith(brand)
  expect(() => openBrand(shop)).toThrow(ConfigError)
  const said = checkBrand({ shopFolder: shop })
  expect('problems' in said && said.problems).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]))
})

test('a file that is missing is said before colours that can’t be read', () => {
  const shop = shopWith({ logo: { file: 'logo.svg' }, colors: { inkSoft: '#9a9a9a' } })
  const said = checkBrand({ shopFolder: shop })
  expect('problems' in said && said.problems).toEqual([
    expect.stringContaining('logo.svg is not there'),
    expect.stringContaining('on colors.paper'),
    expect.stringContaining('on colors.surface'),
  ])
})

test('a logo that is no picture keeps the shop from opening', async () => {
  const shop = shopWith({ logo: { file: 'logo.svg' } }, { 'logo.svg': 'no drawing' })
  await expect(pageBrandOf(openBrand(shop))).rejects.toThrow(/logo\.svg is no picture that can be read\.$/)
})
