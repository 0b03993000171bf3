import { type Day, daysBetween, localDay } from './calendar.ts'
import type { Language, Storefront } from './storefront.ts'
import { withOrdinalFirst } from './written-date.ts'

/** When a parcel arrives, as a shopper was told: on a day, or on one of a few. */
export type DeliveryDate = {
  readonly earliest: Day
  /** The same day where there is but one. */
  readonly latest: Day
  /** Hours of the day between which it is brought: '18:00' and '22:00'. */
  readonly window: { readonly from: string; readonly to: string } | null
}

/** What an order keeps of it. */
export type DeliveryPromiseGiven = DeliveryDate & {
  /** The instant until which it had to be paid for this to hold. */
  readonly orderedBy: string
}

/** Whether its last day is over by the clock of the storefront: what was said is no promise any more. */
export function hasPassed(
  { latest }: Pick<DeliveryDate, 'latest'>,
  { timeZone }: Pick<Storefront, 'timeZone'>,
  now: Date,
): boolean {
  return localDay(now, timeZone) > latest
}

const words: Readonly<
  Record<
    Language,
    { readonly range: (from: string, to: string) => string; readonly window: (from: string, to: string) => string }
  >
> = {
  en: { range: (from, to) => `${from} to ${to}`, window: (from, to) => `between ${from} and ${to}` },
  nl: { range: (from, to) => `${from} t/m ${to}`, window: (from, to) => `tussen ${from} en ${to} uur` },
  de: { range: (from, to) => `${from} bis ${to}`, window: (from, to) => `zwischen ${from} und ${to} Uhr` },
  fr: { range: (from, to) => `${from} au ${to}`, window: (from, to) => `entre ${from} et ${to}` },
  es: { range: (from, to) => `${from} al ${to}`, window: (from, to) => `entre las ${from} y las ${to}` },
}

/** As a storefront writes it: 'dinsdag 24 november, tussen 18 en 22 uur', 'dinsdag 24 t/m donderdag 26 november'. */
export function writtenDeliveryDate(
  { earliest, latest, window }: DeliveryDate,
  { iso, language }: Pick<Storefront, 'iso' | 'language'>,
): string {
  const day = writtenWeekday(latest, iso)
  // The same weekday of two weeks never meets in one range, so that the month of the first may be left out.
  const first = writtenWeekday(earliest, iso, earliest.slice(0, 7) !== latest.slice(0, 7))
  const days = daysBetween(earliest, latest) === 0 ? day : words[language].range(first, day)
  if (!window) return days
  return `${days}, ${words[language].window(writtenHour(window.from, language), writtenHour(window.to, language))}`
}

/** Made once for each way of writing: making one takes longer than writing a hundred days. */
const formats = new Map<string, Intl.DateTimeFormat>()

function weekdayFormat(iso: string, month: boolean): Intl.DateTimeFormat {
  const key = `${iso} ${month}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(iso, {
    weekday: 'long',
    day: 'numeric',
    ...(month ? { month: 'long' } : {}),
    timeZone: 'UTC',
  })
  formats.set(key, format)
  return format
}

function writtenWeekday(date: Day, iso: string, month = true): string {
  const written = withOrdinalFirst(weekdayFormat(iso, month).format(new Date(`${date}T00:00:00Z`)), iso)
  // Spanish says 'lunes 30 de noviembre' in a sentence; its comma is for headings.
  return iso.startsWith('es') ? written.replace(',', '') : written
}

/** '18', '18.30', '18:30', '18 h 30', '6.30 pm'. */
function writtenHour(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const rest = minutes === 0 ? '' : String(minutes).padStart(2, '0')
  switch (language) {
    case 'en':
      return `${hours % 12 || 12}${rest && `.${rest}`}\u00A0${hours < 12 || hours === 24 ? 'am' : 'pm'}`
    case 'nl':
      return `${hours}${rest && `.${rest}`}`
    case 'de':
    case 'es':
      return `${hours}${rest && `:${rest}`}`
    case 'fr':
      return `${hours}\u00A0h${rest && `\u00A0${rest}`}`
  }
}
