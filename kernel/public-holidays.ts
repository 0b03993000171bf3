import { addDays, type Day, type Weekday, weekdayOf } from './calendar.ts'
import type { Country } from './storefront.ts'

type Holidays = {
  /** Month and day: `12-25`. */
  readonly fixed: readonly string[]
  /** Days after Easter Sunday; negative ones before it. */
  readonly aroundEaster: readonly number[]
  /** By the Julian calendar, where the law follows the Orthodox churches. */
  readonly easter?: 'orthodox'
  /** Days that are found anew in each year: the first Monday of May, King's Day. */
  readonly moving?: (year: number) => readonly Day[]
}

const cleanMonday = -48
const maundyThursday = -3
const goodFriday = -2
const holySaturday = -1
const easterSundayItself = 0
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
  // Кодекс на труда, article 154; the Monday that stands in for one on a weekend is left out.
  BG: {
    fixed: ['01-01', '03-03', '05-01', '05-06', '05-24', '09-06', '09-22', '12-24', '12-25', '12-26'],
    aroundEaster: [goodFriday, holySaturday, easterSundayItself, easterMonday],
    easter: 'orthodox',
  },
  // On which Swiss Post delivers nowhere; 1 August by the Bundesverfassung, article 110, the others by nearly all cantons.
  CH: {
    fixed: ['01-01', '08-01', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
  // The public holidays of the government of Cyprus.
  CY: {
    fixed: ['01-01', '01-06', '03-25', '04-01', '05-01', '08-15', '10-01', '10-28', '12-25', '12-26'],
    aroundEaster: [cleanMonday, goodFriday, easterMonday, whitMonday],
    easter: 'orthodox',
  },
  // Zákon č. 245/2000 Sb.
  CZ: {
    fixed: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday],
  },
  // Helligdage; store bededag is none since 2024.
  DK: {
    fixed: ['01-01', '12-25', '12-26'],
    aroundEaster: [maundyThursday, goodFriday, easterMonday, ascension, whitMonday],
  },
  // Pühade ja tähtpäevade seadus, § 2.
  EE: {
    fixed: ['01-01', '02-24', '05-01', '06-23', '06-24', '08-20', '12-24', '12-25', '12-26'],
    aroundEaster: [goodFriday],
  },
  // Real Decreto 2001/1983, article 45, as all communities keep it.
  ES: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
    aroundEaster: [goodFriday],
  },
  // Laki eräiden pyhäpäivien juhlimisesta; kirkkolaki.
  FI: {
    fixed: ['01-01', '01-06', '05-01', '12-06', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday, ascension],
    moving: (year) => [weekdayFrom('saturday', `${year}-06-20`), weekdayFrom('saturday', `${year}-10-31`)],
  },
  // Law 4808/2021, article 60, and what is kept by custom.
  GR: {
    fixed: ['01-01', '01-06', '03-25', '05-01', '08-15', '10-28', '12-25', '12-26'],
    aroundEaster: [cleanMonday, goodFriday, easterMonday, whitMonday],
    easter: 'orthodox',
  },
  // Zakon o blagdanima, NN 110/2019.
  HR: {
    fixed: ['01-01', '01-06', '05-01', '05-30', '06-22', '08-05', '08-15', '11-01', '11-18', '12-25', '12-26'],
    aroundEaster: [easterMonday, corpusChristi],
  },
  // 2012. évi I. törvény, 102. §; 24 December since 2024.
  HU: {
    fixed: ['01-01', '03-15', '05-01', '08-20', '10-23', '11-01', '12-24', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday, whitMonday],
  },
  // Organisation of Working Time Act 1997, second schedule.
  IE: {
    fixed: ['01-01', '03-17', '12-25', '12-26'],
    aroundEaster: [easterMonday],
    moving: irishHolidays,
  },
  // Lög nr. 88/1971.
  IS: {
    fixed: ['01-01', '05-01', '06-17', '12-25', '12-26'],
    aroundEaster: [maundyThursday, goodFriday, easterMonday, ascension, whitMonday],
    moving: (year) => [weekdayFrom('thursday', `${year}-04-19`), mondayFrom(`${year}-08-01`)],
  },
  // Legge 260/1949; 4 October again since 2026 (legge 151/2025).
  IT: {
    fixed: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '10-04', '11-01', '12-08', '12-25', '12-26'],
    aroundEaster: [easterMonday],
  },
  // Arbeitsgesetz, article 18.
  LI: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '09-08', '11-01', '12-08', '12-25', '12-26'],
    aroundEaster: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  // Darbo kodeksas, article 123.
  LT: {
    fixed: ['01-01', '02-16', '03-11', '05-01', '06-24', '07-06', '08-15', '11-01', '11-02', '12-24', '12-25', '12-26'],
    aroundEaster: [easterMonday],
  },
  // Likums par svētku, atceres un atzīmējamām dienām; the Mondays that stand in are left out.
  LV: {
    fixed: ['01-01', '05-01', '05-04', '06-23', '06-24', '11-18', '12-24', '12-25', '12-26', '12-31'],
    aroundEaster: [goodFriday, easterMonday],
  },
  // National Holidays and Other Public Holidays Act, chapter 252.
  MT: {
    fixed: [
      '01-01',
      '02-10',
      '03-19',
      '03-31',
      '05-01',
      '06-07',
      '06-29',
      '08-15',
      '09-08',
      '09-21',
      '12-08',
      '12-13',
      '12-25',
    ],
    aroundEaster: [goodFriday],
  },
  // Lov om helligdager; lov om 1 og 17 mai.
  NO: {
    fixed: ['01-01', '05-01', '05-17', '12-25', '12-26'],
    aroundEaster: [maundyThursday, goodFriday, easterMonday, ascension, whitMonday],
  },
  // Ustawa o dniach wolnych od pracy; 24 December since 2025.
  PL: {
    fixed: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
    aroundEaster: [easterMonday, corpusChristi],
  },
  // Código do Trabalho, article 234.
  PT: {
    fixed: ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
    aroundEaster: [goodFriday, corpusChristi],
  },
  // Codul muncii, article 139.
  RO: {
    fixed: ['01-01', '01-02', '01-06', '01-07', '01-24', '05-01', '06-01', '08-15', '11-30', '12-01', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday, whitMonday],
    easter: 'orthodox',
  },
  // Lag (1989:253) om allmänna helgdagar.
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday, ascension],
    moving: (year) => [weekdayFrom('saturday', `${year}-06-20`), weekdayFrom('saturday', `${year}-10-31`)],
  },
  // Zakon o praznikih in dela prostih dnevih.
  SI: {
    fixed: ['01-01', '01-02', '02-08', '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01', '12-25', '12-26'],
    aroundEaster: [easterMonday],
  },
  // Zákon č. 241/1993 Z. z.; days of rest, and not what is worked on since 2024 and 2026.
  SK: {
    fixed: ['01-01', '01-06', '05-01', '07-05', '08-29', '11-01', '12-24', '12-25', '12-26'],
    aroundEaster: [goodFriday, easterMonday],
  },
}

