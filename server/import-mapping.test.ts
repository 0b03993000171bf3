import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readMapping } from './import-mapping.ts'

const files = { desk: {}, maker: { fixed: { manufacturer: 'FILL IN: who made the shoes', type: 'footwear' } } }

function shopWithMappings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-mapping-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'imports'))
  for (const [name, mapping] of Object.entries(files))
    writeFileSync(join(folder, 'imports', `${name}.json`), JSON.stringify(mapping))
  return folder
}

test('a mapping that has yet to say who made the shoes brings no products, and everything else', async () => {
  const folder = shopWithMappings()
  expect(await readMapping(folder, 'maker', [], 'products')).toEqual({
    problem: expect.stringMatching(/maker\.json is still to be filled in: manufacturer \(who made the shoes\)$/),
  })
  expect(await readMapping(folder, 'maker', [], 'stock')).toMatchObject({ mapping: { fixed: { type: 'footwear' } } })
  expect(await readMapping(folder, 'maker', ['manufacturer=Maker BV'], 'products')).toMatchObject({
    mapping: { fixed: { manufacturer: 'Maker BV', type: 'footwear' } },
  })
})

test('a mapping that is not there is answered with those that are', async () => {
  expect(await readMapping(shopWithMappings(), 'dsk', [], 'stock')).toEqual({
    problem: expect.stringMatching(/^There is no mapping .+dsk\.json; the folder has desk, maker, and the shop's own/),
  })
})
