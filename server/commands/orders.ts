/** `npm run orders -- <what> …`: what staff tell the shop of orders, and ask about them. */
import '../configured-storefronts.ts'
import { withOperatorShop } from '../operator-shop.ts'
import { orderCommand } from '../order-commands.ts'

await withOperatorShop(async ({ shop }) => {
  const said = await orderCommand(shop.shop, process.argv.slice(2))
  if ('problems' in said) return said.problems
  process.stdout.write(`${said.lines.join('\n')}\n`)
  return undefined
})
