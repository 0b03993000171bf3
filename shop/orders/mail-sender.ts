import type { Storefront } from '#kernel/storefront.ts'
import { countryName } from './address-lines.ts'
import { confirmationWords } from './order-confirmation-words.ts'
import { contacts, trader } from './trader.ts'

/** Who writes to the shopper, as every mail about a contract says it. */
export type MailSender = {
  /** Name and address in one line. */
  readonly seat: string
  readonly email: string
  /** How to reach customer service. */
  readonly contact: readonly string[]
  readonly identity: readonly string[]
}

export function mailSender(storefront: Pick<Storefront, 'code' | 'iso'>): MailSender {
  const words = confirmationWords(storefront)
  const { phone, email } = contacts[storefront.code]
  const seat = `${trader.name}, ${trader.street}, ${trader.place}, ${countryName(trader.country, storefront.iso)}`
  return {
    seat,
    email,
    contact: [`${words.phone}${words.colon}${phone}`, words.hours, `${words.email}${words.colon}${email}`],
    identity: [
      seat,
      `${words.companyNumber}${words.colon}${trader.companyNumber}`,
      `${words.vatNumber}${words.colon}${trader.vatNumber}`,
    ],
  }
}
