/** `npm run shop -- …`: makes the folder of a shop, checks it, and moves what the retailer decided between it and the database. */
import '../configured-storefronts.ts'
import { catalogueFileOf, importFirstCatalogue } from '../first-catalogue.ts'
import { withOperatorShop } from '../operator-shop.ts'
import type { CommandOutput } from '../order-commands.ts'
import { settingsFileOf } from '../settings.ts'
import { settingsCommand, shopUsage } from '../settings-commands.ts'

const [subject, ...args] = process.argv.slice(2)
switch (subject) {
  case 'new':
    await makeShop()
    break
  case 'settings':
    await withOperatorShop(async ({ config, shop }) => {
      const said = await settingsCommand(shop.shop, settingsFileOf(config.shopFolder), args)
      if ('problems' in said) return said.problems
      process.stdout.write(`${said.lines.join('\n')}\n`)
      return undefined
    })
    break
  case 'check':
    await checkFolderOfShop()
    break
  case 'brand':
    await checkLook()
    break
  case 'catalogue':
    await withOperatorShop(async ({ config, shop }) => {
      const taken = await importFirstCatalogue(shop.shop, config.shopFolder)
      if (!taken) return [`There is no ${catalogueFileOf(config.shopFolder)}.`]
      process.stdout.write(
        `${counted(taken.categories, 'category', 'categories')} and ${counted(taken.locations, 'location', 'locations')} are known.\n`,
      )
      return undefined
    })
    break
  default:
    process.stderr.write(`${shopUsage.join('\n')}\n`)
    process.exitCode = 1
}

/** A new folder needs no database, and no shop that is right already. */
async function makeShop(): Promise<void> {
  const { newShopCommand, terminalAsk } = await import('../new-shop/new-shop-command.ts')
  const { ask, close } = terminalAsk()
  const said = await newShopCommand(args, { from: process.env.INIT_CWD ?? process.cwd(), now: new Date(), ask })
  close()
  say(said)
}

/** Whoever mends a folder wants to be told without a database, and of all of it at once. */
async function checkFolderOfShop(): Promise<void> {
  const [{ readConfig }, { checkShop }] = await Promise.all([import('../config.ts'), import('../shop-check.ts')])
  say(checkShop(readConfig()))
}

async function checkLook(): Promise<void> {
  if (args[0] !== 'check' || args.length > 1) return say({ problems: shopUsage })
  const [{ readConfig }, { checkBrand }] = await Promise.all([import('../config.ts'), import('../shop-check.ts')])
  say(checkBrand(readConfig()))
}

function say(said: CommandOutput): void {
  if ('problems' in said) {
    process.stderr.write(`${said.problems.join('\n')}\n`)
    process.exitCode = 1
  } else process.stdout.write(`${said.lines.join('\n')}\n`)
}

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}
