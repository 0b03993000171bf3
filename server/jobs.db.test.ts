import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#database/testing.ts'
import { inTransaction } from '#database/transaction.ts'
import { jobNames } from '#shop/jobs.ts'
import { deadLetters, retryDeadLetters } from './dead-letters.ts'
import { createJobPort, type Queue, startJobs } from './jobs.ts'
import { defineQueue } from './queues.ts'
import type { Beginning } from './tracing/tracing.ts'

const { db, pool, connection } = await createTestDatabase()
const log = pino({ level: 'silent' })

/** Runs the queues, and tells when a handler was called. */
async function running(...queues: Queue[]) {
  const jobs = await startJobs(connection, queues, log)
  onTestFinished(() => jobs.stop())
  return createJobPort(pool)
}

function heard() {
  const calls: object[] = []
  const waiting = Promise.withResolvers<void>()
  return {
    calls,
    first: waiting.promise,
    handler: async (data: object) => {
      calls.push(data)
      waiting.resolve()
    },
  }
}

test('a job that an earlier release wrote down under another name is done', async () => {
  const refund = heard()
  const port = await running({ name: 'execute-refund', earlierName: 'pay-back', handler: refund.handler })
  await inTransaction(db, (transaction) => port.enqueue(transaction, 'pay-back', { refundId: 'r1' }))
  await refund.first
  expect(refund.calls).toEqual([{ refundId: 'r1' }])
})

test('a job runs after the transaction that asked for it commits, and not when it rolls back', async () => {
  const mail = heard()
  const port = await running({ name: 'mail', handler: mail.handler })
  const rolledBack = inTransaction(db, async (transaction) => {
    await port.enqueue(transaction, 'mail', { order: 'lost' })
    throw new Error('refused')
  })
  await expect(rolledBack).rejects.toThrow('refused')
  await inTransaction(db, (transaction) => port.enqueue(transaction, 'mail', { order: 'kept' }))
  await mail.first
  expect(mail.calls).toEqual([{ order: 'kept' }])
})

test('a queue that is behind does one job after the other, not one at each look', { timeout: 30_000 }, async () => {
  const many = Array.from({ length: 60 }, (_, number) => number)
  const done = new Set<unknown>()
  const all = Promise.withResolvers<void>()
  const handler = async (data: object) => {
    done.add('number' in data && data.number)
    if (done.size === many.length) all.resolve()
  }
  const port = await running({ name: 'behind', handler })
  await inTransaction(db, async (transaction) => {
    for (const number of many) await port.enqueue(transaction, 'behind', { number })
  })
  // A look each second would take twice the time that this test has.
  await all.promise
  expect([...done].toSorted((one, other) => Number(one) - Number(other))).toEqual(many)
})

test('a job knows in which trace it was asked for, and its handler does not', async () => {
  const mail = heard()
  const begun: Beginning[] = []
  const job = { isRecording: false, describe: () => undefined, add: () => undefined, fail: () => undefined }
  const tracing = {
    begin: (beginning: Beginning) => {
      begun.push(beginning)
      return { ...job, run: <T>(work: () => T) => work(), end: () => undefined }
    },
  }
  const jobs = await startJobs(connection, [{ name: 'traced', handler: mail.handler }], log, { tracing })
  onTestFinished(() => jobs.stop())
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const port = createJobPort(pool, { traceparent: () => traceparent })
  await inTransaction(db, (transaction) => port.enqueue(transaction, 'traced', { order: '1' }))
  await mail.first
  expect(mail.calls).toEqual([{ order: '1' }])
  expect(begun).toMatchObject([{ name: 'process traced', kind: 'consumer', cause: traceparent }])
})

test('two jobs with one key are one job; jobs without a key are all done', async () => {
  const port = createJobPort(pool)
  const jobs = await startJobs(connection, [{ name: 'alert', handler: async () => undefined }], log)
  await jobs.stop()
  await inTransaction(db, async (transaction) => {
    await port.enqueue(transaction, 'alert', {}, { key: 'sku-1' })
    await port.enqueue(transaction, 'alert', {}, { key: 'sku-1' })
    await port.enqueue(transaction, 'alert', {})
    await port.enqueue(transaction, 'alert', {})
  })
  const { rows } = await pool.query(`select count(*) from jobs.job where name = 'alert'`)
  expect(Number(rows[0]?.count)).toBe(3)
})

test('a job that fails is tried again', async () => {
  const done = Promise.withResolvers<void>()
  let attempts = 0
  const port = await running({
    name: 'refund',
    retry: { limit: 2, delay: 0 },
    handler: async () => {
      if (++attempts === 1) throw new Error('the provider is away')
      done.resolve()
    },
  })
  await inTransaction(db, (transaction) => port.enqueue(transaction, 'refund', { payment: '1' }))
  await done.promise
  expect(attempts).toBe(2)
})

test('a job that a killed node had in hand is done by another one, soon after nobody says that it is', async () => {
  const port = createJobPort(pool)
  const mail = heard()
  const queue: Queue = { name: 'confirmation', retry: { limit: 2, delay: 0 }, handler: mail.handler }
  await (await startJobs(connection, [queue], log)).stop()
  await inTransaction(db, (transaction) => port.enqueue(transaction, 'confirmation', { orderId: 'o1' }))
  // As a node leaves it that died a minute ago, and was opened anew by nobody.
  await pool.query(
    `update jobs.job set state = 'active', started_on = now() - interval '61 s', heartbeat_on = now() - interval '61 s'
     where name = 'confirmation'`,
  )
  const another = await startJobs(connection, [queue], log, { superviseSeconds: 1 })
  onTestFinished(() => another.stop())
  await mail.first
  expect(mail.calls).toEqual([{ orderId: 'o1' }])
})

test('a job that failed too often lies still where the operator sees it, and is done once it is told to', async () => {
  const twice = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  let away = true
  let attempts = 0
  const port = await running(
    {
      name: 'status-mail',
      retry: { limit: 1, delay: 0 },
      handler: async () => {
        attempts += 1
        if (attempts === 2) twice.resolve()
        if (away) throw new Error('the mail server is away')
        done.resolve()
      },
    },
    { name: 'other', handler: async () => undefined },
  )
  await inTransaction(db, (transaction) => port.enqueue(transaction, 'status-mail', { id: 'parcel-1' }))
  await twice.promise
  await expect
    .poll(() => deadLetters(pool), { timeout: 10_000 })
    .toMatchObject([{ queue: 'status-mail', data: { id: 'parcel-1' }, reason: 'the mail server is away' }])

  away = false
  expect(await retryDeadLetters(pool, 'other')).toBe(0)
  expect(await retryDeadLetters(pool, 'status-mail')).toBe(1)
  await done.promise
  expect(attempts).toBe(3)
  expect(await deadLetters(pool)).toEqual([])
  expect(await retryDeadLetters(pool)).toBe(0)
})

test('a job that nobody can read is guessed at by nobody, and lies still with its reason', async () => {
  const told: string[] = []
  const port = await running(
    defineQueue(jobNames.voucherMail, async ({ kind }) => told.push(kind), { retry: { limit: 0, delay: 1 } }),
  )
  const data = { kind: 'surprise', voucherId: randomUUID() }
  await inTransaction(db, (transaction) => port.enqueue(transaction, jobNames.voucherMail, data))
  await expect
    .poll(() => deadLetters(pool), { timeout: 10_000 })
    .toMatchObject([
      { queue: 'voucher-mail', data, reason: expect.stringMatching(/^A job of voucher-mail can’t be read: kind: /) },
    ])
  expect(told).toEqual([])
})
