import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf } from '#kernel/calendar.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { readSettings, settingsAt } from './settings.ts'
import { settingsDiff } from './settings-diff.ts'
import { settingsSource } from './settings-source.ts'

type Json = { [name: string]: unknown }

/** The demo shop’s file with one value changed: `delivery.methods.nl_NL.0.price`. */
function fileWith(path: string, value: unknown): Json {
  const file: Json = structuredClone(demoSettingsFile)
  const names = path.split('.')
  const last = names.pop() ?? ''
  const place = names.reduce((part, name) => part[name] as Json, file)
  if (value === undefined) delete place[last]
  else place[last] = value
  return file
}

const errorsOf = (file: unknown) => {
  const read = readSettings(file)
  return 'errors' in read ? read.errors.map(({ path, message }) => `${path}: ${message}`) : []
}

describe('a settings file', () => {
  test('of the demo shop is right', () => {
    expect(errorsOf(demoSettingsFile)).toEqual([])
  })

  test.each<[string, unknown, string]>([
    ['timeZone', 'Mars/Olympus', 'timeZone: must be a time zone such as Europe/Amsterdam'],
    ['delivery.methods.nl_NL', [], 'delivery.methods.nl_NL: must have one method at least'],
    [
      'delivery.methods.nl_NL.0.price',
      '4.95',
      'delivery.methods.nl_NL.0.price: must be a whole number of cents, such as 495',
    ],
    [
      'delivery.methods.nl_NL.0.price',
      4.95,
      'delivery.methods.nl_NL.0.price: must be a whole number of cents, such as 495',
    ],
    ['delivery.methods.nl_NL.0.price', undefined, 'delivery.methods.nl_NL.0.price: is missing'],
    ['delivery.methods.nl_NL.1.id', 'postnl', 'delivery.methods.nl_NL.1.id: is there twice: postnl'],
    ['delivery.methods.nl_NL.0.countries', ['US'], 'delivery.methods.nl_NL.0.countries.0: '],
    [
      'delivery.methods.nl_NL.0.schedule.cutOff',
      '25:00',
      'delivery.methods.nl_NL.0.schedule.cutOff: must be a time such as 17:30',
    ],
    [
      'delivery.methods.nl_NL.0.schedule.transitDays',
      [3, 1],
      'delivery.methods.nl_NL.0.schedule.transitDays: must be the fewest days and then the most',
    ],
    [
      'delivery.methods.nl_NL.0.type',
      'pickup',
      'delivery.methods.nl_NL.0.pickup: must be there for a method of type pickup, and for no other',
    ],
    ['delivery.methods.xx_XX', [], 'delivery.methods: has names that no setting has: xx_XX'],
    ['vat.standard.NL', '21 %', 'vat.standard.NL: must be a whole number of hundredths of a percent, such as 2100'],
    [
      'vat.standard.NL',
      [{ from: '2027-01-01', value: 2200 }],
      'vat.standard.NL.0: must hold always: the first period has neither from nor until',
    ],
    [
      'vat.standard.NL',
      [{ value: 2100 }, { from: '2027-13-01', value: 2200 }],
      'vat.standard.NL.1.from: must be a day such as 2026-12-01 or a moment with its offset',
    ],
    [
      'vat.standard.NL',
      [{ value: 2100 }, { from: '2027-02-01', until: '2027-01-01', value: 2200 }],
      'vat.standard.NL.1.until: must be later than from',
    ],
    ['extras.0.name.nl', ' ', 'extras.0.name.nl: must not be empty'],
    ['loyalty.voucherPoints', 0, 'loyalty.voucherPoints: '],
    ['colour', 'red', 'the file: has names that no setting has: colour'],
  ])('with %s = %j is refused with a sentence', (path, value, sentence) => {
    const errors = errorsOf(fileWith(path, value))
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(sentence)
  })

  test('tells all of its errors at once', () => {
    const file = fileWith('timeZone', '')
    expect(errorsOf({ ...file, extras: [{}], loyalty: undefined }).length).toBeGreaterThan(4)
  })
})

