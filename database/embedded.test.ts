import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { embeddedBinaries } from './embedded/binaries.ts'
import { DataFolderInUse, EmbeddedPostgresError, PostgresDoesNotRun } from './embedded/embedded-error.ts'
import { openHome } from './embedded/home.ts'
import { runningPostmaster, stopLeftover } from './embedded/postmaster.ts'
import { joinEmbeddedPostgres, type SocketConnection, startEmbeddedPostgres } from './embedded.ts'

const heard: string[] = []
const log = { info: (message: string) => heard.push(message), error: (message: string) => heard.push(message) }

// One cluster for all: making it takes longer than every test together.
const dataDir = await openFolder('cordwainer-embedded-')
const cluster = join(dataDir, 'postgres', 'cluster')
const shops: ChildProcess[] = []

/** Root's PostgreSQL runs as another user, who has to get in. */
async function openFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o755)
  return folder
}

const start = () => startEmbeddedPostgres({ dataDir, log })

async function query(connection: SocketConnection, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query({ text, rowMode: 'array' }).finally(() => client.end())
  return rows.flat()
}

async function startShopProcess(): Promise<{ shop: ChildProcess; said: string[] }> {
  const script = join(import.meta.dirname, 'testing', 'shop-process.ts')
  // A process group of its own, as a terminal gives it.
  const shop = spawn(process.execPath, [script, dataDir], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  shops.push(shop)
  const said: string[] = []
  for await (const line of createInterface({ input: shop.stdout })) {
    said.push(line)
    if (line === 'ready') break
  }
  return { shop, said }
}

async function end(shop: ChildProcess, signal: NodeJS.Signals, group = false): Promise<number | null> {
  const gone = once(shop, 'exit')
  const pid = shop.pid ?? 0
  process.kill(group ? -pid : pid, signal)
  const [code] = await gone
  return code
}

async function postmasterPid(): Promise<number> {
  const pid = await runningPostmaster(cluster)
  if (pid === undefined) throw new Error('no PostgreSQL is running')
  return pid
}

async function endLeftovers(): Promise<void> {
  for (const shop of shops.splice(0)) shop.kill('SIGKILL')
  const pid = await runningPostmaster(cluster)
  if (pid !== undefined) await stopLeftover(pid, cluster)
  heard.length = 0
}

afterEach(endLeftovers)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  test('is a durable PostgreSQL 18 that only a private socket leads to', async () => {
    const server = await start()
    const setting = async (name: string) => (await query(server.connection, `show ${name}`))[0]
    expect(await setting('server_version')).toMatch(/^18\./)
    expect(await setting('listen_addresses')).toBe('')
    expect(await setting('fsync')).toBe('on')
    expect(await setting('synchronous_commit')).toBe('on')
    expect(await setting('server_encoding')).toBe('UTF8')
    expect(await query(server.connection, `select lower('ÉÖ'), 'a' < 'B'`)).toEqual(['éö', false])
    expect(await query(server.connection, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      false,
    ])
    for (const folder of [server.connection.host, cluster]) expect((await stat(folder)).mode & 0o777).toBe(0o700)
    await server.stop()
  })

  test('keeps its data over a restart and is gone when stopped', async () => {
    const first = await start()
    await query(first.connection, 'create table if not exists kept as select 42 as answer')
    await first.stop()
    expect(await runningPostmaster(cluster)).toBeUndefined()
    const second = await start()
    expect(await query(second.connection, 'select answer from kept')).toEqual([42])
    await second.stop()
  })

  test('a second shop on the same data folder is refused, and the first goes on', async () => {
    const first = await start()
    const second = start()
    await expect(second).rejects.toThrow(DataFolderInUse)
    await expect(second).rejects.toThrow(`Another shop (process ${process.pid}) is running on the database in`)
    expect(await query(first.connection, 'select 1')).toEqual([1])
    await first.stop()
  })

  test('an operator’s command joins the shop that is running, and finds nobody when none is', async () => {
    expect(await joinEmbeddedPostgres({ dataDir, log })).toBeUndefined()
    const server = await start()
    expect(await joinEmbeddedPostgres({ dataDir, log })).toEqual(server.connection)
    await server.stop()
  })

  test('after the shop was killed, the next start stops what it left behind and goes on', async () => {
    const { shop } = await startShopProcess()
    const old = await postmasterPid()
    await end(shop, 'SIGKILL')
    expect(await runningPostmaster(cluster)).toBe(old)
    const server = await start()
    expect(await postmasterPid()).not.toBe(old)
    expect(await query(server.connection, 'select 1')).toEqual([1])
    await server.stop()
  })

  test('after everything was killed, a pid that now belongs to a stranger does not keep it from starting', async () => {
    const { shop } = await startShopProcess()
    process.kill(await postmasterPid(), 'SIGKILL')
    await end(shop, 'SIGKILL')
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    shops.push(stranger)
    for (const file of [join(cluster, 'postmaster.pid'), join(dataDir, 'postgres', 'run', '.s.PGSQL.5432.lock')]) {
      await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)))
    }
    const server = await start()
    expect(await query(server.connection, 'select 1')).toEqual([1])
    await server.stop()
  })

  test('when PostgreSQL is killed under a running shop, it comes back', async () => {
    const back = Promise.withResolvers<void>()
    const lost = Promise.withResolvers<never>()
    const listening = { ...log, info: (message: string) => message === 'PostgreSQL is back' && back.resolve() }
    const server = await startEmbeddedPostgres({ dataDir, log: listening, onLost: lost.reject })
    process.kill(await postmasterPid(), 'SIGKILL')
    await Promise.race([back.promise, lost.promise])
    expect(await query(server.connection, 'select 1')).toEqual([1])
    await server.stop()
  })

  test('Ctrl-C in the terminal reaches the shop, which stops PostgreSQL in order', async () => {
    const { shop } = await startShopProcess()
    expect(await end(shop, 'SIGINT', true)).toBe(0)
    expect(await runningPostmaster(cluster)).toBeUndefined()
    const server = await start()
    const control = await readFile(join(cluster, 'current_logfiles'), 'utf8')
    const logged = await readFile(join(cluster, control.replace('stderr ', '').trim()), 'utf8')
    expect(
      logged
        .trimEnd()
        .split('\n')
        .findLast((line) => /was (not properly )?shut down/.test(line)),
    ).toContain('was shut down at')
    await server.stop()
  })
})

