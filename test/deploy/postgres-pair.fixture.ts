import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isRoot, type OsUser, quietEnvironment, runAs, unprivilegedUser } from '#database/embedded/os-user.ts'
import { freePort } from '#test/shop/free-port.ts'

const programs = '/usr/lib/postgresql/15/bin'
const role = 'cordwainer'

export type PostgresPair = {
  /** Names both, the primary first. */
  readonly url: string
  /** The primary is gone from one moment to the next, as with a broken machine. */
  killPrimary(): Promise<void>
  /** The standby takes writes from now on. */
  promoteStandby(): Promise<void>
  /** The server that takes writes in the end, by itself. */
  readonly standbyUrl: string
  stop(): Promise<void>
}

type Running = { readonly kill: (signal: NodeJS.Signals) => Promise<void> }

/**
 * A primary and a hot standby of Debian’s PostgreSQL 15 on this machine. What the primary acknowledges the standby has: commits are
 * synchronous, as decided for a shop that must not lose an order.
 */
export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = await mkdtemp(join(tmpdir(), 'cordwainer-pair-'))
  const user = isRoot() ? await unprivilegedUser() : undefined
  await chmod(folder, 0o755)
  const [primary, standby] = [join(folder, 'primary'), join(folder, 'standby')]
  for (const one of [primary, standby]) {
    await mkdir(one, { mode: 0o700 })
    if (user) await chown(one, user.uid, user.gid)
  }
  const ports = [await freePort(), await freePort()] as const
  await must(user, 'initdb', ['-D', primary, '-U', role, '--auth=trust', '--encoding=UTF8', '--locale=C'])
  await appendFile(join(primary, 'postgresql.conf'), settings)
  const first = await startServer(user, primary, ports[0])
  const copy = ['-D', standby, '-R', '-X', 'stream', '-U', role, '-h', '127.0.0.1', '-p', String(ports[0])]
  await must(user, 'pg_basebackup', [...copy, '-d', 'application_name=standby'])
  const second = await startServer(user, standby, ports[1])
  const urlOf = (host: string, database: string = role) => `postgres://${role}@${host}/${database}`
  const [one, two] = [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]
  await askServer(urlOf(one, 'postgres'), `create database ${role}`)
  await askServer(urlOf(one, 'postgres'), `alter system set synchronous_standby_names to 'standby'`)
  await askServer(urlOf(one, 'postgres'), 'select pg_reload_conf()')
  return {
    url: urlOf(`${one},${two}`),
    standbyUrl: urlOf(two),
    killPrimary: () => first.kill('SIGKILL'),
    promoteStandby: async () => {
      await askServer(urlOf(two), 'select pg_promote(true, 30)')
    },
    stop: async () => {
      await Promise.all([first, second].map((server) => server.kill('SIGQUIT')))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
wal_level = replica
max_wal_senders = 5
hot_standby = on
# The tests' machine need not survive a power cut; what they prove is what the standby has.
fsync = off
`

async function must(user: OsUser, program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runAs(user, join(programs, program), args)
  if (code !== 0) throw new Error(`${program} failed: ${output}`)
}

async function startServer(user: OsUser, cluster: string, port: number): Promise<Running> {
  const child = spawn(join(programs, 'postgres'), ['-D', cluster, '-p', String(port)], {
    ...user,
    cwd: '/',
    env: quietEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said = (said + text).slice(-2000)
  })
  const ended = once(child, 'exit')
  for (let tries = 0; child.exitCode === null && tries < 400; tries++) {
    const answer = await askServer(`postgres://${role}@127.0.0.1:${port}/postgres`, 'select 1').catch(() => undefined)
    if (answer) {
      return {
        kill: async (signal) => {
          if (child.exitCode === null && child.signalCode === null) child.kill(signal)
          await ended
        },
      }
    }
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`PostgreSQL does not open: ${said}`)
}

/** Asks one thing on a connection of its own. */
export async function askServer<T extends pg.QueryResultRow>(connectionString: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<T>(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}
