import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#kernel/calendar.ts'
import { day } from '#kernel/clock.ts'
import { storefronts } from '#kernel/storefront.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { careAdvice } from './care-advice.ts'
import { type CareRule, isStillOwned, type OwnedPair, reminderFor, rulesFor, seasonOf, toldKey } from './care-rule.ts'

const settings = usualSettings.careReminders
const today = '2026-10-15'
const now = new Date('2026-10-15T10:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * day)

const pair = (more: Partial<OwnedPair> = {}): OwnedPair => ({
  memberId: 'reader',
  orderId: 'order',
  position: 0,
  boughtAt: ago(200),
  deliveredAt: ago(190),
  quantity: 1,
  returned: 0,
  refunded: 0,
  isWithdrawn: false,
  isPresent: false,
  upper: ['leather'],
  said: ['Suede', 'Block'],
  ...more,
})
const nothingTold = { now, today, toldAt: undefined, told: new Set<string>(), says: () => true }
const idsFor = (upper: string[], said: string[]) => rulesFor(settings.rules, { upper, said }).map(({ id }) => id)

const months = fc.integer({ min: 1, max: 12 })
const days = fc.integer({ min: 0, max: 4000 }).map((some) => addDays('2020-01-01', some))
const pairs = fc.array(
  fc
    .record({
      orderId: fc.constantFrom('one', 'two', 'three'),
      position: fc.integer({ min: 0, max: 3 }),
      boughtAt: fc.integer({ min: 0, max: 3000 }).map(ago),
      deliveredAt: fc.option(fc.constant(ago(1))),
      quantity: fc.integer({ min: 1, max: 3 }),
      returned: fc.integer({ min: 0, max: 3 }),
      refunded: fc.integer({ min: 0, max: 3 }),
      isWithdrawn: fc.boolean(),
      isPresent: fc.boolean(),
      upper: fc.subarray(['leather', 'textile', 'coated-leather', 'other']),
      said: fc.subarray(['Suède en nubuck', 'Glad leer', 'Verni', 'Block']),
    })
    .map((more) => pair(more)),
)

describe('which rule is for a shoe', () => {
  test('is told by a word of its properties first, whole and in any language, and by its upper where no word is', () => {
    expect(idsFor(['leather'], ['Smooth leather', 'Glad leer'])).toEqual(['leather', 'leather-spring'])
    expect(idsFor(['leather'], ['Suède en nubuck'])).toEqual(['suede'])
    expect(idsFor(['leather'], ['Velours'])).toEqual(['suede'])
    expect(idsFor(['leather'], ['Lak'])).toEqual(['patent'])
    // 'lak' is no part of another word.
    expect(idsFor(['leather'], ['Vlakke hak'])).toEqual(['leather', 'leather-spring'])
    expect(idsFor(['coated-leather'], [])).toEqual(['patent'])
    expect(idsFor(['other'], ['Rubber'])).toEqual([])
  })
})

describe('a season', () => {
  test('has one name from its first day to its last, also over the turn of a year', () => {
    const winter = { from: 11, until: 2 }
    expect(seasonOf(winter, '2026-10-31')).toBeUndefined()
    expect(seasonOf(winter, '2026-11-01')).toBe('2026-11')
    expect(seasonOf(winter, '2027-02-28')).toBe('2026-11')
    expect(seasonOf(winter, '2027-03-01')).toBeUndefined()
  })

  test('comes once a year, and the next one has another name', () => {
    fc.assert(
      fc.property(months, months, days, (from, until, date) => {
        const season = seasonOf({ from, until }, date)
        const next = seasonOf({ from, until }, addMonths(`${date.slice(0, 8)}01`, 12))
        expect(next === undefined).toBe(season === undefined)
        if (season === undefined || next === undefined) return
        expect(next > season).toBe(true)
        expect(season.slice(5)).toBe(String(from).padStart(2, '0'))
        expect(season <= date).toBe(true)
      }),
    )
  })
})

describe('whoever is written to', () => {
  test('owns the pair: nothing that came back, was paid back, withdrawn from or given away', () => {
    expect(reminderFor([pair()], settings, nothingTold)).toEqual({
      memberId: 'reader',
      orderId: 'order',
      position: 0,
      rule: 'suede',
      season: '2026-09',
    })
    for (const gone of [
      { returned: 1 },
      { refunded: 1 },
      { isWithdrawn: true },
      { isPresent: true },
      { deliveredAt: null },
    ])
      expect(reminderFor([pair(gone)], settings, nothingTold)).toBeUndefined()
    // One of two is back, by a return that was paid back.
    expect(isStillOwned(pair({ quantity: 2, returned: 1, refunded: 1 }))).toBe(true)
  })

  test('bought it neither lately nor long ago', () => {
    const boughtAgo = (days: number) => reminderFor([pair({ boughtAt: ago(days) })], settings, nothingTold)
    expect(boughtAgo(settings.afterDays)).toBeDefined()
    expect(boughtAgo(settings.afterDays - 1)).toBeUndefined()
    expect(boughtAgo(365 * settings.mostYears)).toBeDefined()
    expect(boughtAgo(366 * settings.mostYears + 1)).toBeUndefined()
  })

  test('was not written to about it in this season, nor about anything for a while', () => {
    const told = new Set([toldKey({ orderId: 'order', position: 0, season: '2026-09' })])
    expect(reminderFor([pair()], settings, { ...nothingTold, told })).toBeUndefined()
    const lastYear = new Set([toldKey({ orderId: 'order', position: 0, season: '2025-09' })])
    expect(reminderFor([pair()], settings, { ...nothingTold, told: lastYear })).toBeDefined()
    const paused = (days: number) => reminderFor([pair()], settings, { ...nothingTold, toldAt: ago(days) })
    expect(paused(settings.pauseDays - 1)).toBeUndefined()
    expect(paused(settings.pauseDays)).toBeDefined()
  })

  test('is told of one pair at most, of which all of that is true, and of the one bought last', () => {
    fc.assert(
      fc.property(pairs, fc.subarray(['suede', 'patent', 'leather', 'textile']), (owned, said) => {
        const says = ({ id }: CareRule) => said.includes(id)
        const plan = reminderFor(owned, settings, { ...nothingTold, says })
        const fits = owned.filter(
          (one) =>
            isStillOwned(one) &&
            one.boughtAt <= ago(settings.afterDays) &&
            one.boughtAt >= new Date(`${addMonths(today, -12 * settings.mostYears)}T00:00:00Z`) &&
            rulesFor(settings.rules, one).some((rule) => seasonOf(rule, today) && says(rule)),
        )
        expect(plan === undefined).toBe(fits.length === 0)
        if (!plan) return
        const newest = Math.max(...fits.map(({ boughtAt }) => boughtAt.getTime()))
        const chosen = fits.filter((one) => one.orderId === plan.orderId && one.position === plan.position)
        expect(chosen.some(({ boughtAt }) => boughtAt.getTime() === newest)).toBe(true)
        expect(said).toContain(plan.rule)
      }),
    )
  })
})

describe('what is said', () => {
  test.each(storefronts)(
    'in $code is the software’s for every rule that it has, in two or three sentences',
    (storefront) => {
      for (const rule of settings.rules) {
        const advice = careAdvice(rule, storefront) ?? ''
        expect(advice.match(/[.](?= |$)/g)?.length, rule.id).toBeGreaterThanOrEqual(2)
        expect(advice.length, rule.id).toBeLessThan(600)
      }
    },
  )

  test('is the retailer’s own text first, and nothing of a rule of theirs without one', () => {
    const [nl] = storefronts.filter(({ code }) => code === 'nl_NL')
    const [rule] = settings.rules
    if (!nl || !rule) throw new Error('There is a Dutch storefront and a rule')
    const own = { ...rule, text: { ...rule.text, nl: 'Borstelen.' } }
    expect(careAdvice(own, nl)).toBe('Borstelen.')
    expect(careAdvice({ ...rule, id: 'cork' }, nl)).toBeUndefined()
    expect(careAdvice({ ...rule, id: 'constructor' }, nl)).toBeUndefined()
  })
})
