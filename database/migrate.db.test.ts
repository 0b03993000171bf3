import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { migrateDatabase } from './migrate.ts'
import { createTestDatabase } from './testing.ts'

const { db, pool } = await createTestDatabase()
const untouched = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
afterAll(() => rm(folder, { recursive: true }))

const write = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text)
const recorded = async () =>
  (await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )

beforeEach(async () => {
  await sql`drop table if exists schema_migrations, shoes, boots, laces`.execute(db)
  for (const file of await readdir(folder)) await rm(join(folder, file))
  await write('001-shoes', 'create table shoes (id int primary key);\ninsert into shoes values (1);\n')
  await write('002-boots', 'create table boots (id int primary key);\n')
})

test('runs what is new, in order, and nothing twice', async () => {
  expect(await migrateDatabase(pool, folder)).toEqual(['001-shoes', '002-boots'])
  expect(await migrateDatabase(pool, folder)).toEqual([])
  await write('003-laces', 'create table laces (id int);')
  expect(await migrateDatabase(pool, folder)).toEqual(['003-laces'])
  expect(await recorded()).toEqual(['001-shoes', '002-boots', '003-laces'])
})

test('nodes that start at once wait for each other', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(pool, folder)))
  expect(applied.flat().sort()).toEqual(['001-shoes', '002-boots'])
})

test('a migration that fails leaves nothing behind, and the ones before it stay', async () => {
  await write('003-laces', 'create table laces (id int); insert into shoes values (1);')
  await expect(migrateDatabase(pool, folder)).rejects.toThrow(/^The migration 003-laces failed: duplicate key/)
  expect(await recorded()).toEqual(['001-shoes', '002-boots'])
  await write('003-laces', 'create table laces (id int);')
  expect(await migrateDatabase(pool, folder)).toEqual(['003-laces'])
})

const concurrently = (value: string) =>
  `-- outside a transaction\ndrop index concurrently if exists shoes_id;\ncreate unique index concurrently shoes_id on shoes ((${value}));\n`

test('an index is made beside whatever is written, by one of the nodes that start at once', async () => {
  await write('003-index', concurrently('id + 1'))
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(pool, folder)))
  expect(applied.flat().sort()).toEqual(['001-shoes', '002-boots', '003-index'])
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = 'shoes_id'::regclass`.execute(db)
  expect(rows).toEqual([{ valid: true }])
})

test('what runs outside a transaction and was cut off runs again, until it is recorded', async () => {
  await write('002-more', 'insert into shoes values (2);')
  await rm(join(folder, '002-boots.sql'))
  await write('003-index', concurrently('1'))
  await expect(migrateDatabase(pool, folder)).rejects.toThrow('The migration 003-index failed: could not create unique')
  expect(await recorded()).toEqual(['001-shoes', '002-more'])
  await write('003-index', concurrently('id'))
  expect(await migrateDatabase(pool, folder)).toEqual(['003-index'])
  expect(await migrateDatabase(pool, folder)).toEqual([])
})

test('refuses a file that was changed after it had been applied, but not other line ends', async () => {
  await migrateDatabase(pool, folder)
  await write('001-shoes', 'create table shoes (id int primary key);\r\ninsert into shoes values (1);\r\n')
  expect(await migrateDatabase(pool, folder)).toEqual([])
  await write('001-shoes', 'create table shoes (id bigint primary key);\n')
  await expect(migrateDatabase(pool, folder)).rejects.toThrow(
    'The migration 001-shoes was changed after it had been applied.',
  )
})

test('refuses a database that a newer release has migrated', async () => {
  await migrateDatabase(pool, folder)
  await rm(join(folder, '002-boots.sql'))
  await expect(migrateDatabase(pool, folder)).rejects.toThrow('this code does not know the migration 002-boots')
})

test('refuses a migration that slips in before one that was applied', async () => {
  await migrateDatabase(pool, folder)
  await rm(join(folder, '002-boots.sql'))
  await write('002-boots', 'create table boots (id int primary key);\n')
  await write('000-socks', 'select 1;')
  await expect(migrateDatabase(pool, folder)).rejects.toThrow('The migration 000-socks comes before 002-boots')
})

test.each([
  ['laces', 'The migration laces.sql is not named NNN-name.sql.'],
  ['002-laces', 'The migrations 002-boots.sql and 002-laces.sql have the same number.'],
])('refuses a file named %s', async (name, sentence) => {
  await write(name, 'select 1;')
  await expect(migrateDatabase(pool, folder)).rejects.toThrow(sentence)
})

test("the shop's own migrations have nothing to add to the database that they made", async () => {
  expect(await migrateDatabase(untouched.pool)).toEqual([])
})
