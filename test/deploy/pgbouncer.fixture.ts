import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRoot, type OsUser, quietEnvironment, unprivilegedUser } from '#database/embedded/os-user.ts'
import { freePort } from '#test/shop/free-port.ts'
import { askServer, openPostgres, role, runPostgresProgram } from './postgres-server.fixture.ts'

/** The connections that PgBouncer may have to PostgreSQL here: fewer than a single node would open. */
export const pooledConnections = 4

/** One statement that PostgreSQL ran. */
export type SeenStatement = { readonly by: 'pgbouncer' | 'nobody in between'; readonly text: string }

export type PooledPostgres = {
  /** Through PgBouncer. */
  readonly url: string
  /** Past it. */
  readonly directUrl: string
  /** What PostgreSQL was asked, in its own words, the first first. */
  statements(): Promise<readonly SeenStatement[]>
  /** PgBouncer ends from one moment to the next, and is there again when this is done. */
  restartPooler(): Promise<void>
  stop(): Promise<void>
}

/**
 * Debian’s PostgreSQL 15 with PgBouncer in front, by the recipe that is shipped. PgBouncer comes by a Unix socket and everybody else by TCP, so
 * that PostgreSQL’s log says which way each statement went.
 */
export async function startPooledPostgres(): Promise<PooledPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'cordwainer-pooled-'))
  const user = isRoot() ? await unprivilegedUser() : undefined
  await chmod(folder, 0o755)
  const cluster = join(folder, 'cluster')
  const socket = join(folder, 'run')
  for (const one of [cluster, socket]) {
    await mkdir(one, { mode: 0o700 })
    if (user) await chown(one, user.uid, user.gid)
  }
  const [port, pooledPort] = [await freePort(), await freePort()]
  await runPostgresProgram(user, 'initdb', ['-D', cluster, '-U', role, '--auth=trust', '--encoding=UTF8', '--locale=C'])
  await appendFile(join(cluster, 'postgresql.conf'), settingsOf(socket))
  const logFile = join(folder, 'postgresql.log')
  const log = await open(logFile, 'w')
  const postgres = await openPostgres(user, cluster, port, log.fd)
  await askServer(`postgres://${role}@127.0.0.1:${port}/postgres`, `create database ${role}`)
  const recipe = await placeRecipe({ folder: socket, user, socket, port, pooledPort })
  const url = `postgres://${role}:${password}@127.0.0.1:${pooledPort}/${role}`
  let pooler = await openPooler(user, recipe, url)
  return {
    url,
    directUrl: `postgres://${role}@127.0.0.1:${port}/${role}`,
    statements: async () => statementsIn(await readFile(logFile, 'utf8')),
    restartPooler: async () => {
      await end(pooler, 'SIGTERM')
      pooler = await openPooler(user, recipe, url)
    },
    stop: async () => {
      await end(pooler, 'SIGTERM')
      await postgres.kill('SIGQUIT')
      await log.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const password = 'between-us'

/** Its own zone is not the shop’s, so that whoever relies on it is found out. */
const settingsOf = (socket: string) => `
listen_addresses = '127.0.0.1'
unix_socket_directories = '${socket}'
timezone = 'Europe/Amsterdam'
fsync = off
log_line_prefix = '%h '
log_statement = all
log_parameter_max_length = 0
`

type Placed = { folder: string; user: OsUser; socket: string; port: number; pooledPort: number }

/** The recipe with this machine’s names: ports, folders, and fewer connections. */
async function placeRecipe({ folder, user, socket, port, pooledPort }: Placed): Promise<string> {
  const users = join(folder, 'userlist.txt')
  await writeFile(users, `"${role}" "${password}"\n`)
  const others = {
    'host=127.0.0.1 port=5432': `host=${socket} port=${port}`,
    'listen_port = 6432': `listen_port = ${pooledPort}`,
    'default_pool_size = 20': `default_pool_size = ${pooledConnections}`,
    '/etc/pgbouncer/userlist.txt': users,
    '/var/log/postgresql': folder,
    '/var/run/postgresql': folder,
  }
  let recipe = await readFile('deploy/pgbouncer/pgbouncer.ini', 'utf8')
  for (const [name, other] of Object.entries(others)) {
    if (!recipe.includes(name)) throw new Error(`The recipe has no ${name}`)
    recipe = recipe.replaceAll(name, other)
  }
  const placed = join(folder, 'pgbouncer.ini')
  await writeFile(placed, recipe)
  if (user) for (const file of [users, placed]) await chown(file, user.uid, user.gid)
  return placed
}

async function openPooler(user: OsUser, recipe: string, url: string): Promise<ChildProcess> {
  const program = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer'
  const pooler = spawn(program, [recipe], {
    ...user,
    cwd: '/',
    env: quietEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  pooler.stderr.on('data', (text) => {
    said = (said + text).slice(-2000)
  })
  for (let tries = 0; pooler.exitCode === null && tries < 400; tries++) {
    const answer = await askServer(url, 'select 1').catch(() => undefined)
    if (answer) return pooler
    await pause(25)
  }
  pooler.kill('SIGKILL')
  throw new Error(`PgBouncer does not open: ${said}`)
}

async function end(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const ended = once(process, 'exit')
  process.kill(signal)
  await ended
}

/** A statement of several lines goes on in lines that begin with a tab. */
function statementsIn(log: string): SeenStatement[] {
  return log
    .replaceAll('\n\t', ' ')
    .split('\n')
    .flatMap((line) => {
      const [, host, text] = /^(\S+) LOG: {2}(?:statement|execute [^:]+): (.*)$/.exec(line) ?? []
      return text === undefined ? [] : [{ by: host === '[local]' ? 'pgbouncer' : 'nobody in between', text }]
    })
}
