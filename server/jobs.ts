import type pg from 'pg'
import type { ConstructorOptions, fromKysely as FromKysely, PgBoss, SendOptions } from 'pg-boss'
import type { ShopTransaction } from '#database/transaction.ts'
import { newCode } from '#kernel/ids.ts'
import { errorTypeOf, type Tracer } from '#kernel/tracing.ts'
import type { JobOptions, JobPort } from '#shop/jobs/job-port.ts'
import { dueQueues, watchJobs } from './job-watch.ts'
import { type Log, withoutPeople } from './log.ts'
import type { Tracing } from './tracing/tracing.ts'

/** A kind of job, and who does it. */
export type Queue = {
  readonly name: string
  /** What an earlier release called it: the jobs that lie there are done as well. */
  readonly earlierName?: string | undefined
  /** May run twice for one job, when a process dies in the middle. A throw asks for another attempt. */
  handler(data: object): Promise<void>
  /** How often a failed job is tried again, with growing pauses from `delay` seconds on; then it lies in `<name>-failed`. */
  readonly retry?: { readonly limit: number; readonly delay: number }
  /** Runs by itself too: `* * * * *` is every minute (UTC). One node does it, and never two at once. */
  readonly schedule?: string
  /** How long one job may take before it counts as failed; 15 minutes when absent. */
  readonly longestSeconds?: number
}

export type JobRunner = { stop(): Promise<void> }

/** Where the queues live in the database. */
export const jobSchema = 'jobs'
const defaultRetry = { limit: 8, delay: 15 }
/**
 * Who has a job in hand says so twice in this time. A job of which nobody says so any more, because its node was killed or no longer
 * reaches the database, is another one's. Without it the queues would give it 15 minutes, in which a round is done by nobody.
 */
const heartbeatSeconds = 60
/** Between two looks at all queues. */
const watchMs = 500
/** A worker that nobody wakes looks for itself, in case that a watch went wrong. */
const ownLookSeconds = 60

/** Of a boss that only looks into the queues and sends: it uses the pool of others, and leaves the upkeep to the runner. */
export function senderOptions(pool: pg.Pool): ConstructorOptions {
  return {
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
    db: { executeSql: (text, values) => pool.query(text, values) },
  }
}

/**
 * Sends jobs inside the shop's own transactions; needs no connection of its own.
 * @param tracer says in which trace a job was asked for, which it is told
 */
export function createJobPort(
  pool: pg.Pool,
  tracer?: Pick<Tracer, 'traceparent'>,
): JobPort<ShopTransaction> & { close(): Promise<void> } {
  let started: Promise<Sender> | undefined
  const start = async (): Promise<Sender> => {
    const { fromKysely, PgBoss } = await import('pg-boss')
    const boss = new PgBoss(senderOptions(pool))
    // It looks after its list of queues by itself; what keeps it from that is told by the next job that is sent.
    boss.on('error', () => undefined)
    await boss.start()
    return { boss, fromKysely }
  }
  return {
    close: async () => {
      const sender = await started?.catch(() => undefined)
      await sender?.boss.stop({ graceful: false })
    },
    enqueue: async (transaction, name, data, options = {}) => {
      started ??= start().catch((error) => {
        started = undefined
        throw error
      })
      const { boss, fromKysely } = await started
      const traceparent = tracer?.traceparent()
      const sent = traceparent === undefined ? data : { ...data, traceparent }
      await boss.send(name, sent, { ...sendOptions(options), db: fromKysely(transaction) })
    },
  }
}

/** Loaded with the first job: a shop that opens sends none. */
type Sender = { readonly boss: PgBoss; readonly fromKysely: typeof FromKysely }

function sendOptions({ key, startAfter }: JobOptions): SendOptions {
  // The queues let one job per key wait; a job without a key of its own gets one that nobody shares.
  return { singletonKey: key ?? newCode(), ...(startAfter ? { startAfter } : {}) }
}

export type JobRunnerOptions = {
  readonly tracing?: Pick<Tracing, 'begin'> | undefined
  /** How often somebody looks for jobs whose node is gone. */
  readonly superviseSeconds?: number
}

/** Makes the queues and does their work until `stop`, which waits for what is in hand. */
export async function startJobs(
  connection: pg.PoolConfig,
  queues: readonly Queue[],
  log: Log,
  { tracing, superviseSeconds = 60 }: JobRunnerOptions = {},
): Promise<JobRunner> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    ...bossConnection(connection),
    schema: jobSchema,
    max: 4,
    application_name: 'cordwainer-jobs',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue met an error'))
  await boss.start()
  const all = queues.flatMap((queue) => [queue, ...underEarlierName(queue)])
  await makeQueues(boss, all)
  const workers = new Map<string, string>()
  for (const queue of all) workers.set(queue.name, await work(boss, queue, log, tracing))
  const endWatch = watchQueues(boss, workers, log)
  const stop = async () => {
    await endWatch()
    await boss.stop({ graceful: true, timeout: 5000 })
  }
  return { stop }
}

