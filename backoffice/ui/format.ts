import { weekdays } from '#kernel/calendar.ts'
import type { StaffLanguage } from '#kernel/staff-language.ts'
import { countries, type Storefront, type StorefrontCode, storefrontByCode, storefronts } from '#kernel/storefront.ts'
import { shownSize } from '#kernel/written-size.ts'

/** How dates and amounts are written for each language of staff. */
const locales: Readonly<Record<StaffLanguage, string>> = { nl: 'nl-NL', de: 'de-DE', fr: 'fr-FR', en: 'en-GB' }

type Amount = { readonly amount: number; readonly currency: string }

export function moneyText({ amount, currency }: Amount, language: StaffLanguage): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amount / 100)
}

/** A moment by the clock of its storefront. */
export function momentText(at: string, language: StaffLanguage, storefront: string | undefined): string {
  return momentIn(at, language, timeZoneOf(storefront))
}

/** Who reads, and by whose clock times are told that belong to no storefront: the retailer's own, as the settings name it. */
export type Reader = { readonly language: StaffLanguage; readonly timeZone: string }

/** A moment that belongs to no storefront. */
export const ownMomentText = (at: string, { language, timeZone }: Reader): string => momentIn(at, language, timeZone)

function momentIn(at: string, language: StaffLanguage, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(at),
  )
}

export function dayText(at: string, language: StaffLanguage, storefront: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: timeZoneOf(storefront) }).format(
    new Date(at),
  )
}

const timeZoneOf = (storefront: string | undefined): string =>
  (storefront === undefined ? undefined : storefrontByCode(storefront))?.timeZone ?? 'UTC'

export function countryText(code: string, language: StaffLanguage): string {
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code
}

/** The countries that an address can have, by their names. */
export const countryOptions = (language: StaffLanguage): { value: string; label: string }[] =>
  countries
    .map((code) => ({ value: code, label: countryText(code, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))

/** What a language is called: 'nl' is Dutch. */
export function languageText(code: string, language: StaffLanguage): string {
  return new Intl.DisplayNames(locales[language], { type: 'language' }).of(code) ?? code
}

/** A size as a member of staff writes it; what comes in one size alone has none to name. */
export const sizeText = (size: string | null | undefined, language: StaffLanguage): string =>
  shownSize(size, locales[language]) ?? '–'

export function storefrontName(code: string): string {
  return storefrontByCode(code)?.name ?? code
}

export const storefrontOptions = (): { value: StorefrontCode; label: string }[] =>
  storefronts.map(({ code, name }) => ({ value: code, label: name }))

/**
 * The storefront that somebody is shown before they choose one: of those that they see the one in their language, in the country that it is
 * named for where there is one, else the first.
 */
export function firstStorefront(language: StaffLanguage, seen?: readonly string[] | null): Storefront | undefined {
  const nearness = (one: Storefront) => (one.language !== language ? 0 : one.country.toLowerCase() === language ? 2 : 1)
  return storefronts
    .filter(({ code }) => seen?.includes(code) ?? true)
    .toSorted((one, other) => nearness(other) - nearness(one))[0]
}

/** 'Monday', of a weekday's English name. */
export function weekdayText(weekday: string, language: StaffLanguage): string {
  // 2024 began on a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + (weekdays as readonly string[]).indexOf(weekday)))
  return new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(date)
}

/** A day of the calendar with its year: '4 January 2027'. */
export function longDayText(day: string, language: StaffLanguage): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** A moment as a field of a browser writes it, '2026-11-24T10:30', by the clock that it was typed by. */
export const typedMomentText = (typed: string, language: StaffLanguage): string =>
  momentIn(`${typed}Z`, language, 'UTC')

/** A day of the calendar, '2026-11-24', whatever clock it was counted by. */
export function calendarDayText(day: string, language: StaffLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}
