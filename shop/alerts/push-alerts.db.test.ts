import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { BrowserSubscription } from '#shop/push/push-port.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { numberOfStories } from '#test/setup/stories.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings } from '#test/shop/settings.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const { push: sandbox, db } = shop
const nl = storefrontOf('nl_NL')
let browser: BrowserSubscription

/** More than a round takes. */
const many = numberOfStories(1500, 10_000)

beforeEach(async () => {
  settings.replace(demoSettings)
  browser = sandbox.subscribe()
  await shop.setStock(fixtures.soldOut, 0)
})

const wait = (subscription = browser, sku: string = fixtures.soldOut, storefront = nl) =>
  shop.shop.addPushAlert(storefront, { sku, subscription })
const shown = (subscription = browser) =>
  sandbox.received(subscription.endpoint).map(({ text }) => JSON.parse(text) as Record<string, string>)
const rows = (subscription = browser) =>
  db
    .selectFrom('push_requests')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'push_requests.subscription_id')
    .where('endpoint', '=', subscription.endpoint)
    .selectAll('push_requests')
    .execute()
const known = async (subscription = browser) =>
  (await db.selectFrom('push_subscriptions').selectAll().where('endpoint', '=', subscription.endpoint).execute()).length
const round = async () => {
  await shop.shop.endStockAlerts()
  await shop.runJobs()
}
const messageOf = (answer: Awaited<ReturnType<typeof wait>>) =>
  isRefused(answer) ? answer.refusals[0]?.messageKey : undefined

describe('a browser that waits for a size', () => {
  test('is told once, in the words of its storefront and of nobody, when the size is back', async () => {
    expect(await wait()).toEqual({ sku: fixtures.soldOut, kind: 'back_in_stock' })
    const [row] = await rows()
    expect(row).toMatchObject({ kind: 'back_in_stock', wording_version: '2026-11', customer_id: null })
    expect(row?.asked_at).toEqual(shop.clock.now())
    await round()
    expect(shown()).toEqual([])
    await shop.setStock(fixtures.soldOut, 2)
    await Promise.all([round(), round()])
    expect(shown()).toHaveLength(1)
    const [notice] = shown()
    expect(Object.keys(notice ?? {}).sort()).toEqual(['body', 'lang', 'stop', 'tag', 'title', 'url'])
    expect(notice).toMatchObject({ lang: 'nl-NL', title: 'Weer op voorraad', body: expect.stringContaining('maat 39') })
    expect(notice?.url).toMatch(/^\/nl\/[\w-]+\/$/)
    // What was promised is kept, and nothing is left of it.
    expect([await rows(), await known()]).toEqual([[], 0])
    await round()
    expect(shown()).toHaveLength(1)
  })

  test('is told once, however often it is asked for and the job runs', async () => {
    await Promise.all([1, 2, 3, 4].map(() => wait()))
    const [row] = await rows()
    expect(await rows()).toHaveLength(1)
    await shop.setStock(fixtures.soldOut, 1)
    await round()
    await shop.shop.sendPushAlert(row?.id ?? '')
    expect(shown()).toHaveLength(1)
  })

  test('is tried again when its push service is away, and shown one message for all of them', async () => {
    await wait()
    await shop.setStock(fixtures.soldOut, 1)
    await shop.shop.endStockAlerts()
    sandbox.failNext(503)
    await expect(shop.runJobs()).rejects.toThrow('503')
    const [row] = await rows()
    await shop.shop.sendPushAlert(row?.id ?? '')
    expect(shown().map(({ tag }) => tag)).toEqual([row?.id])
  })

  test.each([404, 410])('is deleted with all that it wanted when its push service answers %i', async (status) => {
    await wait()
    await wait(browser, fixtures.lastItem)
    await shop.setStock(fixtures.soldOut, 1)
    sandbox.failNext(status)
    await round()
    expect([await rows(), await known()]).toEqual([[], 0])
  })

  test('stops being told by its own address: of one thing, or of all', async () => {
    await wait()
    shop.clock.advance(minute)
    await wait(browser, fixtures.comingSoon)
    const other = sandbox.subscribe()
    await wait(other)
    const waiting = (await shop.shop.pushRequests(browser.endpoint)) ?? []
    expect(waiting.map(({ kind, named }) => [kind, named?.size.name])).toEqual([
      ['back_in_stock', '39'],
      ['coming_soon', expect.anything()],
    ])
    // What is another browser's is not ended by this one.
    const [foreign] = (await shop.shop.pushRequests(other.endpoint)) ?? []
    await shop.shop.endPushRequests(browser.endpoint, foreign?.id)
    expect(await shop.shop.endPushRequests(browser.endpoint, waiting[0]?.id)).toHaveLength(1)
    expect(await shop.shop.endPushRequests(browser.endpoint)).toEqual([])
    expect([await known(), await known(other)]).toEqual([0, 1])
    expect(await shop.shop.endPushRequests("' or 1=1 --")).toBeUndefined()
  })

  test('goes on being told where somebody asks anew while the last of its wishes ends', async () => {
    for (let turn = 0; turn < 5; turn++) {
      await wait()
      const [row] = await rows()
      await Promise.all([shop.shop.endPushRequests(browser.endpoint, row?.id), wait(browser, fixtures.lastItem)])
      expect((await rows()).length).toBeGreaterThan(0)
      await shop.shop.endPushRequests(browser.endpoint)
    }
  })
})

test('a product that comes on sale is told of once, however many of its sizes were asked for', async () => {
  const second = sandbox.subscribe()
  expect(await wait(second, fixtures.comingSoon)).toMatchObject({ kind: 'coming_soon' })
  await db.updateTable('products').set({ coming_soon_date: null }).where('coming_soon_date', 'is not', null).execute()
  await round()
  expect(shown(second)).toMatchObject([{ title: 'Nu te koop' }])
  expect(shown(second)[0]?.body).not.toContain('maat')
})

