import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, realpath, rmdir, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { canUse, isRoot, type OsUser, unprivilegedUser } from './os-user.ts'

/** Where PostgreSQL lives: `home` holds everything of it, `cluster` the data, `socket` its door. All are private (0700). */
export type Home = { home: string; cluster: string; socket: string; osUser: OsUser }

/** Where the cluster goes when the user who runs it can't reach the data folder (root's own home is closed to others). */
const elsewhere = '/var/lib/cordwainer'

/**
 * Makes `<dataDir>/postgres`, or finds it, and decides who runs PostgreSQL: the folder's owner.
 * @throws EmbeddedPostgresError when the folder belongs to somebody else or can't be reached
 */
export async function openHome(dataDir: string, tell: (sentence: string) => void): Promise<Home> {
  await mkdir(dataDir, { recursive: true })
  const wanted = join(await realpath(dataDir), 'postgres')
  const found = await realpath(wanted).catch(() => undefined)
  const { home, osUser } = found ? await enter(found) : await build(wanted, tell)
  return { home, osUser, cluster: join(home, 'cluster'), socket: await socketFolder(home, osUser) }
}

async function enter(home: string): Promise<{ home: string; osUser: OsUser }> {
  const { uid, gid } = await stat(home)
  if (!isRoot()) {
    if (uid !== process.getuid?.()) {
      throw new EmbeddedPostgresError(
        `The database in ${home} belongs to the user with the number ${uid}, because the shop was once started by another user or by root. Start it as that user or as root, or give the folder away with "chown -R".`,
      )
    }
    return { home, osUser: undefined }
  }
  const osUser = uid === 0 ? await unprivilegedUser() : { uid, gid }
  if (uid === 0) await chown(home, osUser.uid, osUser.gid)
  if (!(await canUse(osUser, home))) {
    throw new EmbeddedPostgresError(
      `PostgreSQL runs as the user with the number ${osUser.uid}, who can't reach ${home}. Open the folders above it to others ("chmod o+x"), or move the data folder.`,
    )
  }
  return { home, osUser }
}

async function build(wanted: string, tell: (sentence: string) => void): Promise<{ home: string; osUser: OsUser }> {
  // A link that leads nowhere is a database that someone moved away: never hide it behind a new, empty one.
  if (await lstat(wanted).catch(() => undefined)) {
    throw new EmbeddedPostgresError(
      `${wanted} is a link to a folder that is no longer there. Bring it back or remove the link.`,
    )
  }
  const osUser = isRoot() ? await unprivilegedUser() : undefined
  await makePrivate(wanted, osUser)
  if (!osUser || (await canUse(osUser, wanted))) return { home: wanted, osUser }

  await rmdir(wanted)
  try {
    await mkdir(elsewhere, { recursive: true, mode: 0o755 })
    const home = await mkdtemp(join(elsewhere, 'postgres-'))
    await chown(home, osUser.uid, osUser.gid)
    if (!(await canUse(osUser, home))) throw new Error(`${home} is closed too`)
    await symlink(home, wanted)
    tell(`PostgreSQL can't run as root, and other users can't reach ${wanted}: the database is kept in ${home}.`)
    return { home, osUser }
  } catch (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL can't run as root, other users can't reach ${wanted}, and ${elsewhere} can't be used (${String(error)}). Set DATA_DIR to a folder that other users can enter, or start the shop as an ordinary user.`,
    )
  }
}

/** A Unix socket's path has room for 103 bytes on every system; a deeper data folder gets a door in the temporary folder. */
async function socketFolder(home: string, osUser: OsUser): Promise<string> {
  const name = `cordwainer-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const candidates = [join(home, 'run'), join(tmpdir(), name), join('/tmp', name)]
  for (const folder of candidates) {
    if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) > 103) continue
    await makePrivate(folder, osUser)
    const made = await lstat(folder)
    // Anybody can make a folder in /tmp before us, so ours must really be ours.
    const ours = made.isDirectory() && made.uid === (osUser?.uid ?? process.getuid?.()) && (made.mode & 0o077) === 0
    if (ours && (await canUse(osUser, folder))) return folder
  }
  throw new EmbeddedPostgresError(
    `There is no private folder for PostgreSQL's socket: none of ${candidates.join(', ')} is short enough (90 bytes) and ours. Set DATA_DIR to a shorter path.`,
  )
}

async function makePrivate(folder: string, osUser: OsUser): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
    throw error
  }
  await chmod(folder, 0o700)
  if (osUser) await chown(folder, osUser.uid, osUser.gid)
}
