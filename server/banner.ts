import { demoCustomers, demoPassword } from '#demo/demo-customers.ts'
import { storefronts } from '#kernel/storefront.ts'
import type { Config } from './config.ts'

/**
 * The addresses, for whoever opened the shop in a terminal.
 * @param hasStores whether there is one in which a tablet may stand
 * @param ownerLink by which the first owner begins in the back office, where nobody has
 */
export function startBanner(
  config: Pick<Config, 'publicUrl' | 'mailPage' | 'demo' | 'admin'>,
  ownerLink?: string | undefined,
  hasStores = true,
): string {
  const rows = storefronts.map(({ name, basePath }) => ({
    name: name as string,
    address: `${config.publicUrl}${basePath}/`,
  }))
  if (config.mailPage) rows.push({ name: 'Mails', address: `${config.publicUrl}/development/mail` })
  if (config.mailPage && hasStores)
    rows.push({ name: 'Store tablet', address: `${config.publicUrl}/development/in-store` })
  if (config.admin.port !== 0) rows.push({ name: 'Back office', address: `${config.admin.publicUrl}/` })
  // Shoppers of the demo shop, whom nobody else than its own machine ever lets in.
  const shoppers = config.mailPage && config.demo ? demoCustomers.map(({ email }) => email) : []
  const lines = rows.map(({ name, address }) => `    ${name.padEnd(16)}${address}`)
  return `\n  Cordwainer is open\n\n${lines.join('\n')}\n${ownerOf(ownerLink)}${loginsOf(shoppers)}\n  Ctrl-C closes the shop.\n\n`
}

function ownerOf(link: string | undefined): string {
  if (link === undefined) return ''
  return `\n  Nobody works in the back office yet. Its first owner begins here, once and within a week:\n\n    ${link}\n`
}

function loginsOf(shoppers: readonly string[]): string {
  if (shoppers.length === 0) return ''
  return `\n  Shoppers, all with the password '${demoPassword}'\n\n${shoppers.map((email) => `    ${email}`).join('\n')}\n`
}
