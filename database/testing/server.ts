import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDatabase } from '../embedded/advisory-lock.ts'
import { type Binaries, embeddedBinaries, tryBinaries } from '../embedded/binaries.ts'
import { type Home, openHome } from '../embedded/home.ts'
import { isRoot, type OsUser, runAs } from '../embedded/os-user.ts'
import { runningPostmaster, stopLeftover } from '../embedded/postmaster.ts'
import { startServer } from '../embedded/server.ts'
import { shopSettings } from '../embedded.ts'

export type TestServer = { socket: string; stop(): Promise<void> }

/** The role that owns the shop's tables in tests, as in the embedded server. */
export const shopRole = 'cordwainer'

/**
 * Starts a PostgreSQL of its own for one test run: 18 from the npm package, 15 from the system. It forgets everything at
 * the end, so it need not survive a power cut.
 */
export async function startTestServer(version: 15 | 18): Promise<TestServer> {
  await sweepAbandoned()
  const dataDir = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  // Root's PostgreSQL runs as another user, who has to get in; what is inside stays private.
  await chmod(dataDir, 0o755)
  const home = await openHome(dataDir, () => undefined)
  const remove = () => removeAll(dataDir, home)
  try {
    const binaries = version === 18 ? await embeddedBinaries(home.osUser, home.home) : await systemBinaries(home.osUser)
    const broke = (message: string) => process.stderr.write(`PostgreSQL ${version} of the tests: ${message}\n`)
    const server = await startServer({
      home,
      binaries,
      settings: { ...shopSettings, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
      log: { info: () => undefined, error: broke },
      onLost: (reason) => broke(reason.message),
    })
    await ensureDatabase(server.lockSession(), shopRole)
    return { socket: home.socket, stop: () => server.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

const prefix = 'cordwainer-test-'

/** PostgreSQL 15, the oldest that the shop supports, where Debian, Red Hat and Homebrew put it. */
async function systemBinaries(osUser: OsUser): Promise<Binaries> {
  const found = await findSystemBinaries(osUser)
  if (found) return found
  const install = ['install', '-y', '--no-install-recommends', 'postgresql-15']
  const { code } = isRoot() ? await runAs(undefined, 'apt-get', install) : { code: undefined }
  const installed = code === 0 ? await findSystemBinaries(osUser) : undefined
  if (installed) return installed
  throw new Error(
    'The tests also run on PostgreSQL 15, which is not on this machine. Install it ("apt-get install postgresql-15"), or run only "vitest run --project unit --project postgres-18".',
  )
}

async function findSystemBinaries(osUser: OsUser): Promise<Binaries | undefined> {
  const folders = [
    '/usr/lib/postgresql/15',
    '/usr/pgsql-15',
    '/opt/homebrew/opt/postgresql@15',
    '/usr/local/opt/postgresql@15',
  ]
  for (const folder of folders) {
    const binaries = await tryBinaries(folder, osUser)
    if ('major' in binaries && binaries.major === 15) return binaries
  }
  return undefined
}

/** Servers of test runs that were killed. */
async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : 0
    const dataDir = join(tmpdir(), name)
    if (!(pid > 0) || isAlive(pid) || (await stat(dataDir)).uid !== process.getuid?.()) continue
    const home = await openHome(dataDir, () => undefined)
    const leftover = await runningPostmaster(home.cluster)
    if (leftover !== undefined) await stopLeftover(leftover, home.cluster)
    await removeAll(dataDir, home)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function removeAll(dataDir: string, { home, socket }: Home): Promise<void> {
  for (const folder of [home, socket, dataDir]) await rm(folder, { recursive: true, force: true })
}
