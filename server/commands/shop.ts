/** `npm run shop -- settings …`: what the retailer decided, as a file and in the database. */
import { withOperatorShop } from '../operator-shop.ts'
import { settingsFileOf } from '../settings.ts'
import { settingsCommand, shopUsage } from '../settings-commands.ts'

await withOperatorShop(async ({ config, shop }) => {
  const [subject, ...args] = process.argv.slice(2)
  if (subject !== 'settings') return shopUsage
  const said = await settingsCommand(shop.shop, settingsFileOf(config.shopFolder), args)
  if ('problems' in said) return said.problems
  process.stdout.write(`${said.lines.join('\n')}\n`)
  return undefined
})
