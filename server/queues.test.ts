import { describe, expect, test } from 'vitest'
import { type JobName, jobData, jobNames, readJob, UnreadableJob } from '#shop/jobs.ts'
import type { Shop } from '#shop/shop.ts'
import { shopQueues } from './queues.ts'

const id = '0f6c2a52-6f0e-4d2c-9a53-2a6a4a1c1f11'
const calls: unknown[][] = []
const notes = new Map<string, object>()
/** Writes down what it is asked to do. */
const shop = new Proxy({} as Shop, {
  get: (_, name) =>
    name === 'jobNotes'
      ? { read: async (note: string) => notes.get(note), drop: async (note: string) => void notes.delete(note) }
      : async (...words: unknown[]) => calls.push([name, ...words]),
})
const queues = shopQueues({
  shop,
  sessions: { purge: async () => undefined },
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

test('every kind of job has somebody who does it; files are looked for and backups made where there is a folder, and what editors publish and buyers write elsewhere where that is set up', () => {
  const done = queues.map(({ name }) => name)
  expect(Object.values(jobNames).filter((name) => !done.includes(name))).toEqual([
    jobNames.importDropped,
    jobNames.backUp,
    jobNames.pollContent,
    jobNames.importReviews,
  ])
})

describe('what lies in a job', () => {
  test('is read before anybody acts on it', async () => {
    calls.length = 0
    await run(jobNames.voucherMail, { kind: 'expiring', voucherId: id })
    await run(jobNames.statusMail, { kind: 'sent', id })
    expect(calls).toEqual([
      ['mailVoucher', 'expiring', id],
      ['mailStatus', 'sent', id, undefined],
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
    const asked = { name: 'Quirijn', email: 'quirijn@example.com', text: 'When?', storefrontCode: 'xx_XX', key: 'k' }
    const told = () => readJob(jobNames.question, asked)
    expect(told).toThrow(/^A job of question can’t be read: storefrontCode: .*; askedAt: /)
    expect(told).not.toThrow(/quirijn/i)
  })

  test('may have been written by a release that called a field otherwise', () => {
    const asked = { name: 'Q', email: 'q@example.com', text: 'When?', askedAt: '2026-11-22T10:00:00Z', key: 'k' }
    const read = readJob(jobNames.question, { ...asked, storeCode: 'nl_BE' })
    expect(read).toEqual({ ...asked, storefrontCode: 'nl_BE' })
  })

  test('may hold more than this release knows', () =>
    expect(readJob(jobNames.executeRefund, { refundId: id, since: 'next release' })).toEqual({ refundId: id }))
})

describe('a job about a person', () => {
  const content = { email: 'quirijn@example.com' }

  test('holds a note, which goes when the work is done; the job once more does nothing', async () => {
    calls.length = 0
    notes.set(id, content)
    await run(jobNames.newsletterSync, { note: id })
    await run(jobNames.newsletterSync, { note: id })
    expect(calls).toEqual([['syncNewsletter', content.email]])
    expect(notes.size).toBe(0)
  })

  test('keeps its note when the work fails, and when it can’t be read', async () => {
    notes.set(id, { kind: 'surprise' })
    await expect(run(jobNames.accountMail, { note: id })).rejects.toThrow(UnreadableJob)
    expect(notes.size).toBe(1)
    notes.clear()
  })

  test('of an earlier release holds what it is about, and is done all the same', async () => {
    calls.length = 0
    const note = {
      kind: 'welcome',
      key: 'welcome:1',
      email: content.email,
      firstName: 'Q',
      storefrontCode: 'nl_NL',
      token: 't',
    }
    await run(jobNames.accountMail, note)
    await run(jobNames.newsletterSync, content)
    await run(jobNames.newsletterMail, { kind: 'welcome', memberId: id, token: '' })
    expect(calls.map(([name]) => name)).toEqual(['mailAccount', 'syncNewsletter', 'mailNewsletter'])
    expect(calls[0]).toEqual(['mailAccount', note])
  })
})
