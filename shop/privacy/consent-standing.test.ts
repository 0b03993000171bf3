import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Consent, ConsentDecision } from './consent.ts'
import { consentStandings } from './consent-standing.ts'

const said = (decision: ConsentDecision, day: number, more: Partial<Consent> = {}): Consent => ({
  purpose: 'newsletter',
  decision,
  wordingVersion: '2026-11',
  form: 'website',
  storefrontCode: 'nl_NL',
  language: 'nl',
  at: new Date(Date.UTC(2026, 10, day)),
  ...more,
})
const on = (day: number) => new Date(Date.UTC(2026, 10, day))

test('what was given and withdrawn says both days', () => {
  expect(consentStandings([said('asked', 1), said('given', 2), said('withdrawn', 9)])).toEqual([
    { purpose: 'newsletter', decision: 'withdrawn', since: on(9), givenAt: on(2), wordingVersion: '2026-11' },
  ])
})

test('a question without an answer is one, and undoes no answer of before', () => {
  expect(consentStandings([said('asked', 1)])).toMatchObject([{ decision: 'asked', since: on(1), givenAt: null }])
  expect(consentStandings([said('refused', 1), said('asked', 2)])).toMatchObject([
    { decision: 'refused', since: on(1) },
  ])
})

test('each purpose stands for itself, with the words of its own decision', () => {
  const terms = said('given', 3, { purpose: 'terms', wordingVersion: '2025-01' })
  expect(consentStandings([terms, said('refused', 4)])).toMatchObject([
    { purpose: 'newsletter', decision: 'refused' },
    { purpose: 'terms', decision: 'given', wordingVersion: '2025-01' },
  ])
  expect(consentStandings([])).toEqual([])
})

test('whatever is said in whatever order, the last answer stands', () => {
  const decision = fc.constantFrom<ConsentDecision>('asked', 'given', 'refused', 'withdrawn')
  fc.assert(
    fc.property(fc.array(decision, { minLength: 1, maxLength: 8 }), (decisions) => {
      const [standing] = consentStandings(decisions.map((one, index) => said(one, index + 1)))
      const answers = decisions.filter((one) => one !== 'asked')
      expect(standing?.decision).toBe(answers.at(-1) ?? 'asked')
      expect(standing?.givenAt === null).toBe(!decisions.includes('given'))
    }),
  )
})