/** @param workers by the queues that they work for */
function watchQueues(boss: PgBoss, workers: ReadonlyMap<string, string>, log: Log): () => Promise<void> {
  const names = [...workers.keys()]
  const statement = dueQueues(jobSchema)
  return watchJobs({
    everyMs: watchMs,
    look: async () => {
      const { rows }: { rows: { queue: string }[] } = await boss.getDb().executeSql(statement, [names])
      return rows.map(({ queue }) => queue)
    },
    wake: (queue) => boss.notifyWorker(workers.get(queue) ?? ''),
    report: (error) => log.error({ err: error }, 'Nobody could look for jobs'),
  })
}

/** The queue of an earlier release, which is worked off and asked for nothing new, by the clock neither. */
function underEarlierName({ earlierName, schedule: _, ...queue }: Queue): Queue[] {
  return earlierName === undefined ? [] : [{ ...queue, name: earlierName, earlierName: undefined }]
}

async function makeQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  for (const { name, retry = defaultRetry, schedule, longestSeconds = 15 * 60 } of queues) {
    const failed = `${name}-failed`
    const options = {
      retryLimit: retry.limit,
      retryDelay: retry.delay,
      retryBackoff: true,
      retryDelayMax: 3600,
      deadLetter: failed,
      heartbeatSeconds,
      expireInSeconds: longestSeconds,
    }
    await boss.createQueue(failed)
    // 'short': one job per key waits. 'exclusive': one waits or runs, so that a slow round is never overtaken by the next.
    await boss.createQueue(name, { ...options, policy: schedule ? 'exclusive' : 'short' })
    await boss.updateQueue(name, options)
    if (schedule) await boss.schedule(name, schedule, {}, { singletonKey: name })
    else await boss.unschedule(name)
  }
}

async function work(
  boss: PgBoss,
  { name, handler }: Queue,
  log: Log,
  tracing: Pick<Tracing, 'begin'> | undefined,
): Promise<string> {
  let worker: string | undefined
  worker = await boss.work<Traced>(name, { batchSize: 1, pollingIntervalSeconds: ownLookSeconds }, async ([job]) => {
    if (!job) return
    const { traceparent: cause, ...data } = job.data ?? {}
    const done = async () => {
      try {
        await handler(data)
      } catch (error) {
        log.warn({ err: error, job: job.id, queue: name }, 'A job failed and is tried again')
        throw tellable(error)
      } finally {
        // Where there was one there may be more: looked for at once, and not after the pause between two looks.
        if (worker) boss.notifyWorker(worker)
      }
    }
    await (tracing ? tracedJob(tracing, name, cause, done) : done())
  })
  return worker
}

/** What lies in a job, and in which trace it was asked for. */
type Traced = { readonly traceparent?: string }

/** Does a job as a trace of its own, which names the one in which it was asked for: nobody there waits for it. */
async function tracedJob(
  tracing: Pick<Tracing, 'begin'>,
  queue: string,
  cause: string | undefined,
  done: () => Promise<void>,
): Promise<void> {
  const facts = {
    'messaging.system': 'pg-boss',
    'messaging.operation.type': 'process',
    'messaging.destination.name': queue,
  }
  const job = tracing.begin({ name: `process ${queue}`, kind: 'consumer', facts, cause })
  try {
    await job.run(done)
  } catch (error) {
    job.fail(errorTypeOf(error))
    throw error
  } finally {
    job.end()
  }
}

const longestReason = 2000

/** What a queue may keep of an error: vendors repeat addresses in theirs, and PostgreSQL whole rows. */
function tellable(error: unknown): Error {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const told = new Error(withoutPeople(message.slice(0, longestReason)))
  told.stack = withoutPeople(stack.slice(0, longestReason * 4))
  return told
}

/** pg-boss opens its own few connections: a busy shop must not keep its mails waiting, nor the other way round. */
function bossConnection({ connectionString, Client, host, port, user, password, database }: pg.PoolConfig) {
  // What a pool of several servers connects with is taken over as well: the queues hand all they are given to a pool of their own.
  if (connectionString !== undefined) return { connectionString, ...(Client && { Client }) }
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(user === undefined ? {} : { user }),
    ...(database === undefined ? {} : { database }),
    ...(typeof password === 'string' ? { password } : {}),
  }
}
