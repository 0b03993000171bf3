import type { Weekday } from '#kernel/calendar.ts'
import type { OpeningHours, OpeningPeriod } from '#kernel/opening-hours.ts'
import type { Country } from '#kernel/storefront.ts'
import type { LocationFeed } from '#shop/catalog/catalog-feed.ts'

type Days = OpeningHours['days']

const open = (opens: string, closes: string): readonly OpeningPeriod[] => [{ opens, closes }]

/** The working week of a shopping street. German shops are closed on Sunday by law, the others by custom. */
const weekIn: Partial<Record<Country, { readonly timeZone: string; readonly days: Days }>> = {
  NL: {
    timeZone: 'Europe/Amsterdam',
    days: {
      monday: open('12:00', '18:00'),
      tuesday: open('10:00', '18:00'),
      wednesday: open('10:00', '18:00'),
      thursday: open('10:00', '18:00'),
      friday: open('10:00', '18:00'),
      saturday: open('10:00', '18:00'),
      sunday: open('12:00', '17:00'),
    },
  },
  BE: {
    timeZone: 'Europe/Brussels',
    days: {
      monday: open('10:00', '18:00'),
      tuesday: open('10:00', '18:00'),
      wednesday: open('10:00', '18:00'),
      thursday: open('10:00', '18:00'),
      friday: open('10:00', '18:00'),
      saturday: open('10:00', '18:30'),
    },
  },
  FR: {
    timeZone: 'Europe/Paris',
    days: {
      monday: open('14:00', '19:00'),
      tuesday: [...open('10:00', '13:00'), ...open('14:00', '19:00')],
      wednesday: open('10:00', '19:00'),
      thursday: open('10:00', '19:00'),
      friday: open('10:00', '19:00'),
      saturday: open('10:00', '19:00'),
    },
  },
  DE: {
    timeZone: 'Europe/Berlin',
    days: {
      monday: open('10:00', '19:00'),
      tuesday: open('10:00', '19:00'),
      wednesday: open('10:00', '19:00'),
      thursday: open('10:00', '19:00'),
      friday: open('10:00', '19:00'),
      saturday: open('10:00', '18:00'),
    },
  },
}

/** The evening on which a city shops late. */
const lateNight: Readonly<Record<string, Weekday>> = {
  AMS1: 'thursday',
  UTR1: 'thursday',
  RTM1: 'friday',
  HAG1: 'thursday',
  EIN1: 'friday',
  GRQ1: 'thursday',
  MST1: 'thursday',
  AMS2: 'thursday',
  BER1: 'friday',
  CGN1: 'friday',
}

/** Closed, by month and day; a time means that the day ends early. */
const holidays: Partial<Record<Country, Readonly<Record<string, 'closed' | { readonly until: string }>>>> = {
  NL: {
    '01-01': 'closed',
    '04-27': 'closed',
    '12-24': { until: '17:00' },
    '12-25': 'closed',
    '12-26': 'closed',
    '12-31': { until: '17:00' },
  },
  BE: {
    '01-01': 'closed',
    '05-01': 'closed',
    '07-21': 'closed',
    '11-11': 'closed',
    '12-24': { until: '17:00' },
    '12-25': 'closed',
  },
  FR: {
    '01-01': 'closed',
    '05-01': 'closed',
    '07-14': 'closed',
    '11-11': 'closed',
    '12-24': { until: '18:00' },
    '12-25': 'closed',
  },
  DE: {
    '01-01': 'closed',
    '05-01': 'closed',
    '10-03': 'closed',
    '12-24': { until: '13:00' },
    '12-25': 'closed',
    '12-26': 'closed',
    '12-31': { until: '14:00' },
  },
}

/** When a demo store is open, with the holidays of this year and the next. The distribution centre receives nobody. */
export function openingHoursOf(location: LocationFeed, now: Date): OpeningHours | undefined {
  const week = weekIn[location.country]
  if (location.kind !== 'store' || !week) return undefined
  const late = lateNight[location.code]
  const days = late ? { ...week.days, [late]: open('10:00', '21:00') } : week.days
  const year = now.getUTCFullYear()
  return {
    timeZone: week.timeZone,
    days,
    exceptions: [year, year + 1].flatMap((each) =>
      Object.entries(holidays[location.country] ?? {}).map(([day, change]) => ({
        date: `${each}-${day}`,
        periods: change === 'closed' ? [] : open('10:00', change.until),
      })),
    ),
  }
}
