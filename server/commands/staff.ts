/** `npm run staff -- <what> …`: the first owner, and whoever is locked out of the back office. */
import '../configured-storefronts.ts'
import { withOperatorShop } from '../operator-shop.ts'
import { staffCommand } from '../staff-commands.ts'

await withOperatorShop(async ({ shop, config }) => {
  const said = await staffCommand(shop.shop, config.admin.publicUrl, process.argv.slice(2))
  if ('problems' in said) return said.problems
  process.stdout.write(`${said.lines.join('\n')}\n`)
  return undefined
})
