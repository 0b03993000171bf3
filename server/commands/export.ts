/** `npm run export -- <what> <file>`: what a bookkeeper reads (docs/your-shop/bookkeeping.md). */
import { exportCommand } from '../export-commands.ts'
import { withOperatorShop } from '../operator-shop.ts'

await withOperatorShop(async ({ shop }) => {
  const said = await exportCommand(shop.shop, process.argv.slice(2))
  if ('problems' in said) return said.problems
  process.stdout.write(`${said.lines.join('\n')}\n`)
  return undefined
})
