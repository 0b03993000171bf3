import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BinaryBitmap, DecodeHintType, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { expectAccessible } from './axe.ts'
import { dataDir, openBrowser, openPage, origin } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const storefront = storefrontOf('nl_NL')
const say = journeyMessagesOf(storefront)

type Found = { sku: string; url: string; name: string; passports: { gtin: string; size: string }[] }

async function productWithPassports(): Promise<Found> {
  type Answer = { productData: { products: Found[] } }
  const { productData } = await askOverHttp<Answer>(
    over(origin()),
    '{ search(page: 1, itemsPerPage: 24) { productData { products { sku url name passports { gtin size } } } } }',
  )
  const found = productData.products.find(({ passports }) => passports.length > 1)
  if (!found) throw new Error('No product has passports')
  return found
}

async function importPassports(lines: readonly string[]): Promise<void> {
  const file = join(dataDir(), 'told-passports.csv')
  await writeFile(file, `${lines.join('\n')}\n`)
  await promisify(execFile)(process.execPath, ['server/commands/import.ts', 'passports', file], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir(), PUBLIC_URL: origin(), LOG_LEVEL: 'warn' },
  })
}

/** There is no camera: looked for as in a photograph, the code of one address in thirty isn't found, whatever its size. */
const asDrawn = new Map([[DecodeHintType.PURE_BARCODE, true]])

/** What a telephone reads on a sheet, where a code is larger than on a screen. */
async function scanned(code: Locator): Promise<string> {
  const svg = await code.locator('svg').evaluate((drawn) => drawn.outerHTML)
  const picture = sharp(Buffer.from(svg)).resize(600).flatten({ background: '#ffffff' }).greyscale()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const source = new RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height)
  return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source)), asDrawn).getText()
}

test('whoever scans the code of a size that staff printed reads what the shop was told of it, and no more', async () => {
  const { sku, url, name, passports } = await productWithPassports()
  const [size] = passports
  const hostile = 'Zool </script><img src=x onerror="document.title=1"> vast.'
  await importPassports([
    'product;origin;recycled_content;repair_nl;repair_de',
    `${sku};IT;25;"${hostile.replaceAll('"', '""')}";Neu besohlbar.`,
  ])

  const staff = await openAsInvited('codes@shop.example', ['merchandiser'])
  const { products } = await saidOn(staff)
  await staff.goto(`/products/${sku}`)
  await staff.getByRole('link', { name: products.passports }).click()
  const codes = staff.getByRole('listitem').filter({ has: staff.getByRole('link', { name: /\/01\/0\d{13}$/ }) })
  await codes.first().waitFor()
  expect(await codes.count()).toBe(passports.length)
  await expectAccessible(staff)
  const link = await scanned(staff.getByRole('img', { name: products.passportCode(size?.size ?? ''), exact: true }))
  expect(link).toBe(`${origin()}/01/${size?.gtin}`)

  const page = await openBrowser()
  await openPage(page, link.replace('/01/', `${storefront.basePath}/01/`))
  expect(new URL(page.url()).pathname).toBe(`${storefront.basePath}/passport/${size?.gtin}/`)
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  await page.getByText(hostile).waitFor()
  await page.getByText('Italië').waitFor()
  expect(await page.locator('main img[src="x"]').count()).toBe(0)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
  expect(data).toMatchObject({ gtin: size?.gtin, countryOfOrigin: { identifier: 'IT' } })
  expect(data.additionalProperty).toContainEqual({ '@type': 'PropertyValue', name: 'repair', value: hostile })
  await expectAccessible(page)

  // Its product leads to it, and it to its product, without JavaScript too.
  const reader = await openBrowser({ javaScriptEnabled: false, path: `${storefront.basePath}/${url}/` })
  await reader.getByRole('heading', { name: say('passport.title') }).click()
  await reader.getByRole('link', { name: `Maat ${writtenSize(size?.size ?? '', storefront.iso)}`, exact: true }).click()
  await reader.getByRole('link', { name: say('passport.to_product') }).click()
  await reader.waitForURL(`**${storefront.basePath}/${url}/`)
})
