import { expect, test } from 'vitest'
import { wordsIn } from '../../messages/staff-language-messages.ts'
import { auditFacts, differingFacts } from './audit-facts.ts'
import { auditObjectText } from './audit-object.ts'

const words = wordsIn('nl')
const dutch = { words, language: 'nl', timeZone: 'Europe/Amsterdam' } as const
const pairsOf = (values: unknown, about = {}) =>
  auditFacts(values, { ...dutch, ...about }).map(({ label, value }) => [label, value])

test('amounts are money of the order, or of the storefronts that a price was changed in', () => {
  expect(pairsOf({ amount: 500, currency: 'EUR', reason: 'Te laat' })).toEqual([
    ['Bedrag', '€\u00a05,00'],
    ['Reden', 'Te laat'],
  ])
  expect(pairsOf({ price: 8900, storefronts: ['en_GB'] })).toContainEqual(['Prijs', '£\u00a089,00'])
  expect(pairsOf({ total: 10000, order: '100010' }, { objectType: 'storefront', objectId: 'nl_NL' })).toContainEqual([
    'Totaal',
    '€\u00a0100,00',
  ])
  expect(pairsOf({ prices: { de_DE: [9000, 9500] } })[0]?.[1]).toMatch(/: €\u00a090,00 \/ €\u00a095,00$/)
})

test('a row of before amounts were told with their currency says them without one, and never as cents', () => {
  expect(pairsOf({ amount: 500 })).toEqual([['Bedrag', '5,00']])
})

test('states are read by what they are of', () => {
  expect(pairsOf({ state: 'invited' }, { objectType: 'member' })).toEqual([['Toestand', 'Uitgenodigd']])
  expect(pairsOf({ state: 'draft' }, { objectType: 'content' })).toEqual([['Toestand', 'Concept']])
  expect(pairsOf({ state: 'declined', reason: 'insult' }, { objectType: 'review' })[0]).toEqual([
    'Reden',
    words.reviews.reasons.INSULT,
  ])
})

test('a return names its articles, why they came back and where they lie, and no key of the database', () => {
  const pieces = [
    { reason: 'too-small', position: 0, quantity: 1, article: '10001.001.38', condition: 'as-new', restockAt: 'AMS' },
  ]
  expect(pairsOf({ pieces, reference: null, note: 'f3f9267e-a473-4553-9d8c-95d68aaaa99a' })).toEqual([
    ['Artikelen', '1 × 10001.001.38 (te klein, als nieuw, naar het schap in AMS)'],
  ])
  expect(pairsOf({ wave: '03d1a361-b9e5-493e-bb0e-1aad000822c2', orders: 1 })).toEqual([['Bestellingen', '1']])
})

test('of settings the field of the form is named, with whose it is, and amounts of a currency are money', () => {
  expect(pairsOf({ version: 2, changed: ['returns.days'] })).toContainEqual([
    'Gewijzigd',
    words.settingsForm.labels['returns.days'],
  ])
  const [limit] = auditFacts({ 'approvals.refundsAbove.EUR': { before: 25000, after: 50000 } }, dutch)
  expect(limit?.label).toBe(`${words.settingsForm.labels['approvals.refundsAbove']} (EUR)`)
  expect(limit?.value).toMatchObject([{ value: '€\u00a0250,00' }, { value: '€\u00a0500,00' }])
})

test('what a change left as it was is not told, a day of opening hours alone as little as a name', () => {
  const monday = (opens: string) => ({
    hours: { days: { monday: [{ opens, closes: '18:00' }], friday: [{ opens: '11:00', closes: '20:00' }] } },
  })
  const [before, after] = [monday('09:00'), monday('10:00')].map((values) => auditFacts(values, dutch))
  const told = differingFacts(before ?? [], after ?? [])
  expect(told.before).toMatchObject([{ value: [{ label: 'maandag', value: '09:00–18:00' }] }])
  expect(told.after).toMatchObject([{ value: [{ label: 'maandag', value: '10:00–18:00' }] }])
})

test.each([
  [{ type: 'order', id: '59194bbe', name: '100001' }, 'Bestelling 100001'],
  [{ type: 'wave', id: '36817133', name: 'Ochtend' }, 'Ronde Ochtend'],
  [{ type: 'jobs', id: 'pay-back', name: 'pay-back' }, 'Terugbetaling'],
  [{ type: 'jobs', id: 'all', name: '' }, 'Alle mislukte taken'],
  [{ type: 'products', id: '10001.001', name: '12' }, '12 producten'],
])('%j is called %s', (object, text) => {
  expect(auditObjectText(words, object)).toBe(text)
})
