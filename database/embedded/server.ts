import { setTimeout as pause } from 'node:timers/promises'
import { acquireLock, connectToSocket, isReadyForQuery, type LockSession } from './advisory-lock.ts'
import type { Binaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { DataFolderInUse, EmbeddedPostgresError } from './embedded-error.ts'
import type { Home } from './home.ts'
import {
  disownStrangers,
  type Postmaster,
  runningPostmaster,
  type Settings,
  startPostmaster,
  stopLeftover,
} from './postmaster.ts'

export type LogLine = { info(message: string): void; error(message: string): void }

export type Server = { lockSession(): LockSession; stop(): Promise<void> }

export type ServerOptions = {
  home: Home
  binaries: Binaries
  settings: Settings
  log: LogLine
  /** Called when the running server can't be had back after it broke down; the shop should end itself. */
  onLost: (reason: Error) => void
}

/**
 * Starts PostgreSQL on the cluster (made first when there is none) and keeps it running until `stop`: when the server
 * breaks down, it is started again.
 * @throws EmbeddedPostgresError, DataFolderInUse
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { home, binaries, settings, log, onLost } = options
  let postmaster: Postmaster | undefined
  let lockSession: LockSession
  let stopping = false
  let revival: Promise<void> = Promise.resolve()

  await ensureCluster(home, binaries)
  lockSession = await hold().catch(async (error) => {
    await postmaster?.stop()
    throw error
  })
  watch()

  return {
    lockSession: () => lockSession,
    stop: async () => {
      stopping = true
      await revival
      await lockSession.end().catch(() => undefined)
      await postmaster?.stop()
    },
  }

  function watch(): void {
    lockSession.once('end', () => {
      if (stopping) return
      log.error('PostgreSQL broke off; waiting for it or starting it again')
      revival = hold().then(
        (next) => {
          lockSession = next
          if (stopping) return
          watch()
          log.info('PostgreSQL is back')
        },
        (error) => {
          if (!stopping) onLost(error)
        },
      )
    })
  }

  /** Goes on until our own server answers and the folder is ours. */
  async function hold(): Promise<LockSession> {
    let starts = 0
    let strangers = 0
    const patience = patienceWith(log)
    while (!stopping) {
      const answer = await connectToSocket(home.socket)
      if (typeof answer === 'object') {
        const isOurs = postmaster?.isRunning() === true
        // A server this young may belong to a shop that starts at this moment: that one goes first.
        const claimed = (isOurs || (await isReadyForQuery(answer))) && (await claim(answer))
        if (claimed && isOurs && postmaster?.isRunning()) return answer
        await answer.end().catch(() => undefined)
        const swept = claimed && (await sweep('A PostgreSQL that a killed shop had left behind is stopped first'))
        if (!swept) await pause(100)
        if (claimed && !swept && !isOurs && strangers++ === 20) {
          throw new EmbeddedPostgresError(
            `A PostgreSQL answers in ${home.socket} that is not a process of this machine or container. Stop it where it runs.`,
          )
        }
      } else if (answer === 'busy' || postmaster?.isRunning()) {
        patience.tick()
        await pause(20)
        if (!postmaster?.isRunning() && patience.isOver(60_000)) await sweep('A PostgreSQL that hangs is stopped first')
      } else if (starts > 0 && (starts === 25 || !mayPass(await problem()))) {
        throw new EmbeddedPostgresError(
          `PostgreSQL did not start: ${await problem()} (its log is in ${home.cluster}/log)`,
        )
      } else if ((await runningPostmaster(home.cluster)) !== undefined) {
        // One that has no open door has just been started or is stopping: it gets time for either.
        if (patience.isOver(5000)) await sweep('A PostgreSQL that does not answer is stopped first')
        else await pause(50)
      } else {
        if (starts++ > 0) await pause(200)
        await disownStrangers(home)
        postmaster = startPostmaster(home, binaries, settings)
      }
    }
    throw new EmbeddedPostgresError('The shop was stopped before PostgreSQL was up.')
  }

  async function problem(): Promise<string> {
    return (await postmaster?.problem()) ?? ''
  }

  /** False when the server went away meanwhile. */
  async function claim(candidate: LockSession): Promise<boolean> {
    const answer = await acquireLock(candidate).catch(() => undefined)
    if (!answer) return false
    if (answer.taken) return true
    await candidate.end()
    throw new DataFolderInUse(
      `Another shop (process ${answer.holder || 'unknown'}) is running on the database in ${home.home}. Stop it first, or give this one another DATA_DIR.`,
    )
  }

  async function sweep(sentence: string): Promise<boolean> {
    const leftover = await runningPostmaster(home.cluster)
    if (leftover === undefined) return false
    log.info(sentence)
    await stopLeftover(leftover, home.cluster)
    return true
  }
}

/** A server of a moment ago may still be letting go of the cluster: that passes. */
const mayPass = (problem: string): boolean =>
  problem === '' || /pre-existing shared memory block|lock file "[^"\n]*" already exists/.test(problem)

/** Recovery after a crash takes as long as it takes; the log says so every ten seconds. */
function patienceWith(log: LogLine) {
  const since = Date.now()
  let told = 0
  return {
    isOver: (ms: number) => Date.now() - since > ms,
    tick: () => {
      const waited = Math.floor((Date.now() - since) / 10_000)
      if (waited > told)
        log.info(`Still waiting for PostgreSQL after ${waited * 10} s (it may be recovering from a crash)`)
      told = waited
    },
  }
}