describe('a value with periods', () => {
  const december = [
    { value: 495 },
    { from: '2026-12-01', until: '2026-12-27', value: 0 },
    { from: '2027-01-01', value: 595 },
  ]
  const settings = settingsOf(fileWith('delivery.methods.nl_NL.0.price', december))
  const priceAt = (at: Date) => settingsAt(settings, at).value.delivery.methods.nl_NL[0]?.price

  test('begins and ends at midnight by the clock of the shop', () => {
    const priceBefore = (day: string) => priceAt(new Date(instantOf(day, '00:00', 'Europe/Amsterdam').getTime() - 1))
    const priceOn = (day: string) => priceAt(instantOf(day, '00:00', 'Europe/Amsterdam'))
    expect([priceBefore('2026-12-01'), priceOn('2026-12-01')]).toEqual([495, 0])
    expect([priceBefore('2026-12-27'), priceOn('2026-12-27')]).toEqual([0, 495])
    expect([priceBefore('2027-01-01'), priceOn('2027-01-01')]).toEqual([495, 595])
  })

  test('is told together with the moment at which it changes next', () => {
    expect(settingsAt(settings, new Date('2026-11-21T10:00:00Z')).until).toEqual(new Date('2026-11-30T23:00:00Z'))
    expect(settingsAt(settings, new Date('2027-06-01T10:00:00Z')).until).toBeUndefined()
    expect(settingsAt(demoSettings, new Date()).until).toBeUndefined()
  })

  test('is the same from a source that remembers it as from the file, in whatever order it is asked', () => {
    const source = settingsSource(settings)
    const moments = fc.date({ min: new Date('2026-11-01'), max: new Date('2027-02-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.array(moments, { minLength: 1, maxLength: 20 }), (asked) => {
        for (const at of asked) expect(source.at(at)).toEqual(settingsAt(settings, at).value)
      }),
    )
  })

  test('of a rate of VAT changes on its day', () => {
    const rates = settingsOf(fileWith('vat.books.DE', [{ value: 700 }, { from: '2027-01-01', value: 900 }]))
    expect(settingsAt(rates, new Date('2026-12-31T22:59:59Z')).value.vat.books.DE).toBe(700)
    expect(settingsAt(rates, new Date('2026-12-31T23:00:00Z')).value.vat.books.DE).toBe(900)
  })
})

describe('what differs between two versions', () => {
  test('is nothing between a version and itself', () => {
    expect(settingsDiff(demoSettingsFile, structuredClone(demoSettingsFile))).toEqual([])
  })

  test('is told by the name of the value, and of a method by its id', () => {
    expect(settingsDiff(demoSettingsFile, fileWith('delivery.methods.nl_NL.1.price', 795))).toEqual([
      { path: 'delivery.methods.nl_NL.dhl-evening.price', before: 695, after: 795 },
    ])
  })

  test('is one method when one method comes or goes', () => {
    const [first, ...others] = demoSettingsFile.delivery.methods.nl_NL
    expect(settingsDiff(demoSettingsFile, fileWith('delivery.methods.nl_NL', others))).toEqual([
      { path: 'delivery.methods.nl_NL.postnl', before: first, after: undefined },
    ])
  })

  test('is the order when methods change places', () => {
    const turned = demoSettingsFile.delivery.methods.nl_NL.toReversed()
    const [change] = settingsDiff(demoSettingsFile, fileWith('delivery.methods.nl_NL', turned))
    expect(change?.path).toBe('delivery.methods.nl_NL')
  })

  test('is found whatever value changes', () => {
    const paths = ['timeZone', 'loyalty.signUpPoints', 'vat.books.FR', 'extras.0.prices.EUR', 'payment.notOffered']
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const changed = fileWith(path, value)
        const isSame = JSON.stringify(changed) === JSON.stringify(demoSettingsFile)
        expect(settingsDiff(demoSettingsFile, changed).length > 0).toBe(!isSame)
      }),
    )
  })
})
