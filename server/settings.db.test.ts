import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { createShop } from '#shop/shop.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf, usualSettings } from '#test/shop/settings.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { listenForChanges } from './changes.ts'
import { keepSettings, openSettings } from './settings.ts'
import { settingsCommand } from './settings-commands.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const file = join(folder, 'settings.json')
const author = ['--author', 'Ada']

function write(change: (settings: typeof demoSettingsFile) => void): void {
  const settings = structuredClone(demoSettingsFile)
  change(settings)
  writeFileSync(file, JSON.stringify(settings))
}

test('settings come from the file once, and from the database since', async () => {
  const { db, shop } = await openTestShop()
  write((settings) => {
    settings.loyalty.signUpPoints = 70
  })
  expect((await openSettings(db, folder)).loyalty.signUpPoints.periods[0]?.value).toBe(70)
  await keepSettings(shop, folder)
  await keepSettings(shop, folder)
  writeFileSync(file, '{ "broken"')
  expect((await openSettings(db, folder)).loyalty.signUpPoints.periods[0]?.value).toBe(70)
  expect(await shop.settingsHistory(10)).toMatchObject([{ author: 'the shop’s folder', note: null }])
})

describe('at the command line', () => {
  test('a file is checked, compared, applied once and exported as it was', async () => {
    const { shop } = await openTestShop()
    write(() => undefined)
    await keepSettings(shop, folder)
    write((settings) => {
      settings.extras[0] = { ...settings.extras[0], prices: { EUR: 495, GBP: 350 } } as (typeof settings.extras)[0]
    })
    const run = (...args: string[]) => settingsCommand(shop, file, args)
    expect(await run('check')).toEqual({ lines: [`${file} is right.`] })
    expect(await run('diff')).toEqual({ lines: ['extras.gift-wrapping.prices.EUR: 395 → 495'] })
    expect(await run('apply', ...author, '--note', 'dearer paper')).toMatchObject({
      lines: ['extras.gift-wrapping.prices.EUR: 395 → 495', expect.stringMatching(/^Version \d+ holds now/)],
    })
    expect(await run('apply', ...author)).toEqual({ lines: ['Nothing differs; nothing was written.'] })
    expect(await run('history')).toMatchObject({
      lines: [expect.stringContaining('Ada: dearer paper'), expect.anything()],
    })
    const written = readFileSync(file, 'utf8')
    const copy = join(folder, 'copy.json')
    await run('export', copy)
    expect(JSON.parse(readFileSync(copy, 'utf8'))).toEqual(JSON.parse(written))
  })

  test('a file with a country twice is refused, and nothing of it is taken', async () => {
    const { shop } = await openTestShop()
    const text = JSON.stringify(demoSettingsFile)
    writeFileSync(file, text.replace('"vat":{"standard":{', '"vat":{"standard":{"NL":900,'))
    const said = await settingsCommand(shop, file, ['apply', ...author])
    expect('problems' in said && said.problems).toEqual([`${file} can’t be read: vat.standard.NL stands there twice`])
    expect(await shop.settingsHistory(10)).toEqual([])
  })

  test('a faulty file is refused whole, with a sentence for each fault', async () => {
    const { shop } = await openTestShop()
    const faulty = { ...demoSettingsFile, timeZone: 'here', extras: [{ key: 'gift-wrapping' }] }
    writeFileSync(file, JSON.stringify(faulty))
    const said = await settingsCommand(shop, file, ['apply', ...author])
    expect('problems' in said && said.problems).toEqual([
      `${file}: timeZone must be a time zone such as Europe/Amsterdam.`,
      `${file}: extras.0.name is missing.`,
      `${file}: extras.0.prices is missing.`,
    ])
    expect(await shop.settingsHistory(10)).toEqual([])
  })
})

test('of two who apply at once, one is told that the other was faster', async () => {
  const { shop } = await openTestShop()
  const documents = [60, 70, 80].map((signUpPoints) => ({
    ...demoSettingsFile,
    loyalty: { ...demoSettingsFile.loyalty, signUpPoints },
  }))
  const said = await Promise.all(
    documents.map((document) => shop.applySettings({ document, author: 'Ada', note: null, seen: undefined })),
  )
  expect(said.map(({ status }) => status).sort()).toEqual(['applied', 'outdated', 'outdated'])
  expect(await shop.settingsHistory(10)).toHaveLength(1)
})

test('another node charges by the new settings as soon as it hears of them, without a start', async () => {
  const one = await openTestShop()
  const other = createShop({ ...one.deps, settings: settingsSource(demoSettings) })
  const heard = Promise.withResolvers<void>()
  const ear = await listenForChanges(
    one.pool,
    (tags) => void other.invalidate(tags).then(heard.resolve, heard.reject),
    heard.reject,
  )
  const document = structuredClone(demoSettingsFile)
  for (const method of document.delivery.methods.nl_NL) method.price = 111
  await one.shop.applySettings({ document, author: 'Ada', note: null, seen: undefined })
  await heard.promise
  const [method] = other.settings.at(one.clock.now()).delivery.methods.nl_NL
  expect(method?.price).toBe(111)
  await ear.stop()
})

test('an order is priced by one version of the settings, however often they change meanwhile', async () => {
  const versions = [
    { price: 511, rate: 2100 },
    { price: 622, rate: 1000 },
  ].map(({ price, rate }) => {
    const document = structuredClone(demoSettingsFile)
    for (const method of document.delivery.methods.nl_NL) Object.assign(method, { price, freeFrom: null })
    document.vat.standard.NL = rate
    return { price, rate, source: settingsSource(settingsOf(document)) }
  })
  let asked = 0
  const settings = {
    // Whoever asks twice is told two things.
    at: (now: Date) => (versions[asked++ % versions.length] ?? versions[0])?.source.at(now) ?? usualSettings,
    replace: () => undefined,
  }
  const shop = await openTestShop({ settings })
  for (let round = 0; round < 5; round++) {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.boot)
    asked = round
    const { id = '' } = await me.place()
    const order = await shop.shop.order(id)
    const delivery = order?.lines.find(({ type }) => type === 'delivery')
    const version = versions.find(({ price }) => price === delivery?.total)
    expect(version).toBeDefined()
    expect(order?.lines.map(({ taxRate }) => taxRate)).toEqual(order?.lines.map(() => version?.rate))
  }
})
