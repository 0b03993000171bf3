/**
 * `npm run bench -- round-trip`: writes all products, prices and pieces of the catalogue of `DATA_DIR` into files and reads them again as
 * full files, which have to change nothing. No shop may run on the same folder meanwhile.
 */
import '#server/configured-storefronts.ts'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeShop } from '#server/composition-root.ts'
import { readConfig } from '#server/config.ts'
import { exportCommand } from '#server/export-commands.ts'
import { createLog } from '#server/log.ts'
import { startShopDatabase } from '#server/shop-database.ts'
import { importSentence } from '#shop/imports/messages.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** What of each kind: all storefronts and locations would be ten times as many rows, all of them alike. */
const exported = [['products'], ['prices', '--storefront', 'nl_NL'], ['stock', '--location', 'DC']] as const

export async function benchRoundTrip(): Promise<void> {
  const config = readConfig()
  const { database, stop } = await startShopDatabase(config, createLog('warn'), (error) => {
    throw error
  })
  const { shop, close } = await composeShop({ ...config, database })
  const folder = await mkdtemp(join(tmpdir(), 'bench-round-trip-'))
  try {
    print('\n  what          MB   written    read again       rows   that would change')
    for (const [kind, ...more] of exported) {
      const path = join(folder, `${kind}.csv`)
      const begun = performance.now()
      await exportCommand(shop, [kind, path, ...more])
      const written = performance.now()
      const told = await shop.imports.begin({ kind, mode: 'full', path, planOnly: true, by: 'bench' })
      if ('problem' in told) throw new Error(importSentence(told.problem))
      const { rows, unchanged } = told.run.counts
      const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(0)} s`.padStart(10)
      const size = ((await stat(path)).size / 2 ** 20).toFixed(0)
      print(
        `  ${kind.padEnd(9)}${size.padStart(7)}${seconds(begun, written)}${seconds(written, performance.now()).padStart(14)}${`${rows}`.padStart(11)}${`${rows - unchanged}`.padStart(20)}`,
      )
      // Nobody approves of it.
      await shop.imports.undo(told.run.id, 'bench')
      if (rows !== unchanged) process.exitCode = 1
    }
    print('')
  } finally {
    await rm(folder, { recursive: true })
    await close()
    await stop()
  }
}
