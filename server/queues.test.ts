import { describe, expect, test } from 'vitest'
import { type JobName, jobData, jobNames, readJob, UnreadableJob } from '#shop/jobs.ts'
import type { Shop } from '#shop/shop.ts'
import { shopQueues } from './queues.ts'

const id = '0f6c2a52-6f0e-4d2c-9a53-2a6a4a1c1f11'
const calls: unknown[][] = []
/** Writes down what it is asked to do. */
const shop = new Proxy({} as Shop, {
  get:
    (_, name) =>
    async (...words: unknown[]) =>
      calls.push([name, ...words]),
})
const queues = shopQueues({
  shop,
  sessions: { forget: async () => undefined },
  sandbox: undefined,
  log: { warn: () => undefined },
})
const run = (name: JobName, data: object) => {
  const found = queues.find((queue) => queue.name === name)
  if (!found) throw new Error(`Nobody does ${name}`)
  return found.handler(data)
}

/** Names whose data say something. */
const telling = Object.entries(jobData).flatMap(([name, schema]) =>
  schema.safeParse({}).success ? [] : [name as JobName],
)

test('every kind of job has somebody who does it; what editors publish is asked for where there are any', () => {
  const done = queues.map(({ name }) => name)
  expect(Object.values(jobNames).filter((name) => !done.includes(name))).toEqual([jobNames.pollContent])
})

describe('what lies in a job', () => {
  test('is read before anybody acts on it', async () => {
    calls.length = 0
    await run(jobNames.voucherMail, { kind: 'expiring', voucherId: id })
    await run(jobNames.statusMail, { kind: 'sent', id })
    expect(calls).toEqual([
      ['mailVoucher', 'expiring', id],
      ['mailStatus', 'sent', id],
    ])
  })

  test.each(telling)('%s: nothing, another kind and wrong types are refused, and nobody acts', async (name) => {
    calls.length = 0
    for (const data of [{}, { kind: 'surprise', id, voucherId: id }, { orderId: 7, id: 'x', email: '' }, []]) {
      await expect(run(name, data)).rejects.toThrow(UnreadableJob)
    }
    expect(calls).toEqual([])
  })

  test('is named by its fields, and repeated in no error', () => {
    const asked = { name: 'Quirijn', email: 'quirijn@example.com', text: 'When?', storeCode: 'xx_XX', key: 'k' }
    const told = () => readJob(jobNames.question, asked)
    expect(told).toThrow(/^A job of question can’t be read: storeCode: .*; askedAt: /)
    expect(told).not.toThrow(/quirijn/i)
  })

  test('may hold more than this release knows', () =>
    expect(readJob(jobNames.payBack, { refundId: id, since: 'next release' })).toEqual({ refundId: id }))
})
