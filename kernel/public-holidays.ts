import { addDays, type Day, weekdayOf } from './calendar.ts'
import type { Country } from './storefront.ts'

type Holidays = {
  /** Month and day: `12-25`. */
  readonly fixed: readonly string[]
  /** Days after Easter Sunday; negative ones before it. */
  readonly aroundEaster: readonly number[]
  /** Days that are found anew in each year: the first Monday of May, King's Day. */
  readonly moving?: (year: number) => readonly Day[]
}

const goodFriday = -2
const easterMonday = 1
const ascension = 39
const whitMonday = 50
const corpusChristi = 60

/**
 * National holidays, checked on 23 November 2026 against the laws that name them. Days that only some German Länder keep are
 * left out.
 */
const holidays: Readonly<Record<Country, Holidays>> = {
  // Algemene termijnenwet, article 3.
  NL: {
    fixed: ['01-01', '05-05', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday, ascension, whitMonday],
    moving: (year) => [kingsDay(year)],
  },
  // Law of 4 January 1974 and royal decree of 18 April 1974.
  BE: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    aroundEaster: [easterMonday, ascension, whitMonday],
  },
  // Code du travail, article L3133-1.
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    aroundEaster: [easterMonday, ascension, whitMonday],
  },
  // The holidays that the laws of all sixteen Länder have in common; 3 October by the Einigungsvertrag, article 2.
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
  // Arbeitsruhegesetz, § 7.
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    aroundEaster: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  // Code du travail, article L. 232-2.
  LU: {
    fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
    aroundEaster: [easterMonday, ascension, whitMonday],
  },
  // Bank holidays of England and Wales: Banking and Financial Dealings Act 1971, schedule 1, and gov.uk/bank-holidays.
  GB: {
    fixed: ['01-01', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday],
    moving: britishBankHolidays,
  },
}

/** Whether it is a national holiday of that country. */
export function isPublicHoliday(day: Day, country: Country): boolean {
  const { fixed, aroundEaster, moving } = holidays[country]
  const year = Number(day.slice(0, 4))
  const easter = easterSunday(year)
  return (
    fixed.includes(day.slice(5)) ||
    aroundEaster.some((days) => addDays(easter, days) === day) ||
    (moving?.(year).includes(day) ?? false)
  )
}

/** It moves from a Sunday to the Saturday before it. */
function kingsDay(year: number): Day {
  const birthday = `${year}-04-27`
  return weekdayOf(birthday) === 'sunday' ? addDays(birthday, -1) : birthday
}

/** Three Mondays, and the days that stand in for holidays on a weekend. */
function britishBankHolidays(year: number): readonly Day[] {
  const newYear = firstWorkday(`${year}-01-01`)
  const christmas = firstWorkday(`${year}-12-25`)
  const boxingDay = firstWorkday(`${year}-12-26`)
  return [
    newYear,
    mondayFrom(`${year}-05-01`),
    mondayFrom(`${year}-05-25`),
    mondayFrom(`${year}-08-25`),
    christmas,
    // Both on a weekend: the second moves on behind the first.
    boxingDay === christmas ? addDays(boxingDay, 1) : boxingDay,
  ]
}

function firstWorkday(day: Day): Day {
  return ['saturday', 'sunday'].includes(weekdayOf(day)) ? mondayFrom(day) : day
}

function mondayFrom(day: Day): Day {
  let date = day
  while (weekdayOf(date) !== 'monday') date = addDays(date, 1)
  return date
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
