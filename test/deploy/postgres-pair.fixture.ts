import { appendFile, chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, unprivilegedUser } from '#database/embedded/os-user.ts'
import { freePort } from '#test/shop/free-port.ts'
import { askServer, openPostgres, role, runPostgresProgram } from './postgres-server.fixture.ts'

export type PostgresPair = {
  /** Names both, the primary first. */
  readonly url: string
  /** Of 127.0.0.1, the primary's first. */
  readonly ports: readonly [primary: number, standby: number]
  /** The primary is gone from one moment to the next, as with a broken machine. */
  killPrimary(): Promise<void>
  /** Opens it again on what it left. */
  openPrimary(): Promise<void>
  killStandby(): Promise<void>
  openStandby(): Promise<void>
  /** The standby takes writes from now on. */
  promoteStandby(): Promise<void>
  /** The server that takes writes in the end, by itself. */
  readonly standbyUrl: string
  stop(): Promise<void>
}

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
  await runPostgresProgram(user, 'initdb', ['-D', primary, '-U', role, '--auth=trust', '--encoding=UTF8', '--locale=C'])
  await appendFile(join(primary, 'postgresql.conf'), settings)
  let first = await openPostgres(user, primary, ports[0])
  const copy = ['-D', standby, '-R', '-X', 'stream', '-U', role, '-h', '127.0.0.1', '-p', String(ports[0])]
  await runPostgresProgram(user, 'pg_basebackup', [...copy, '-d', 'application_name=standby'])
  let second = await openPostgres(user, standby, ports[1])
  const urlOf = (host: string, database: string = role) => `postgres://${role}@${host}/${database}`
  const [one, two] = [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]
  await askServer(urlOf(one, 'postgres'), `create database ${role}`)
  await askServer(urlOf(one, 'postgres'), `alter system set synchronous_standby_names to 'standby'`)
  await askServer(urlOf(one, 'postgres'), 'select pg_reload_conf()')
  return {
    url: urlOf(`${one},${two}`),
    standbyUrl: urlOf(two),
    ports,
    killPrimary: () => first.kill('SIGKILL'),
    openPrimary: async () => {
      first = await openPostgres(user, primary, ports[0])
    },
    killStandby: () => second.kill('SIGKILL'),
    openStandby: async () => {
      second = await openPostgres(user, standby, ports[1])
    },
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
