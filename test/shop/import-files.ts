import { mkdtempSync } from 'node:fs'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createImportFiles } from '#integrations/import-files/import-files.ts'
import type { Clock } from '#kernel/clock.ts'
import type { ImportKind, ImportMode } from '#shop/imports/import.ts'
import { importSentence } from '#shop/imports/messages.ts'
import type { TestShop } from './open-shop.ts'

export const importFiles = createImportFiles({ mostBytes: 50_000_000 })

/** A folder of files that a test imports into its shop; they were written when the shop's clock says. */
export function importFolder(shop: Pick<TestShop, 'shop'> & { readonly clock: Clock }) {
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
    /** How an undo ended, and how many rows it left; or why it was not begun. */
    undo: async (id: number) => {
      const told = await shop.shop.imports.undo(id, 'tester')
      return 'run' in told ? [told.run.status, told.run.counts.left] : importSentence(told.problem)
    },
    /** Everything that is wrong with the rows of an import, as `line column: sentence`. */
    problemsOf: async (id: number) => {
      const found: string[] = []
      for await (const { line, problems } of shop.shop.imports.rows(id, 'refused'))
        for (const { column, sentence } of problems ?? []) found.push(`${line} ${column}: ${sentence}`)
      return found
    },
    /** The run of an answer; a problem is thrown. */
    run: async (kind: ImportKind, lines: readonly string[], more: { mode?: ImportMode; planOnly?: boolean } = {}) => {
      const path = await write(lines)
      const told = await shop.shop.imports.begin({ kind, mode: 'delta', planOnly: false, by: 'tester', path, ...more })
      if ('problem' in told) throw new Error(importSentence(told.problem))
      return told.run
    },
  }
}
