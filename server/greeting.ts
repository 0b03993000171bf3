import { storefronts } from '#kernel/storefront.ts'
import type { Config } from './config.ts'

/** The addresses, for whoever opened the shop in a terminal. */
export function greeting(config: Pick<Config, 'publicUrl' | 'mailPage'>): string {
  const rows = storefronts.map(({ name, basePath }) => ({
    name: name as string,
    address: `${config.publicUrl}${basePath}/`,
  }))
  if (config.mailPage) rows.push({ name: 'Mails', address: `${config.publicUrl}/development/mail` })
  if (config.mailPage) rows.push({ name: 'Store tablet', address: `${config.publicUrl}/development/in-store` })
  const lines = rows.map(({ name, address }) => `    ${name.padEnd(16)}${address}`)
  return `\n  Cordwainer is open\n\n${lines.join('\n')}\n\n  Ctrl-C closes the shop.\n\n`
}
