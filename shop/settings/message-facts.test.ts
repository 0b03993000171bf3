import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { messageFactsOf } from './message-facts.ts'
import { settingsSource } from './settings-source.ts'

const clock = { now: () => new Date('2026-11-21T10:00:00Z') }
const nl = storefrontOf('nl_NL')

test('messages name what was decided, in the money of their storefront', () => {
  const facts = messageFactsOf(settingsSource(settingsOf(demoSettingsFile)), clock)
  expect(facts(nl)).toEqual({
    returnDays: '14',
    club: 'yes',
    signUpPoints: '50',
    voucherPoints: '200',
    voucherValue: '€\u00A010',
  })
  expect(facts(storefrontOf('en_GB')).voucherValue).toBe('£10')
  expect(facts(storefrontOf('de_DE')).voucherValue).toBe('10\u00A0€')
})

test('they are the same object until something else is decided', () => {
  const source = settingsSource(settingsOf(demoSettingsFile))
  const facts = messageFactsOf(source, clock)
  const before = facts(nl)
  expect(facts(nl)).toBe(before)
  source.replace(settingsOf({ ...demoSettingsFile, returns: { days: 30 } }))
  expect(facts(nl)).toMatchObject({ ...before, returnDays: '30' })
})

test('a period shorter than the law’s is refused with its place', () => {
  expect(() => settingsOf({ ...demoSettingsFile, returns: { days: 13 } })).toThrow(/^returns\.days /)
})
