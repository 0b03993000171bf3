import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoSettingsFile } from '#test/shop/settings.ts'
import {
  fieldChanges,
  type SettingField,
  type SettingSchema,
  type SettingSubject,
  settingFields,
  settingSubjects,
  withDecidedSettings,
  withTypedSettings,
  withUsualSettings,
} from './setting-fields.ts'
import { readSettings } from './settings.ts'
import { settingsDiff } from './settings-diff.ts'
import { settingsJsonSchema } from './settings-schema.ts'

const schema = settingsJsonSchema() as SettingSchema
const subjects = Object.keys(settingSubjects) as SettingSubject[]
const fieldsOf = (subject: SettingSubject, document: unknown = demoSettingsFile) =>
  settingFields(schema, document, subject)
const fieldAt = (subject: SettingSubject, path: string, document?: unknown): SettingField => {
  const found = fieldsOf(subject, document).find((one) => one.path.join('/') === path)
  if (!found) throw new Error(`No field at ${path}`)
  return found
}

describe('fields are made from the schema', () => {
  test.each(subjects)('of %s, each with a value that the shop reads', (subject) => {
    const fields = fieldsOf(subject)
    expect(fields.length).toBeGreaterThan(0)
    const paths = fields.map(({ path }) => path.join('/'))
    expect(new Set(paths).size).toBe(paths.length)
    // Where nothing else is said, the schema names the largest number that is exact: no limit that anybody chose.
    const limits = fields.flatMap(({ minimum, maximum }) => [minimum ?? 0, maximum ?? 0])
    for (const limit of limits) expect(Math.abs(limit)).toBeLessThan(2 ** 31)
  })

  test('with what each of them holds', () => {
    expect(fieldAt('returns', 'returns/days')).toMatchObject({
      kind: 'number',
      isDated: true,
      minimum: 14,
      maximum: 365,
    })
    const [method] = demoSettingsFile.delivery.methods.nl_NL
    const price = fieldAt('delivery', `delivery/methods/nl_NL/${method?.id}/price`)
    expect(price).toMatchObject({
      kind: 'money',
      currency: 'EUR',
      isDated: true,
      isOptional: false,
      label: 'delivery.methods.price',
    })
    expect(fieldAt('delivery', `delivery/methods/nl_NL/${method?.id}/freeFrom`)).toMatchObject({
      kind: 'money',
      isOptional: true,
    })
    expect(fieldAt('delivery', `delivery/methods/nl_NL/${method?.id}/offered`)).toMatchObject({
      kind: 'yes-no',
      isOptional: true,
    })
    expect(fieldAt('approvals', 'approvals/pointsAbove')).toMatchObject({ kind: 'number', isDated: false })
    expect(fieldAt('approvals', 'imports/mostPriceMove')).toMatchObject({ kind: 'percent' })
    expect(fieldAt('vat', 'vat/standard/NL')).toMatchObject({ kind: 'percent', label: 'vat.standard', isDated: true })
    expect(fieldAt('payment', 'payment/notOffered')).toMatchObject({
      kind: 'list',
      isDated: true,
      periods: [{ from: null, until: null, value: [] }],
    })
    expect(fieldAt('payment', 'payment/wallets')).toMatchObject({ kind: 'choices', choices: ['applepay', 'googlepay'] })
  })

  test('and none is made for what names an entry, or for what a shop has not', () => {
    const paths = subjects.flatMap((subject) => fieldsOf(subject)).map(({ path }) => path)
    expect(paths.filter((path) => ['id', 'key'].includes(path.at(-1) ?? ''))).toEqual([])
    expect(paths.filter((path) => path.includes('CHF'))).toEqual([])
  })
})

describe('what a shop says nothing about', () => {
  test('has the values of the software in its form, and is written whole', () => {
    const { approvals: _, ...silent } = demoSettingsFile as typeof demoSettingsFile & { approvals?: unknown }
    const filled = withUsualSettings(schema, silent, 'approvals')
    expect(fieldAt('approvals', 'approvals/vouchersAbove/EUR', filled).periods).toEqual([
      { from: null, until: null, value: 5000 },
    ])
    const after = withTypedSettings(filled, fieldsOf('approvals', filled), [
      { path: ['approvals', 'pointsAbove'], periods: [{ from: null, until: null, value: 10 }] },
    ])
    expect(readSettings(after)).toMatchObject({ approvals: { pointsAbove: 10, refundsAbove: { EUR: 25_000 } } })
  })

  test('in a part of it has those of that part', () => {
    const partly = { ...demoSettingsFile, approvals: { refundsAbove: { EUR: 1 } } }
    const filled = withUsualSettings(schema, partly, 'approvals')
    expect(filled).toMatchObject({ approvals: { refundsAbove: { EUR: 1 }, pointsAbove: 500 } })
    expect(withUsualSettings(schema, filled, 'approvals')).toBe(filled)
  })
})