describe('the data folder', () => {
  test('one that is too deep for a socket gets its socket in the temporary folder', async () => {
    const deep = join(await openFolder('cordwainer-deep-'), 'd'.repeat(100))
    const home = await openHome(deep, log.info)
    expect(Buffer.byteLength(join(home.socket, '.s.PGSQL.5432'))).toBeLessThan(104)
    expect((await stat(home.socket)).mode & 0o777).toBe(0o700)
    expect(await openHome(deep, log.info)).toEqual(home)
    for (const folder of [home.socket, join(deep, '..')]) await rm(folder, { recursive: true })
  })

  test('one that was made by another major version is refused with a sentence', async () => {
    const old = await openFolder('cordwainer-old-')
    const home = await openHome(old, log.info)
    await mkdir(home.cluster)
    await writeFile(join(home.cluster, 'PG_VERSION'), '16\n')
    const starting = startEmbeddedPostgres({ dataDir: old, log })
    await expect(starting).rejects.toThrow(EmbeddedPostgresError)
    await expect(starting).rejects.toThrow('was made by PostgreSQL 16, but PostgreSQL 18 is installed')
    await rm(old, { recursive: true })
  })
})

describe('the binaries', () => {
  async function fakePackage(script: string): Promise<{ folder: string; version: string; home: string }> {
    const folder = await openFolder('cordwainer-package-')
    for (const sub of ['native/bin', 'native/lib', 'home']) await mkdir(join(folder, sub), { recursive: true })
    await writeFile(join(folder, 'native/lib/libpq.so.5.18'), '')
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
    await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
    await writeFile(join(folder, 'native/bin/postgres'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    return { folder, version: '0', home: join(folder, 'home') }
  }

  test('get the links that an install without scripts left out', async () => {
    const fake = await fakePackage('test -e "$(dirname "$0")/../lib/libpq.so.5" && echo "postgres (PostgreSQL) 18.4"')
    expect(await embeddedBinaries(undefined, fake.home, fake)).toEqual({
      folder: join(fake.folder, 'native'),
      major: 18,
    })
    await rm(fake.folder, { recursive: true })
  })

  test('that do not run on this machine are refused with a request for DATABASE_URL', async () => {
    const fake = await fakePackage('echo "error while loading shared libraries: libz.so.1" >&2; exit 127')
    const finding = embeddedBinaries(undefined, fake.home, fake)
    await expect(finding).rejects.toThrow(PostgresDoesNotRun)
    await expect(finding).rejects.toThrow(/libz\.so\.1.*Set DATABASE_URL to a PostgreSQL 15 or newer instead\.$/)
    await rm(fake.folder, { recursive: true })
  })
})
