import type { Clock } from '#kernel/clock.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { settingsPlaceholders } from './settings-placeholders.ts'
import type { SettingsSource } from './settings-source.ts'

/** What any message of the shop's screens and mails may name of what the retailer decided. */
export type MessageFacts = Readonly<
  Record<'returnDays' | 'club' | 'signUpPoints' | 'voucherPoints' | 'voucherValue', string>
>

/** @returns the facts of a storefront now: the same object for as long as the settings are the same */
export function messageFactsOf(settings: SettingsSource, clock: Clock): (storefront: Storefront) => MessageFacts {
  const kept = new WeakMap<object, Map<string, MessageFacts>>()
  return (storefront) => {
    const now = settings.at(clock.now())
    const known = kept.get(now) ?? new Map<string, MessageFacts>()
    kept.set(now, known)
    const facts = known.get(storefront.code) ?? factsOf(settingsPlaceholders(now, storefront))
    known.set(storefront.code, facts)
    return facts
  }
}

const factsOf = (words: ReturnType<typeof settingsPlaceholders>): MessageFacts => ({
  returnDays: words['returns.days'],
  /** `yes`, or `no` where there is none. */
  club: words['loyalty.offered'] === '' ? 'no' : 'yes',
  signUpPoints: words['loyalty.signUpPoints'],
  voucherPoints: words['loyalty.voucherPoints'],
  voucherValue: words['loyalty.voucherValue'],
})
