import { defaultStorefront } from '#kernel/storefront.ts'
import type { Company } from './company.ts'

/** From where the shop writes mails. */
export const mailboxOf = ({ mailbox, contacts }: Pick<Company, 'mailbox' | 'contacts'>): string =>
  mailbox ?? contacts[defaultStorefront.code].email

/** Sender of the shop's mails, as a mail's head has it; a name may have any signs (RFC 5322, quoted-string). */
export function mailFromOf(company: Pick<Company, 'tradeName' | 'mailbox' | 'contacts'>): string {
  const name = company.tradeName.replaceAll(/[\\"]/g, '')
  return `${/^[A-Za-z0-9 ]+$/.test(name) ? name : `"${name}"`} <${mailboxOf(company)}>`
}

/** Where the stores read, with `{code}` for the code of the store. */
export const storeMailboxOf = (company: Pick<Company, 'storeMailbox' | 'mailbox' | 'contacts'>): string =>
  company.storeMailbox ?? mailboxOf(company)
