/** `npm run import -- <what> <file>`: takes over what a merchandise system wrote (docs/importing.md). */
import '../configured-storefronts.ts'
import { userInfo } from 'node:os'
import type { ImportRun } from '#shop/imports/import.ts'
import { giveWayToShop, importCommand } from '../import-commands.ts'
import { withOperatorShop } from '../operator-shop.ts'

giveWayToShop()

await withOperatorShop(async ({ shop, config }) => {
  const said = await importCommand(
    {
      imports: shop.shop.imports,
      by: userInfo().username,
      readReviews: shop.shop.importServiceReviews,
      shopFolder: config.shopFolder,
      ...(process.stderr.isTTY ? { onProgress } : {}),
    },
    process.argv.slice(2),
  )
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  if ('problems' in said) return said.problems
  process.stdout.write(`${said.lines.join('\n')}\n`)
  // Whoever runs this by the clock wants to know that somebody has to look.
  if (said.waits) process.exitCode = 2
  return undefined
})

function onProgress({ id, status, cursor }: ImportRun): void {
  process.stderr.write(`\rImport ${id}: ${status}, row ${cursor.toLocaleString('en')} `)
}
