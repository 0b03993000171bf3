import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { CatalogIndex } from '#shop/search/catalog-index.ts'
import { packIndex, unpackIndex } from '#shop/search/packed-index.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import { indexFile } from './index-file.ts'

const index = await CatalogIndex.of(searchableFeed(demoCatalog(new Date('2026-11-21T10:00:00Z'))))

async function setUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'index-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const told: unknown[] = []
  const fileOf = (url: string) => indexFile({ dataDir, database: { url } }, (error) => told.push(error))
  return { dataDir, told, fileOf }
}

test('an index that is kept is there the next time', async () => {
  const { fileOf, told } = await setUp()
  expect(await fileOf('postgres://shop').load()).toBeUndefined()
  await fileOf('postgres://shop').keep(packIndex(index))
  await fileOf('postgres://shop').keep(packIndex(index))
  const again = unpackIndex(await fileOf('postgres://shop').load())
  expect(again?.columns.skus).toEqual(index.columns.skus)
  expect(again?.columns.popularity).toEqual(index.columns.popularity)
  expect(told).toEqual([])
})

test('another database has an index of its own', async () => {
  const { fileOf } = await setUp()
  await fileOf('postgres://shop').keep(packIndex(index))
  expect(await fileOf('postgres://other').load()).toBeUndefined()
})

test('half a file is told of and not used', async () => {
  const { fileOf, told, dataDir } = await setUp()
  await fileOf('postgres://shop').keep(packIndex(index))
  const [name = ''] = await readdir(join(dataDir, 'search'))
  await truncate(join(dataDir, 'search', name), 1000)
  expect(await fileOf('postgres://shop').load()).toBeUndefined()
  expect(told).toHaveLength(1)
})

test('a folder that can’t be written to is told of, and nothing fails', async () => {
  const { fileOf, told, dataDir } = await setUp()
  await writeFile(join(dataDir, 'search'), 'a file where the folder should be')
  await fileOf('postgres://shop').keep(packIndex(index))
  expect(told).toHaveLength(1)
})
