import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storefronts } from '#kernel/storefront.ts'
import { readCompany } from '#shop/company/company.ts'
import { openedToFillIn } from './company.ts'
import { readConfig } from './config.ts'
import { newShopCommand } from './new-shop/new-shop-command.ts'
import { checkShop } from './shop-check.ts'

const codes = storefronts.map(({ code }) => code).join(',')

async function newShop(): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'shop-check-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const flags = ['--name', 'Zonneveld', '--country', 'NL', '--email', 'a@zonneveld.example', '--storefronts', codes]
  await newShopCommand(['shop', ...flags], { from: place, now: new Date(0) })
  deliverAbroad(join(place, 'shop', 'settings.json'))
  return join(place, 'shop')
}

/** The new shop delivers at home; the storefronts that this process knows deliver further. */
function deliverAbroad(file: string): void {
  const settings = JSON.parse(readFileSync(file, 'utf8'))
  for (const { code, deliversTo } of storefronts)
    for (const method of settings.delivery.methods[code]) method.countries = deliversTo
  settings.vat = JSON.parse(readFileSync('demo/settings.json', 'utf8')).vat
  writeFileSync(file, JSON.stringify(settings, null, 2))
}

test('nothing is wrong with the demo shop, and nothing with a new one but what only its owner knows', async () => {
  expect(checkShop(readConfig({}))).toEqual({ lines: ['Nothing is wrong with demo.'] })
  const folder = await newShop()
  const said = checkShop(readConfig({ SHOP: folder }))
  const lines = 'lines' in said ? said.lines : said.problems
  expect(lines.at(-1)).toBe(`Nothing else is wrong with ${folder}.`)
  expect(lines[0]).toBe(`${folder}/company.json: name (the name in the register) is still to be filled in.`)
})

test('everything that is wrong is said at once', async () => {
  const folder = await newShop()
  const change = (file: string, from: string, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to))
  change('settings.json', '"price": 495', '"price": "4.95"')
  change('company.json', '"country": "NL"', '"country": "Holland"')
  change('content/page/home.nl-nl.json', '/products/', '/nowhere/at all')
  change('content/page/verzending.nl-nl.json', '{{delivery.costs}}', '{{delivery.cost}}')
  const said = checkShop(readConfig({ SHOP: folder }))
  const problems = 'problems' in said ? said.problems : []
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/settings\.json: delivery\.methods\..*price/),
      expect.stringContaining('company.json: country'),
      expect.stringContaining("nothing is called 'delivery.cost'"),
    ]),
  )
})

test('a shop that the public can reach doesn’t open before it says who sells', async () => {
  const folder = await newShop()
  const company = readCompany(JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')))
  if ('errors' in company) throw new Error(company.errors.join('\n'))
  const { companyFile } = readConfig({ SHOP: folder })
  expect(openedToFillIn({ companyFile, publicUrl: 'http://localhost:3000' }, company)).toMatch(
    /company\.json is still to be filled in: name \(the name in the register\), /,
  )
  expect(() => openedToFillIn({ companyFile, publicUrl: 'https://zonneveld.example' }, company)).toThrow(
    /still to be filled in: .*\. A shop that the public can reach says who sells\.$/,
  )
})
