/** `npm run export -- <what> <file>`: what the shop knows, in files (docs/exporting.md). */
import '../configured-storefronts.ts'
import { exportCommand } from '../export-commands.ts'
import { withOperatorShop } from '../operator-shop.ts'

await withOperatorShop(async ({ shop }) => {
  const { isTTY } = process.stderr
  const said = await exportCommand(shop.shop, process.argv.slice(2), isTTY ? onRows : undefined)
  if (isTTY) process.stderr.write('\r\u001b[K')
  if ('problems' in said) return said.problems
  process.stdout.write(`${said.lines.join('\n')}\n`)
  return undefined
})

function onRows(written: number, total: number | undefined): void {
  const rows = written.toLocaleString('en')
  if (total === undefined) {
    process.stderr.write(`\r${rows} rows `)
    return
  }
  const percent = Math.min(100, Math.floor((100 * written) / Math.max(1, total)))
  const bar = '#'.repeat(Math.floor(percent / 5)).padEnd(20, '.')
  process.stderr.write(`\r[${bar}] ${rows} of ${total.toLocaleString('en')} rows `)
}
