import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { senderOptions } from './jobs.ts'

/** A job that failed too often and is tried no more. */
export type DeadLetter = {
  /** `status-mail` */
  readonly queue: string
  readonly failedAt: Date
  /** Ids of what it is about. */
  readonly data: object
  /** What it said at last. */
  readonly reason: string
}

const failedSuffix = '-failed'

/** Jobs that gave up, the oldest first. */
export function deadLetters(pool: pg.Pool): Promise<DeadLetter[]> {
  return withBoss(pool, async (boss) => {
    const found: DeadLetter[] = []
    for (const name of await failedQueues(boss)) {
      for (const job of await boss.findJobs<object>(name, { queued: true })) {
        found.push({
          queue: name.slice(0, -failedSuffix.length),
          failedAt: job.createdOn,
          data: withoutTrace(job.data),
          reason: reasonOf(job.sourceOutput),
        })
      }
    }
    return found.sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime())
  })
}

/** Has jobs that gave up tried again, of one kind or of all. Answers how many there were. */
export function retryDeadLetters(pool: pg.Pool, queue?: string): Promise<number> {
  return withBoss(pool, async (boss) => {
    let count = 0
    for (const name of await failedQueues(boss)) {
      if (queue === undefined || name === queue + failedSuffix) count += await boss.redrive(name)
    }
    return count
  })
}

/** In which trace it was asked for is nothing that it is about. */
function withoutTrace(data: object): object {
  const { traceparent: _, ...rest } = data as { traceparent?: string }
  return rest
}

/** What the last attempt said; a job that timed out says so one level deeper. */
function reasonOf(output: unknown): string {
  const read = z
    .union([z.object({ message: z.string() }), z.object({ value: z.object({ message: z.string() }) })])
    .safeParse(output)
  if (!read.success) return ''
  return 'value' in read.data ? read.data.value.message : read.data.message
}

async function failedQueues(boss: PgBoss): Promise<string[]> {
  const queues = await boss.getQueues()
  return queues.map(({ name }) => name).filter((name) => name.endsWith(failedSuffix))
}

async function withBoss<T>(pool: pg.Pool, work: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss(senderOptions(pool))
  await boss.start()
  try {
    return await work(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}
