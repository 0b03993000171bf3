import { mkdtempSync } from 'node:fs'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createImportFiles } from '#integrations/import-files/import-files.ts'
import type { ImportKind, ImportMode } from '#shop/imports/import.ts'
import type { TestShop } from './open-shop.ts'

export const importFiles = createImportFiles({ mostBytes: 50_000_000 })

/** A folder of files that a test imports into its shop; they were written when the shop's clock says. */
export function importFolder(shop: Pick<TestShop, 'shop' | 'clock'>) {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  afterAll(() => rm(folder, { recursive: true }))
  let count = 0
  const write = async (lines: readonly string[]): Promise<string> => {
    count += 1
    const path = join(folder, `file-${count}.csv`)
    await writeFile(path, `${lines.join('\n')}\n`)
    await utimes(path, shop.clock.now(), shop.clock.now())
    return path
  }
  return {
    folder,
    write,
    begin: async (kind: ImportKind, lines: readonly string[], more: { mode?: ImportMode; planOnly?: boolean } = {}) => {
      const path = await write(lines)
      return shop.shop.imports.begin({ kind, mode: 'delta', planOnly: false, by: 'tester', path, ...more })
    },
    /** The run of an answer; a problem is thrown. */
    run: async (kind: ImportKind, lines: readonly string[], more: { mode?: ImportMode; planOnly?: boolean } = {}) => {
      const path = await write(lines)
      const told = await shop.shop.imports.begin({ kind, mode: 'delta', planOnly: false, by: 'tester', path, ...more })
      if ('problem' in told) throw new Error(told.problem)
      return told.run
    },
  }
}
