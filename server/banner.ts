import { demoCustomers, demoPassword } from '#demo/demo-customers.ts'
import { storefronts } from '#kernel/storefront.ts'
import type { Config } from './config.ts'

/** The addresses, for whoever opened the shop in a terminal. */
export function startBanner(config: Pick<Config, 'publicUrl' | 'mailPage' | 'demo'>): string {
  const rows = storefronts.map(({ name, basePath }) => ({
    name: name as string,
    address: `${config.publicUrl}${basePath}/`,
  }))
  if (config.mailPage) rows.push({ name: 'Mails', address: `${config.publicUrl}/development/mail` })
  if (config.mailPage) rows.push({ name: 'Store tablet', address: `${config.publicUrl}/development/in-store` })
  // Shoppers of the demo shop, whom nobody else than its own machine ever lets in.
  const shoppers = config.mailPage && config.demo ? demoCustomers.map(({ email }) => email) : []
  const lines = rows.map(({ name, address }) => `    ${name.padEnd(16)}${address}`)
  return `\n  Cordwainer is open\n\n${lines.join('\n')}\n${loginsOf(shoppers)}\n  Ctrl-C closes the shop.\n\n`
}

function loginsOf(shoppers: readonly string[]): string {
  if (shoppers.length === 0) return ''
  return `\n  Shoppers, all with the password '${demoPassword}'\n\n${shoppers.map((email) => `    ${email}`).join('\n')}\n`
}
