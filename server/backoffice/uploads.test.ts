import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { createUploads } from './uploads.ts'

const folder = join(await mkdtemp(join(tmpdir(), 'uploads-')), 'files')
const uploads = createUploads(folder)
const bytes = new TextEncoder().encode('sku,quantity\n')

test('a file is kept in its folder, whatever its name says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.constantFrom('../../etc/passwd', '..\\x.csv', '/etc/x', 'a\0b.csv', '.', '..', '')),
      async (name) => {
        const path = await uploads.pathOf(await uploads.keep(name, bytes, new Date()))
        expect(path?.startsWith(folder + sep)).toBe(true)
        expect(path?.slice(folder.length + 1)).toMatch(/^[\da-f-]{36}\/[\w.-]+$/)
        expect(path).not.toContain('..')
        expect(await readFile(path ?? '', 'utf8')).toBe('sku,quantity\n')
      },
    ),
    { numRuns: 40 },
  )
})

test('its end says what it is, and it goes when it was read', async () => {
  const id = await uploads.keep('Voorraad nacht 3.csv', bytes, new Date())
  const path = (await uploads.pathOf(id)) ?? ''
  expect(path).toMatch(/\/Voorraad_nacht_3\.csv$/)
  await uploads.remove(path)
  expect(await uploads.pathOf(id)).toBeUndefined()
})

test('nothing is found by what is no id, and what nobody read goes after two days', async () => {
  expect(await uploads.pathOf('../x')).toBeUndefined()
  expect(await uploads.pathOf(crypto.randomUUID())).toBeUndefined()
  await uploads.keep('late.csv', bytes, new Date(Date.now() + 3 * day))
  expect(await readdir(folder)).toHaveLength(1)
})
