import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded.ts'
import { backupCommand, restoreCommand } from './backup-commands.ts'
import { type Backup, backupFor, backupsIn, checkBackup, makeBackup, restoreBackup, stayingBackups } from './backups.ts'
import { createLog } from './log.ts'
import { backUpNightly } from './nightly-backup.ts'

const folders: string[] = []
const log = { info: () => undefined, error: () => undefined }
const open: EmbeddedPostgres[] = []

/** PostgreSQL may run as another user, who has to get in. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cordwainer-backup-'))
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}

async function start(dataDir: string, backupFolder?: string) {
  const server = await startEmbeddedPostgres({ dataDir, backupFolder, log })
  open.push(server)
  return server
}

async function query(server: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection)
  await client.connect()
  const { rows } = await client.query({ text, rowMode: 'array' }).finally(() => client.end())
  return rows.flat()
}

/** Every table by its name, with a hash over all of its rows. */
async function hashes(server: EmbeddedPostgres): Promise<unknown[]> {
  const names = await query(server, 'select relname from pg_stat_user_tables order by 1')
  const each = names.map(
    (name) => `select '${name}', md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`,
  )
  return query(server, each.join(' union all '))
}

/** PostgreSQL hands over what it has, and says so. */
async function handOver(server: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ ...server.connection, user: 'postgres' })
  await client.connect()
  try {
    const { rows } = await client.query<{ wal: string }>(`select pg_walfile_name(pg_switch_wal()) as wal`)
    const archived = async () =>
      (await client.query<{ last: string | null }>('select last_archived_wal as last from pg_stat_archiver')).rows[0]
        ?.last ?? ''
    await expect.poll(async () => (await archived()) >= (rows[0]?.wal ?? ''), { timeout: 30_000 }).toBe(true)
  } finally {
    await client.end()
  }
}

const moment = (iso: string) => new Date(iso)

