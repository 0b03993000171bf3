import { chmod, chown, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { Home } from './home.ts'
import { runAs } from './os-user.ts'

/**
 * Makes the cluster with initdb when there is none yet. It is made aside and renamed, so that an interrupted first start
 * leaves no half cluster behind.
 * @throws EmbeddedPostgresError when initdb fails or the cluster is of another major version
 */
export async function ensureCluster({ home, cluster, osUser }: Home, binaries: Binaries): Promise<void> {
  const version = await versionOf(cluster)
  if (version === undefined) return initialise({ home, cluster, osUser }, binaries)
  if (version !== String(binaries.major)) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was made by PostgreSQL ${version}, but PostgreSQL ${binaries.major} is installed. Dump it with the earlier release of the shop and load the dump into a new data folder.`,
    )
  }
}

/** Whether a shop has been opened on this folder before. */
export const hasCluster = async ({ cluster }: Pick<Home, 'cluster'>): Promise<boolean> =>
  (await versionOf(cluster)) !== undefined

const versionOf = (cluster: string): Promise<string | undefined> =>
  readFile(join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )

async function initialise({ home, cluster, osUser }: Omit<Home, 'socket'>, binaries: Binaries): Promise<void> {
  const aside = await mkdtemp(join(home, 'new-'))
  await chmod(aside, 0o700)
  if (osUser) await chown(aside, osUser.uid, osUser.gid)
  // PostgreSQL 17 brought a C.UTF-8 of its own, the same on every system; before that it is the system's.
  const locale =
    binaries.major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']
  const { code, output } = await runAs(osUser, join(binaries.folder, 'bin', 'initdb'), [
    `--pgdata=${aside}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    ...locale,
  ])
  const made = code === 0 && (await moveInto(aside, cluster))
  // Two shops may make the same folder at once; the slower one uses what the faster one made.
  if (!made && (await versionOf(cluster)) === undefined) {
    await rm(aside, { recursive: true, force: true })
    throw new EmbeddedPostgresError(`The database in ${cluster} could not be made: ${output}`)
  }
  const leftovers = (await readdir(home)).filter((name) => name.startsWith('new-'))
  await Promise.all(leftovers.map((name) => rm(join(home, name), { recursive: true, force: true })))
}

/** The rename must outlive a power cut, so the folder above is synced too. */
async function moveInto(from: string, to: string): Promise<boolean> {
  const moved = await rename(from, to).then(
    () => true,
    () => false,
  )
  const parent = await open(join(to, '..'))
  await parent.sync()
  await parent.close()
  return moved
}
