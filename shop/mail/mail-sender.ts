import type { Storefront } from '#kernel/storefront.ts'
import type { Company } from '../company/company.ts'
import { companyAddress } from '../company/company-placeholders.ts'
import type { MailColors } from './mail-html.ts'
import { senderMessages } from './sender-messages.ts'

/** Who writes to the shopper, as every mail about a contract says it. */
export type MailSender = {
  /** Name and address in one line. */
  readonly seat: string
  readonly email: string
  /** How to reach customer service. */
  readonly contact: readonly string[]
  readonly identity: readonly string[]
}

/** What every mail needs to know beside its own matter. */
export type SenderDetails = {
  readonly company: Company
  /** When customer service is there, in words: `Monday to Friday 09:00–17:00`. Papers that are kept don't say it. */
  readonly serviceHours?: ((storefront: Storefront) => string) | undefined
  /** `https://www.example.com`, without a slash at the end. */
  readonly publicUrl: string
  /** Of the shop's brand; absent where the house's own count. */
  readonly colors?: MailColors | undefined
}

export function mailSender(
  storefront: Storefront,
  { company, serviceHours }: Pick<SenderDetails, 'company' | 'serviceHours'>,
): MailSender {
  const messages = senderMessages(storefront.contentLang)
  const { phone, email } = company.contacts[storefront.code]
  const seat = `${company.name}, ${companyAddress(company, storefront.iso)}`
  return {
    seat,
    email,
    contact: [
      `${messages.phone}${messages.colon}${phone}`,
      ...(serviceHours ? [serviceHours(storefront)] : []),
      `${messages.email}${messages.colon}${email}`,
    ],
    identity: [
      seat,
      `${company.register.name[storefront.language]}${messages.colon}${company.register.number}`,
      `${messages.vatNumber}${messages.colon}${company.vatNumber}`,
      ...(company.registrations.GB && storefront.code === 'en_GB'
        ? [`UK ${messages.vatNumber}${messages.colon}${company.registrations.GB}`]
        : []),
    ],
  }
}