afterEach(async () => {
  for (const server of open.splice(0)) await server.stop()
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

describe('a shop with a backup folder', { timeout: 120_000 }, () => {
  test('comes back whole while shoppers order: as it was copied, to a moment, and to the last minute', async () => {
    const [dataDir, backupFolder] = [await newFolder(), await newFolder()]
    await mkdir(join(dataDir, 'pictures', 'brand'), { recursive: true })
    await writeFile(join(dataDir, 'pictures', 'brand', 'shoe.jpg'), 'a shoe')
    await writeFile(join(dataDir, 'staff-secret'), 'sealed')
    const server = await start(dataDir, backupFolder)
    await query(server, 'create table orders (number serial primary key, cents int)')
    await query(server, 'create table payments (number int primary key references orders, cents int)')

    // One order with its payment after the other, in one transaction each, until the copy is made.
    const ordering = { on: true, acknowledged: 0 }
    const shopper = (async () => {
      const client = new pg.Client(server.connection)
      await client.connect()
      while (ordering.on) {
        await client.query(
          'with o as (insert into orders (cents) values (5995) returning *) insert into payments select number, cents from o',
        )
        ordering.acknowledged++
      }
      await client.end()
    })()
    await expect.poll(() => ordering.acknowledged).toBeGreaterThan(10)
    const before = ordering.acknowledged
    const backup = await makeBackup({ dataDir, backupFolder, log }, moment('2026-11-26T09:00:00Z'), 7)
    ordering.on = false
    await shopper
    expect(ordering.acknowledged).toBeGreaterThan(before)

    const [lastMoment] = await query(server, `select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms'`)
    const atMoment = await hashes(server)
    await query(server, 'delete from payments')
    await query(server, 'update orders set cents = 0')
    await query(server, 'create table later as select 1 as one')
    await handOver(server)
    const atEnd = await hashes(server)

    const restored = await newFolder()
    await restoreBackup({ dataDir: restored, backupFolder, log }, backup, lastMoment as Date)
    const second = await start(restored)
    expect(await hashes(second)).toEqual(atMoment)
    expect(
      await query(
        second,
        'select count(*)::int from orders left join payments using (number, cents) where payments is null',
      ),
    ).toEqual([0])
    expect(await readFile(join(restored, 'pictures', 'brand', 'shoe.jpg'), 'utf8')).toBe('a shoe')
    expect(await readFile(join(restored, 'staff-secret'), 'utf8')).toBe('sealed')
    // It goes on: the next order has the next number.
    expect(await query(second, 'insert into orders (cents) values (1) returning number > 10')).toEqual([true])
    await second.stop()

    const whole = await newFolder()
    await restoreBackup({ dataDir: whole, backupFolder, log }, backup)
    const third = await start(whole)
    expect(await hashes(third)).toEqual(atEnd)
    await third.stop()

    // The copy alone, without what was written since.
    await rm(join(backupFolder, 'wal'), { recursive: true })
    const alone = await newFolder()
    await restoreBackup({ dataDir: alone, backupFolder, log }, backup)
    const fourth = await start(alone)
    const [orders = 0, payments = 0] = (await query(
      fourth,
      'select (select count(*)::int from orders), (select count(*)::int from payments)',
    )) as number[]
    expect(payments).toBe(orders)
    expect(orders).toBeGreaterThanOrEqual(before)
    expect(orders).toBeLessThanOrEqual(ordering.acknowledged)
  })

  test('a restore covers no database, old copies go, and one that is damaged is not called whole', async () => {
    const [dataDir, backupFolder] = [await newFolder(), await newFolder()]
    const server = await start(dataDir, backupFolder)
    await query(
      server,
      'create table orders as select number, repeat(md5(number::text), 20) as text from generate_series(1, 2000) as number',
    )
    const [file] = await query(server, `select pg_relation_filepath('orders')`)
    await server.stop()
    const made = []
    for (const hour of ['08', '09', '10'])
      made.push(await makeBackup({ dataDir, backupFolder, log }, moment(`2026-11-26T${hour}:00:00Z`), 2))
    await mkdir(join(backupFolder, 'base-20261126T110000Z.part'))
    expect(await backupsIn(backupFolder)).toEqual(made.slice(1))
    const backup = made[2] as Backup
    expect(await checkBackup({ dataDir, backupFolder, log }, backup)).toEqual({ tables: 1, rows: 2000 })
    await expect(restoreBackup({ dataDir, backupFolder, log }, backup)).rejects.toThrow('a restore covers none')

    const copied = join(backupFolder, backup.name, 'postgres', String(file))
    const bytes = await readFile(copied)
    bytes.fill(7, 8192 + 4000, 8192 + 4100)
    await writeFile(copied, bytes)
    await expect(checkBackup({ dataDir, backupFolder, log }, backup)).rejects.toThrow('invalid page')
  })

  test('is copied and proven each night; a night that fails takes away nothing that is known to open', async () => {
    const [dataDir, backupFolder] = [await newFolder(), await newFolder()]
    const server = await start(dataDir, backupFolder)
    await query(server, 'create table orders as select number from generate_series(1, 2000) as number')
    const [file] = await query(server, `select pg_relation_filepath('orders')`)
    const told: unknown[] = []
    const night = (date: string) =>
      backUpNightly({
        folders: { dataDir, backupFolder, log },
        keep: 1,
        clock: { now: () => moment(`${date}T03:00:00Z`) },
        log: { info: (about: unknown) => void told.push(about) },
      })
    const kept = async () => (await readdir(backupFolder)).filter((name) => name !== 'wal')

    await night('2026-11-26')
    await night('2026-11-27')
    expect(told).toEqual([
      { backup: 'base-20261126T030000Z', tables: 1, rows: 2000 },
      { backup: 'base-20261127T030000Z', tables: 1, rows: 2000 },
    ])
    expect(await kept()).toEqual(['base-20261127T030000Z'])
    const [proven] = await backupsIn(backupFolder)
    expect(proven?.provenAt).toEqual(moment('2026-11-27T03:00:00Z'))

    // A disk that goes bad. The server has written all it knew, and covers the damage no more.
    await server.stop()
    const path = join(dataDir, 'postgres', 'cluster', String(file))
    const bytes = await readFile(path)
    bytes.fill(7, 4000, 4100)
    await writeFile(path, bytes)
    await expect(night('2026-11-28')).rejects.toThrow('invalid page')
    // The copy of the damage stays beside it, and is called proven by nobody.
    expect((await backupsIn(backupFolder)).map(({ name, provenAt }) => [name, provenAt !== undefined])).toEqual([
      ['base-20261127T030000Z', true],
      ['base-20261128T030000Z', false],
    ])
    expect(told).toHaveLength(2)
  })
})

describe('which backups there are', () => {
  const at = (hour: string): Backup => ({
    name: hour,
    at: moment(`2026-11-26T${hour}:00:00Z`),
    firstWal: '',
    provenAt: undefined,
  })

  test('the last one before the moment is the one to begin with', () => {
    const all = [at('08'), at('09'), at('10')]
    expect(backupFor(all, undefined)?.name).toBe('10')
    expect(backupFor(all, moment('2026-11-26T09:30:00Z'))?.name).toBe('09')
    expect(backupFor(all, moment('2026-11-26T07:59:59Z'))).toBeUndefined()
  })

  test('the newest stay, and the last one that was proven, however old it is', () => {
    const proven = (hour: string) => ({ ...at(hour), provenAt: moment('2026-11-26T12:00:00Z') })
    const names = (all: readonly Backup[], keep: number) => stayingBackups(all, keep).map(({ name }) => name)
    expect(names([at('08'), at('09'), at('10')], 2)).toEqual(['09', '10'])
    expect(names([proven('07'), proven('08'), at('09'), at('10'), at('11')], 2)).toEqual(['08', '10', '11'])
    expect(names([proven('08'), at('09'), proven('10'), at('11')], 2)).toEqual(['10', '11'])
    expect(names([], 7)).toEqual([])
  })
})

test('a folder that never was a shop is not backed up, and leaves nothing that looks like a backup', async () => {
  const [dataDir, backupFolder] = [await newFolder(), await newFolder()]
  const made = makeBackup({ dataDir, backupFolder, log }, moment('2026-11-26T09:00:00Z'), 7)
  await expect(made).rejects.toThrow('There is no database in')
  expect(await readdir(backupFolder)).toEqual([])
})

describe('the commands', () => {
  const silent = createLog('fatal')
  const settings = { dataDir: '/nowhere', backupFolder: '/nowhere', databaseUrl: undefined }
  const now = moment('2026-11-26T09:00:00Z')

  test.each([
    [{ ...settings, databaseUrl: 'postgres://one' }, [], 'DATABASE_URL'],
    [{ ...settings, backupFolder: undefined }, [], 'Set BACKUP_FOLDER'],
    [settings, ['--keep', '0'], '--keep'],
    [settings, ['check'], 'There is no backup'],
    [settings, ['away'], 'npm run backup'],
  ])('%j %j is refused with a sentence', async (config, args, sentence) => {
    const said = await backupCommand(config, silent, now, args)
    expect('problems' in said ? said.problems.join() : '').toContain(sentence)
  })

  test.each([
    [['--until', 'yesterday'], '--until must be a moment'],
    [['--until', '2020-01-01'], 'There is no backup from before 2020-01-01'],
    [[], 'There is no backup in'],
  ])('a restore of %j is refused with a sentence', async (args, sentence) => {
    const said = await restoreCommand(settings, silent, args)
    expect('problems' in said ? said.problems.join() : '').toContain(sentence)
  })
})
