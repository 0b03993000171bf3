import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { newToken } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { createJobPort, jobSchema, startJobs } from '#server/jobs.ts'
import { outboxMail } from '#server/outbox.ts'
import { shopQueues } from '#server/queues.ts'
import { inStoreService } from '#shop/instore/in-store-service.ts'
import { inStoreSessionStore } from '#shop/instore/in-store-session-store.ts'
import { jobNames } from '#shop/jobs.ts'
import type { Mail } from '#shop/mail/mail-port.ts'
import { createShop } from '#shop/shop.ts'
import { passwordOfAll } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { markedPerson } from './marked-person.ts'

// The queues look for work once a second, and fail twice in one of the tests.
vi.setConfig({ testTimeout: 90_000 })

/** A shop with the real queues and the real outbox, and a mail server that repeats addresses when it refuses. */
const small = await openTestShop()
const { db, clock, pool, connection } = small
const delivered: Mail[] = []
let mailServer: 'up' | 'refuses' = 'up'
const jobs = createJobPort(pool)
const shop = createShop({
  ...small.deps,
  jobs,
  mail: outboxMail({
    db,
    clock,
    delivery: {
      send: async (mail) => {
        if (mailServer === 'refuses') throw new Error(`550 <${mail.to}>: no such mailbox`)
        delivered.push(mail)
      },
    },
  }),
})
const queues = shopQueues({
  shop,
  sessions: inStoreService({ store: inStoreSessionStore(db), clock }),
  sandbox: undefined,
  log: { warn: () => undefined },
  // Nothing by the clock: the test says when.
}).flatMap(({ schedule, ...queue }) => (schedule ? [] : [{ ...queue, retry: { limit: 1, delay: 0 } }]))
const running = await startJobs(connection, queues, pino({ level: 'silent' }))
afterAll(async () => {
  await running.stop()
  await jobs.close()
})

/** Until nothing waits and nothing runs. */
async function allDone(): Promise<void> {
  const waiting = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${jobSchema}.job where state in ('created', 'active', 'retry') and name not like '%-failed'`,
    )
    return rows[0]?.count
  }
  await expect.poll(waiting, { timeout: 40_000 }).toBe(0)
}

/** Where a text stands in the whole database, the queues' tables too. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const found: string[] = []
  for (const { schema, name } of rows) {
    const { rows: hits } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(`${schema}.${name}`)} as row
      where row::text ilike ${`%${text}%`}`.execute(db)
    if ((hits[0]?.n ?? 0) > 0) found.push(`${schema}.${name}`)
  }
  return found.sort()
}

const accepted = <T extends object>(answer: T): Exclude<T, { refused: true }> => {
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
  return answer as Exclude<T, { refused: true }>
}

/** What the mails to an address linked, as far as it opens something. */
const linked = () => delivered.flatMap(({ text, html }) => `${text} ${html}`.match(/[\w-]+/g) ?? [])
const tokens = () => [...new Set(linked().filter((word) => word.length === 43))]

const nl = storefrontOf('nl_NL')
const password = passwordOfAll

async function somebody(mark: string) {
  const email = `${mark}@example.com`
  await small.setStock(fixtures.boot, 5, 'AMS')
  const login = accepted(
    await shop.registerCustomer(nl, undefined, {
      ...markedPerson(mark, email),
      newsletter: true,
      billingAddress: null,
      storefrontUrl: 'http://shop.test/nl/',
      device: 'Firefox, Android',
    }),
  )
  await shop.sendEmailConfirmation(login.customer)
  await shop.sendPasswordRecoveryMail(nl, { email, storefrontUrl: 'http://shop.test/nl/' })
  await shop.askQuestion(nl, { name: `Zwaluw${mark}`, email, text: `Is ${mark} er?`, idempotencyKey: newToken() })
  accepted(
    await shop.reservations.reserve(nl, {
      key: randomUUID(),
      sku: fixtures.boot,
      location: 'AMS',
      email,
      firstName: 'Quirijn',
      lastName: `Zwaluw${mark}`,
    }),
  )
  return { email, login }
}

test('a person who was erased stands in no table, and no link of theirs does: neither in mails nor in jobs, done or failed', async () => {
  const mark = 'quirijnalfaq'
  const { login } = await somebody(mark)
  await allDone()
  const { rows: members } = await sql<{ settings_token: string }>`
    select settings_token from newsletter_members`.execute(db)
  expect(tokens().length).toBeGreaterThan(3)
  // Each of them but what has to be linked by every mail leaves the outbox with its mail.
  const inOutbox = await Promise.all(tokens().map(tablesWith))
  expect(inOutbox.flat().filter((table) => table.startsWith('jobs.') || table === 'public.mail_outbox')).toEqual([])

  accepted(await shop.deleteCustomer(login.customer, { password }))
  await allDone()
  expect(delivered.find(({ subject }) => subject === 'Je account is verwijderd')?.to).toBe(`${mark}@example.com`)
  for (const text of [mark, 'Quirijn', ...tokens(), ...members.map((row) => row.settings_token)]) {
    expect([text, await tablesWith(text)]).toEqual([text, []])
  }
  // The pair is on its shelf again, and its store heard of it.
  expect(await small.stockOf(fixtures.boot)).toBe(100_005)
  expect(delivered.some(({ key }) => key.startsWith('reservation-cancelled-to-store'))).toBe(true)
})

test('nor when the mail server refused and repeated the address, and the jobs were given up', async () => {
  const mark = 'quirijnbetaq'
  mailServer = 'refuses'
  const { login, email } = await somebody(mark)
  await allDone()
  const { rows: failed } = await pool.query(`select data, output from ${jobSchema}.job where name like '%-failed'`)
  expect(failed.length).toBeGreaterThan(3)
  expect(JSON.stringify(failed)).not.toContain(email)
  expect(await tablesWith(email)).toContain('public.job_notes')

  mailServer = 'up'
  accepted(await shop.deleteCustomer(login.customer, { password }))
  await allDone()
  for (const text of [mark, 'Quirijn']) expect([text, await tablesWith(text)]).toEqual([text, []])
})

test('a job that an earlier release queued is done: its data were people', async () => {
  delivered.length = 0
  const email = 'quirijngammaq@example.com'
  const note = {
    kind: 'password-changed',
    key: `password-changed:${randomUUID()}`,
    email,
    firstName: 'Quirijn',
    storefrontCode: 'nl_NL',
  }
  await inTransaction(db, (transaction) => jobs.enqueue(transaction, jobNames.accountMail, note))
  await inTransaction(db, (transaction) => jobs.enqueue(transaction, jobNames.newsletterSync, { email }))
  await allDone()
  expect(delivered.map(({ to }) => to)).toEqual([email])
})
