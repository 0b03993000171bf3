import { type Weekday, weekdays } from '#kernel/calendar.ts'
import type { DeliverySchedule } from './delivery-schedule.ts'

const mondayToFriday: readonly Weekday[] = weekdays.slice(0, 5)
const mondayToSaturday: readonly Weekday[] = weekdays.slice(0, 6)
const tuesdayToSaturday: readonly Weekday[] = weekdays.slice(1, 6)

/** The distribution centre on the Continent, whose doors close for the night's parcels. */
const continent = { from: 'NL', timeZone: 'Europe/Amsterdam', dispatchDays: mondayToFriday } as const
const britain = { from: 'GB', timeZone: 'Europe/London', dispatchDays: mondayToFriday, home: 'GB' } as const

/**
 * When each delivery method comes, by its id: the retailer's agreement with the carrier. Who ships from elsewhere, hands over
 * later or buys a faster service changes it here, and each page, mail and order follows.
 */
export const deliverySchedules: Readonly<Record<string, DeliverySchedule>> = {
  postnl: {
    ...continent,
    home: 'NL',
    cutOff: '22:00',
    transitDays: [1, 3],
    transitDaysAbroad: [2, 4],
    deliveryDays: tuesdayToSaturday,
  },
  'dhl-evening': {
    ...continent,
    home: 'NL',
    cutOff: '17:00',
    transitDays: [1, 1],
    deliveryDays: mondayToFriday,
    window: { from: '18:00', to: '22:00' },
  },
  'dhl-point': { ...continent, home: 'NL', cutOff: '20:00', transitDays: [1, 3], deliveryDays: mondayToSaturday },
  bpost: {
    ...continent,
    home: 'BE',
    cutOff: '18:00',
    transitDays: [1, 3],
    transitDaysAbroad: [2, 4],
    deliveryDays: mondayToFriday,
  },
  'postnl-be': {
    ...continent,
    home: 'BE',
    cutOff: '18:00',
    transitDays: [1, 1],
    deliveryDays: mondayToFriday,
    window: { from: '17:00', to: '20:00' },
  },
  colissimo: {
    ...continent,
    home: 'FR',
    cutOff: '15:00',
    transitDays: [2, 3],
    transitDaysAbroad: [2, 4],
    deliveryDays: mondayToSaturday,
  },
  chronopost: { ...continent, home: 'FR', cutOff: '15:00', transitDays: [1, 1], deliveryDays: mondayToFriday },
  'mondial-relay': { ...continent, home: 'FR', cutOff: '15:00', transitDays: [2, 4], deliveryDays: mondayToSaturday },
  dhl: {
    ...continent,
    home: 'DE',
    cutOff: '18:00',
    transitDays: [1, 3],
    transitDaysAbroad: [2, 4],
    deliveryDays: mondayToSaturday,
  },
  'dhl-express': { ...continent, home: 'DE', cutOff: '16:00', transitDays: [1, 1], deliveryDays: mondayToFriday },
  'dhl-packstation': { ...continent, home: 'DE', cutOff: '18:00', transitDays: [1, 3], deliveryDays: mondayToSaturday },
  'dhl-shop': { ...continent, home: 'DE', cutOff: '18:00', transitDays: [1, 3], deliveryDays: mondayToSaturday },
  'royal-mail': { ...britain, cutOff: '17:00', transitDays: [1, 3], deliveryDays: mondayToSaturday },
  'dpd-express': { ...britain, cutOff: '16:00', transitDays: [1, 1], deliveryDays: mondayToFriday },
  inpost: { ...britain, cutOff: '17:00', transitDays: [1, 3], deliveryDays: mondayToSaturday },
}