/** Whether it is a national holiday of that country. */
export function isPublicHoliday(day: Day, country: Country): boolean {
  const { fixed, aroundEaster, easter: church, moving } = holidays[country]
  const year = Number(day.slice(0, 4))
  const easter = church === 'orthodox' ? orthodoxEaster(year) : easterSunday(year)
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

const mondayFrom = (day: Day): Day => weekdayFrom('monday', day)

function weekdayFrom(weekday: Weekday, day: Day): Day {
  let date = day
  while (weekdayOf(date) !== weekday) date = addDays(date, 1)
  return date
}

/** Mondays, but for Saint Brigid where the first of February is a Friday; what falls on a weekend gives no other day off by law. */
function irishHolidays(year: number): readonly Day[] {
  const brigid = `${year}-02-01`
  return [
    weekdayOf(brigid) === 'friday' ? brigid : mondayFrom(brigid),
    mondayFrom(`${year}-05-01`),
    mondayFrom(`${year}-06-01`),
    mondayFrom(`${year}-08-01`),
    mondayFrom(`${year}-10-25`),
  ]
}

/** Easter of the Julian calendar, on the day that the Gregorian one has then (until 2099), by Meeus. */
function orthodoxEaster(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const days = moon + sunday + 114
  const julian = `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
  return addDays(julian, 13)
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