describe('what is typed', () => {
  const typedAs = (field: SettingField, periods: SettingField['periods']) =>
    withTypedSettings(demoSettingsFile, fieldsOf('returns'), [{ path: field.path, periods }])

  test('changes its own value, with the days between which it holds, and the shop reads it', () => {
    const after = typedAs(fieldAt('returns', 'returns/days'), [
      { from: null, until: null, value: 30 },
      { from: '2026-12-01', until: '2027-01-15', value: 60 },
    ])
    expect(readSettings(after)).not.toHaveProperty('errors')
    expect(settingsDiff(demoSettingsFile, after).map(({ path }) => path)).toEqual(['returns.days'])
    expect(fieldAt('returns', 'returns/days', after).periods).toEqual([
      { from: null, until: null, value: 30 },
      { from: '2026-12-01', until: '2027-01-15', value: 60 },
    ])
  })

  test('takes an optional value away where nothing is said, and leaves the others', () => {
    const [method] = demoSettingsFile.delivery.methods.nl_NL
    const path = ['delivery', 'methods', 'nl_NL', `${method?.id}`, 'freeFrom']
    const fields = fieldsOf('delivery')
    const free = withTypedSettings(demoSettingsFile, fields, [
      { path, periods: [{ from: null, until: null, value: 7777 }] },
    ])
    expect(readSettings(free)).not.toHaveProperty('errors')
    const never = withTypedSettings(free, settingFields(schema, free, 'delivery'), [
      { path, periods: [{ from: null, until: null, value: null }] },
    ])
    expect(readSettings(never)).not.toHaveProperty('errors')
    expect(JSON.stringify(never)).not.toContain('7777')
  })

  test('at a place that there isn’t changes nothing, whatever it is called', () => {
    for (const path of [['returns', '__proto__', 'polluted'], ['approvals', 'pointsAbove'], ['delivery'], []])
      expect(
        withTypedSettings(demoSettingsFile, fieldsOf('returns'), [
          { path, periods: [{ from: null, until: null, value: 1 }] },
        ]),
      ).toBe(demoSettingsFile)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('as it stands there already changes nothing at all, for any choice of fields', () => {
    const all = subjects.flatMap((subject) => fieldsOf(subject))
    fc.assert(
      fc.property(fc.subarray(all), (chosen) => {
        const typed = chosen.map(({ path, periods }) => ({ path, periods }))
        expect(withTypedSettings(demoSettingsFile, all, typed)).toBe(demoSettingsFile)
      }),
      { numRuns: 30 },
    )
  })
})

describe('what a form would change', () => {
  const {
    offline: _,
    push: __,
    ...silent
  } = demoSettingsFile as typeof demoSettingsFile & {
    readonly offline?: unknown
    readonly push?: unknown
  }
  const known = withUsualSettings(schema, silent, 'devices')
  const fields = settingFields(schema, known, 'devices')
  const numbers = fields.filter(({ kind }) => kind === 'number')

  test('of a section that nothing was said of is the one value, from what its field showed', () => {
    expect(numbers.length).toBeGreaterThan(0)
    for (const { path, periods } of numbers) {
      const value = Number(periods[0]?.value) + 1
      const typed = [{ path, periods: [{ from: null, until: null, value }] }]
      const after = withUsualSettings(schema, withDecidedSettings(silent, known, fields, typed), 'devices')
      expect(fieldChanges(fields, settingFields(schema, after, 'devices'))).toEqual([
        { path: path.join('.'), before: value - 1, after: value },
      ])
    }
  })
})

describe('what is written down of a form', () => {
  const silent = { ...demoSettingsFile, returns: { days: 14 } }
  const known = withUsualSettings(schema, silent, 'returns')
  const fields = settingFields(schema, known, 'returns')
  const always = (value: unknown) => [{ from: null, until: null, value }]

  test('is what was typed, and nothing that the software decides beside it', () => {
    const after = withDecidedSettings(silent, known, fields, [{ path: ['returns', 'days'], periods: always(30) }])
    expect(after).toEqual({ ...silent, returns: { days: 30 } })
    const exchanges = withDecidedSettings(silent, known, fields, [
      { path: ['returns', 'exchanges'], periods: always(false) },
    ])
    expect(exchanges).toEqual({ ...silent, returns: { days: 14, exchanges: false } })
  })

  test('is a whole section where nothing was said of it before', () => {
    const after = withDecidedSettings(silent, known, fields, [
      { path: ['sizing', 'minimumCases'], periods: always(50) },
    ])
    expect(after).toEqual({ ...silent, sizing: { advice: true, minimumCases: 50, share: 1500 } })
  })

  test('is nothing at all where nothing was decided', () => {
    const typed = fields.map(({ path, periods }) => ({ path, periods }))
    expect(withDecidedSettings(silent, known, fields, typed)).toBe(silent)
  })
})
