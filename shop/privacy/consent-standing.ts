import { type Consent, type ConsentDecision, type ConsentPurpose, consentPurposes } from './consent.ts'

/** How a consent stands, of all that was said about it. */
export type ConsentStanding = {
  readonly purpose: ConsentPurpose
  /** What was said last; a question that nobody answered yet undoes no answer of before. */
  readonly decision: ConsentDecision
  readonly since: Date
  /** When what was withdrawn since had been given, or what holds was given; null where it never was. */
  readonly givenAt: Date | null
  /** Of the words that the decision was about. */
  readonly wordingVersion: string
}

/**
 * How each consent stands; nothing of what nobody ever said a word about.
 *
 * @param consents the oldest first
 */
export function consentStandings(consents: readonly Consent[]): ConsentStanding[] {
  return consentPurposes.flatMap((purpose): ConsentStanding[] => {
    const said = consents.filter((one) => one.purpose === purpose)
    const last = said.findLast(({ decision }) => decision !== 'asked') ?? said.at(-1)
    if (!last) return []
    const given = said.findLast(({ decision }) => decision === 'given')
    const { decision, at: since, wordingVersion } = last
    return [{ purpose, decision, since, givenAt: given?.at ?? null, wordingVersion }]
  })
}
