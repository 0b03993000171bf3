import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { day, hour } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { reservationCommand, reservationUsage } from './reservation-commands.ts'

const shop = await openTestShop()
const { clock, db } = shop
const { reservations } = shop.shop
const say = (...words: string[]) => reservationCommand(shop.shop, words)

beforeEach(async () => {
  clock.moveTo('2026-11-21T10:00:00Z')
  shop.mails.length = 0
  await db.deleteFrom('reservations').execute()
  await shop.setStock(fixtures.boot, 2, 'AMS')
})

async function reserved() {
  const one = await reservations.reserve(storefrontOf('nl_NL'), {
    key: randomUUID(),
    sku: fixtures.boot,
    location: 'AMS',
    email: 'noor@example.com',
    firstName: 'Noor',
    lastName: 'Zwart',
  })
  if (isRefused(one)) throw new Error(JSON.stringify(one))
  return one
}

const onShelf = async () => {
  const found = await shop.shop.stock.byLocation([fixtures.boot], ['AMS'], 'NL')
  return found[0]?.qty
}

test('a pair that was fetched is booked once: it neither goes back on the shelf nor is its shopper told that it lapsed', async () => {
  const { number, token } = await reserved()
  expect(await say('collected', number.toLowerCase())).toEqual({
    lines: [`Reservation ${number.toLowerCase()} is booked as fetched.`],
  })
  expect(await say('collected', number)).toEqual({
    lines: [`Reservation ${number} was booked as fetched before; nothing changed.`],
  })
  clock.advance(60 * day)
  await reservations.expire()
  await shop.runJobs()
  expect((await reservations.byToken(token))?.state).toBe('collected')
  expect(await onShelf()).toBe(1)
  expect(shop.mails.map(({ key }) => key.split(':')[0])).toEqual(['reservation-reserved', 'reservation-to-store'])
})

test('a pair is being put aside until staff say that it is ready: then its shopper is told, once, and has the hours from there', async () => {
  const { number, token, heldUntil, putAsideAt } = await reserved()
  expect(putAsideAt).toBeNull()
  await shop.runJobs()
  expect(shop.mails[0]?.text).toContain('legt Veldt boot nl in maat 38 voor je apart')
  expect(shop.mails[0]?.text).not.toContain('ligt voor je klaar')
  shop.mails.length = 0
  clock.advance(hour)
  expect(await say('ready', number.toLowerCase())).toEqual({
    lines: [`Reservation ${number.toLowerCase()} is ready; its shopper is told.`],
  })
  expect(await say('ready', number)).toEqual({
    lines: [`Reservation ${number} was ready before; nothing changed.`],
  })
  await shop.runJobs()
  expect(shop.mails.map(({ subject }) => subject)).toEqual([`Het ligt klaar: Veldt boot nl (${number})`])
  const ready = await reservations.byToken(token)
  expect(ready?.putAsideAt).toEqual(clock.now())
  expect(ready?.heldUntil.getTime()).toBeGreaterThan(heldUntil.getTime())
  expect(await say('held', 'AMS')).toMatchObject({ lines: [expect.stringContaining(`${number}  ready  until`)] })
})

test('one that nobody waits for any more is not made ready', async () => {
  const { number } = await reserved()
  clock.advance(60 * day)
  await reservations.expire()
  expect(await say('ready', number)).toMatchObject({ problems: [expect.stringContaining('belongs on the shelf')] })
  expect(await say('ready', 'NOSUCH')).toEqual({ problems: ['There is no reservation NOSUCH'] })
})

test('two counters that book it at once book it once', async () => {
  const { number } = await reserved()
  const answers = await Promise.all(Array.from({ length: 6 }, () => reservations.collect(number)))
  expect(answers.toSorted()).toEqual(['collected', ...Array.from({ length: 5 }, () => 'collected-before')])
  expect(await onShelf()).toBe(1)
})

test('one that had lapsed and was handed over all the same leaves the shelf that it went back to', async () => {
  const { number, token } = await reserved()
  clock.advance(60 * day)
  await reservations.expire()
  expect(await onShelf()).toBe(2)
  await say('collected', number)
  await say('collected', number)
  expect(await onShelf()).toBe(1)
  expect((await reservations.byToken(token))?.state).toBe('collected')
})

test('one that had lapsed and was sold meanwhile says so', async () => {
  const { number } = await reserved()
  clock.advance(60 * day)
  await reservations.expire()
  await shop.setStock(fixtures.boot, 0, 'AMS')
  expect(await say('collected', number)).toMatchObject({ problems: [expect.stringContaining('missing')] })
})

test('what a store keeps is listed, the most urgent first; numbers and stores that are unknown are named', async () => {
  expect(await say('held', 'AMS')).toEqual({ lines: ['AMS keeps nothing apart.'] })
  const { number } = await reserved()
  expect(await say('held', 'ams')).toMatchObject({
    lines: [expect.stringContaining(`${number}  to put aside  until 2026-11-`)],
  })
  expect(await say('held', 'XXX')).toEqual({ problems: ['There is no store XXX'] })
  expect(await say('collected', 'NOSUCH')).toEqual({ problems: ['There is no reservation NOSUCH'] })
  expect(await say('collected')).toEqual({ problems: reservationUsage })
  expect(await say('sold', number)).toEqual({ problems: reservationUsage })
})
