import { addDays, type Day } from '#kernel/calendar.ts'
import type { Country } from '#kernel/storefront.ts'

type Holidays = {
  /** Month and day: `12-25`. */
  readonly fixed: readonly string[]
  /** Days after Easter Sunday; negative ones before it. */
  readonly aroundEaster: readonly number[]
}

const goodFriday = -2
const easterMonday = 1
const ascension = 39
const whitMonday = 50
const corpusChristi = 60

/**
 * National holidays by which a period that would end on one is prolonged. In the Netherlands they are those of the Algemene
 * termijnenwet; days that only some German Länder keep are left out.
 */
const holidays: Readonly<Record<Exclude<Country, 'GB'>, Holidays>> = {
  NL: {
    // King's Day moves from a Sunday to the Saturday before it; both are days off anyway.
    fixed: ['01-01', '04-27', '05-05', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
  BE: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    aroundEaster: [easterMonday, ascension, whitMonday],
  },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    aroundEaster: [easterMonday, ascension, whitMonday],
  },
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    aroundEaster: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  LU: {
    fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
    aroundEaster: [easterMonday, ascension, whitMonday],
  },
}

/** Whether nobody has to do on that day what the law gives them time for: a weekend or a public holiday. */
export function isDayOff(day: Day, country: Exclude<Country, 'GB'>): boolean {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || weekday === 6) return true
  const { fixed, aroundEaster } = holidays[country]
  const easter = easterSunday(Number(day.slice(0, 4)))
  return fixed.includes(day.slice(5)) || aroundEaster.some((days) => addDays(easter, days) === day)
}

/** Easter of the Gregorian calendar, by the anonymous algorithm that was published in Nature in 1876. */
function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const days = epact + sunday - 7 * shift + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}
