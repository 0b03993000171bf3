/** `npm run reservations -- <what> …`: what stores tell the shop of pairs that they keep apart. */
import '../configured-storefronts.ts'
import { withOperatorShop } from '../operator-shop.ts'
import { reservationCommand } from '../reservation-commands.ts'

await withOperatorShop(async ({ shop }) => {
  const said = await reservationCommand(shop.shop, process.argv.slice(2))
  if ('problems' in said) return said.problems
  process.stdout.write(`${said.lines.join('\n')}\n`)
  return undefined
})
