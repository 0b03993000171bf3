import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { Home } from './home.ts'
import { quietEnvironment, runAs } from './os-user.ts'

/** PostgreSQL's settings by name, as in postgresql.conf. */
export type Settings = Readonly<Record<string, string>>

/** A postmaster that this process has started. */
export type Postmaster = { isRunning(): boolean; problem(): Promise<string>; stop(): Promise<void> }

/** Starts PostgreSQL without waiting until it answers. */
export function startPostmaster({ cluster, socket, osUser }: Home, binaries: Binaries, settings: Settings): Postmaster {
  const flags = Object.entries({ ...settings, unix_socket_directories: socket }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(join(binaries.folder, 'bin', 'postgres'), ['-D', cluster, ...flags], {
    ...osUser,
    cwd: '/',
    env: quietEnvironment,
    // Its own process group: the terminal's Ctrl-C reaches the shop only, which stops PostgreSQL in its own time.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  let running = true
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000)
  })
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      running = false
      resolve()
    }
    child.on('error', (error) => {
      said += error.message
      end()
    })
    child.on('close', end)
  })
  return {
    isRunning: () => running,
    problem: async () => `${said}${await lastWords(cluster)}`.trim(),
    stop: async () => {
      if (running) await shutDown((signal) => child.kill(signal), gone)
    },
  }
}

/** Once its log is open, PostgreSQL complains there. */
async function lastWords(cluster: string): Promise<string> {
  const names = await readFile(join(cluster, 'current_logfiles'), 'utf8').catch(() => '')
  const name = /^stderr (.+)$/m.exec(names)?.[1]
  const log = name ? await readFile(join(cluster, name), 'utf8').catch(() => '') : ''
  return log.split('\n').findLast((line) => line.includes('FATAL:')) ?? ''
}

/** Stops a postmaster that a killed shop has left behind. */
export async function stopLeftover(pid: number, cluster: string): Promise<void> {
  const end = new AbortController()
  const gone = (async () => {
    while (!end.signal.aborted && (await isPostmasterOf(cluster, pid))) await pause(20)
  })()
  await shutDown((signal) => process.kill(pid, signal), gone).finally(() => end.abort())
}

/**
 * SIGINT is PostgreSQL's "fast" shutdown: it ends every session and writes everything. SIGQUIT leaves the writing to the
 * recovery of the next start and loses nothing that was committed.
 */
async function shutDown(signal: (name: 'SIGINT' | 'SIGQUIT') => unknown, gone: Promise<void>): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      signal(name)
    } catch {
      return // It went away by itself.
    }
    const timer = new AbortController()
    const late = pause(30_000, true, { signal: timer.signal }).catch(() => false)
    const isLate = await Promise.race([gone.then(() => false), late])
    timer.abort()
    if (!isLate) return
  }
  throw new EmbeddedPostgresError('PostgreSQL did not stop within a minute; its process has to be ended by hand.')
}

/** The living postmaster of the cluster, whoever started it, by PostgreSQL's own pid file. */
export async function runningPostmaster(cluster: string): Promise<number | undefined> {
  const pid = Number((await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n')[0])
  return pid > 0 && (await isPostmasterOf(cluster, pid)) ? pid : undefined
}

/**
 * After a crash, the pid in PostgreSQL's lock files may belong to a stranger or to a process that nobody has buried yet, and
 * PostgreSQL would refuse to start. It never mistakes its parent for a postmaster, so our own pid takes that place. The
 * files stay: the last line lets PostgreSQL see that a session of the crashed server is still at work.
 */
export async function disownStrangers({ cluster, socket }: Home): Promise<void> {
  if ((await runningPostmaster(cluster)) !== undefined) return
  for (const file of [pidFile(cluster), join(socket, '.s.PGSQL.5432.lock')]) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text !== undefined) await writeFile(file, text.replace(/^-?\d+/, String(process.pid)))
  }
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid')

/** A process number may have been given to a stranger since, so its command line must name the cluster. */
async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const words = command.split('\0')
    return words[words.indexOf('-D') + 1] === cluster
  }
  const { output } = await runAs(undefined, 'ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return output.includes(`-D ${cluster}`)
}
