import { expect } from 'vitest'
import { day } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { fixtures } from '../small-catalog.ts'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'
import { arrivedOrder } from './audited-orders.ts'

const location = 'AMS'
const object = { type: 'store', id: location, name: 'Amsterdam' }

const weekFrom = (opens: string) =>
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'].map((name) => ({
    day: name,
    periods: [{ opens, closes: '18:00' }],
  }))
const isoDay = ({ shop }: AuditOffice, days: number) =>
  new Date(shop.clock.now().getTime() + days * day).toISOString().slice(0, 10)

const versionOf = async ({ ask }: AuditOffice) =>
  (
    await ask<{ version: string }>('query ($location: String!) { storeHours(location: $location) { version } }', {
      location,
    })
  ).version

/** Hours that a change finds, from a day on where one is named; so late that no other change is the same. */
async function hoursBefore(office: AuditOffice, from?: string): Promise<void> {
  const query = `mutation ($location: String!, $version: String!, $week: [DayHoursInput!]!, $from: String) {
    changeStoreHours(location: $location, version: $version, week: $week, from: $from) { problems { messageKey } } }`
  await office.ask(query, { location, version: await versionOf(office), week: weekFrom('11:00'), from })
}

async function reservation({ shop, key }: AuditOffice) {
  await shop.setStock(fixtures.boot, 30, location)
  const wish = {
    key: key(),
    sku: fixtures.boot,
    location,
    email: `${key()}@example.com`,
    firstName: 'Noor',
    lastName: 'Zwart',
  }
  const made = await shop.shop.reservations.reserve(storefrontOf('nl_NL'), wish)
  if (isRefused(made)) throw new Error(JSON.stringify(made))
  return { number: made.number, object: { type: 'reservation', id: made.number, name: made.number } }
}

/** A repair that was asked for just now. @returns its code, and how the books name it */
async function repair(office: AuditOffice) {
  const { shop, key } = office
  const { id } = await arrivedOrder(office)
  const footwear = JSON.stringify({ upper: ['leather'], lining: ['leather'], sole: ['other'] })
  await shop.db.updateTable('products').set({ footwear }).execute()
  const asked = { position: 0, service: 'resole', location, way: 'bring', text: '', idempotencyKey: key() } as const
  const made = await shop.shop.requestRepair({ orderId: id, ...asked })
  if (isRefused(made)) throw new Error(JSON.stringify(made))
  return { code: made.code, object: { type: 'repair', id: expect.any(String), name: made.code } }
}

/** What a store does with what it keeps, with its tablets and with its hours. */
export const storeAuditCases: AuditCases = {
  putReservationAside: {
    action: 'reservation.put-aside',
    prepare: async (office) => {
      const { number, object: of } = await reservation(office)
      return { input: { number }, object: of, after: { came: 'ready' } }
    },
  },
  moveRepair: {
    action: 'repair.move',
    prepare: async (office) => {
      const { code, object } = await repair(office)
      return { input: { code, state: 'RECEIVED' }, object, before: { state: 'new' }, after: { state: 'received' } }
    },
  },
  proposeRepairPrice: {
    action: 'repair.price',
    prepare: async (office) => {
      const { code, object } = await repair(office)
      return { input: { code, amount: 7500 }, object, before: { price: 5900 }, after: { price: 7500 } }
    },
  },
  collectReservation: {
    action: 'reservation.collect',
    prepare: async (office) => {
      const { number, object: of } = await reservation(office)
      await office.shop.shop.reservations.putAside(number)
      return { input: { number }, object: of, after: { came: expect.any(String) } }
    },
  },
  beginTablet: {
    action: 'tablet.begin',
    prepare: async () => ({ input: { location, name: 'By the door' }, object, after: { tablet: 'By the door' } }),
  },
  endTablet: {
    action: 'tablet.end',
    prepare: async ({ ask, key }) => {
      const name = `Tablet ${key().slice(0, 8)}`
      const begin = 'mutation ($name: String!) { beginTablet(location: "AMS", name: $name) { path } }'
      await ask(begin, { name })
      const tablets = await ask<{ id: string; name: string }[]>('{ tablets(location: "AMS") { id name } }')
      const id = tablets.find((tablet) => tablet.name === name)?.id ?? ''
      return { input: { location, id }, object, before: { tablet: name } }
    },
  },
  changeStoreHours: {
    action: 'store.hours',
    prepare: async (office) => {
      await hoursBefore(office)
      const input = { location, version: await versionOf(office), week: weekFrom('09:00') }
      const hours = (opens: string) => ({ hours: { days: { monday: [{ opens }] } } })
      return { input, object, before: hours('11:00'), after: hours('09:00') }
    },
  },
  changeStoreExceptions: {
    action: 'store.exceptions',
    prepare: async (office) => {
      await hoursBefore(office)
      const exceptions = [{ date: isoDay(office, 30), periods: [] }]
      const input = { location, version: await versionOf(office), exceptions }
      const after = { hours: { exceptions: [{ date: isoDay(office, 30) }] } }
      return { input, object, before: { hours: expect.any(Object) }, after }
    },
  },
  dropPlannedHours: {
    action: 'store.hours-drop',
    prepare: async (office) => {
      const from = isoDay(office, 10)
      await hoursBefore(office, from)
      const input = { location, version: await versionOf(office), from }
      return { input, object, before: { hours: expect.any(Object) }, after: { hours: expect.any(Object) } }
    },
  },
}
