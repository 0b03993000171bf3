import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import type { Company } from '#shop/company/company.ts'
import { mailFromOf } from '#shop/company/mailboxes.ts'
import type { ShopConfig } from '../config.ts'

/** Mails leave by SMTP where the settings name a server; without one they stay in the outbox. */
export async function openSmtpMail(
  { mail: { smtpUrl, from } }: Pick<ShopConfig, 'mail'>,
  company: Company,
  observe: ObserveVendor,
) {
  if (smtpUrl === undefined) return undefined
  const { createSmtpMail } = await import('#integrations/mail/smtp.ts')
  return createSmtpMail({ url: smtpUrl, from: from ?? mailFromOf(company), observe })
}