describe('what a browser says of itself', () => {
  const google = 'https://fcm.googleapis.com/fcm/send/abc'
  test.each([
    ['an address of a known push service', { endpoint: google }, undefined],
    ['one below a known one', { endpoint: 'https://wns2-par02p.notify.windows.com/w/?token=x' }, undefined],
    ['without https', { endpoint: google.replace('https', 'http') }, 'push-not-possible'],
    ['with a port', { endpoint: google.replace('.com', '.com:8443') }, 'push-not-possible'],
    ['with a password', { endpoint: google.replace('//', '//me:secret@') }, 'push-not-possible'],
    ['of a stranger', { endpoint: 'https://push.example/x' }, 'push-not-possible'],
    ['of a stranger who sounds alike', { endpoint: 'https://fcm.googleapis.com.evil.example/x' }, 'push-not-possible'],
    ['of a stranger below none', { endpoint: 'https://evilnotify.windows.com/x' }, 'push-not-possible'],
    ['of this machine', { endpoint: 'https://127.0.0.1/x' }, 'push-not-possible'],
    ['of the cloud’s own', { endpoint: 'http://169.254.169.254/latest/meta-data' }, 'push-not-possible'],
    ['of the shop itself', { endpoint: 'http://shop.test/graphql' }, 'push-not-possible'],
    ['that is none', { endpoint: 'nonsense' }, 'push-not-possible'],
    ['that is endless', { endpoint: google + 'a'.repeat(1000) }, 'push-not-possible'],
    ['a key that is endless', { p256dh: `B${'A'.repeat(5_000_000)}` }, 'push-not-possible'],
    ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }, 'push-not-possible'],
    ['a secret that is too short', { auth: 'AAAA' }, 'push-not-possible'],
  ])('%s', async (_, change, expected) => {
    const subscription = { ...sandbox.subscribe(), ...change }
    expect(messageOf(await wait(subscription))).toBe(expected)
    expect(await known(subscription)).toBe(expected ? 0 : 1)
    await shop.shop.endPushRequests(subscription.endpoint)
  })

  test('is refused for a size that nobody sells', async () => {
    expect(messageOf(await wait(browser, "1'; drop table push_requests"))).toBe('product-not-found')
    expect(await known()).toBe(0)
  })

  test('is believed for so much and no more, also by presses at the same time', async () => {
    settings.replace({ ...demoSettings, push: { ...demoSettings.push, mostPerBrowser: 1 } })
    const answers = await Promise.all(
      [fixtures.soldOut, fixtures.lastItem, fixtures.boot].map((sku) => wait(browser, sku)),
    )
    expect(answers.map(messageOf).filter((key) => key === 'push-too-many')).toHaveLength(2)
    expect(await rows()).toHaveLength(1)
  })

  test('is told nothing where the list of push services no longer names its own', async () => {
    const far = { ...sandbox.subscribe(), endpoint: google }
    await wait(far)
    settings.replace({ ...demoSettings, push: { ...demoSettings.push, hosts: ['updates.push.services.mozilla.com'] } })
    await shop.setStock(fixtures.soldOut, 1)
    await round()
    expect(await known(far)).toBe(0)
  })
})

test('a shop that tells no browser anything has no key, takes no request and drops those that are due', async () => {
  await wait()
  settings.replace({ ...demoSettings, push: { ...demoSettings.push, offered: false } })
  expect(await shop.shop.pushKey()).toBeUndefined()
  expect(messageOf(await wait(browser, fixtures.lastItem))).toBe('push-not-possible')
  await shop.setStock(fixtures.soldOut, 1)
  await round()
  expect([shown(), await known()]).toEqual([[], 0])
})

test('all nodes have one key, sealed, however many ask for the first time at once', async () => {
  await db.deleteFrom('push_keys').execute()
  const keys = await Promise.all([1, 2, 3, 4, 5].map(() => shop.shop.pushKey()))
  expect(new Set(keys).size).toBe(1)
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65)
  const [row] = await db.selectFrom('push_keys').selectAll().execute()
  expect(row?.private_key.length).toBeGreaterThan(32 + 12 + 16)
})

test(`${many} browsers that wait for one size are told in rounds, each once`, async () => {
  const { id } = await db
    .selectFrom('variants')
    .select('id')
    .where('sku', '=', fixtures.soldOut)
    .executeTakeFirstOrThrow()
  await sql`
    with made as (
      insert into push_subscriptions (endpoint, p256dh, auth, created_at)
      select 'http://shop.test/sandbox/push/send/nobody-' || n, ${browser.p256dh}, ${browser.auth}, ${shop.clock.now()}
      from generate_series(1, ${many}) n returning id
    )
    insert into push_requests (subscription_id, store_code, kind, variant_id, wording_version, asked_at)
    select id, 'nl_NL', 'back_in_stock', ${id}, '2026-11', ${shop.clock.now()} from made`.execute(db)
  await wait()
  await shop.setStock(fixtures.soldOut, 1)
  await Promise.all([shop.shop.endStockAlerts(), shop.shop.endStockAlerts()])
  await shop.runJobs()
  expect(shown()).toHaveLength(1)
  // Nobody was at the others.
  expect(
    await db.selectFrom('push_subscriptions').select('id').where('endpoint', 'like', '%/nobody-%').execute(),
  ).toEqual([])
}, 120_000)

test('nobody waits for ever', async () => {
  await wait()
  shop.clock.advance(184 * day)
  await shop.shop.purgePushRequests()
  expect([await rows(), await known()]).toEqual([[], 0])
})
