import '#shop/alerts/alert-mail-messages.ts'
import '#shop/customers/account-mail-messages.ts'
import '#shop/customers/export-messages.ts'
import '#shop/fulfilment/status-mail-messages.ts'
import '#shop/invoices/invoice-messages.ts'
import '#shop/loyalty/voucher-mail-messages.ts'
import '#shop/mail/sender-messages.ts'
import '#shop/newsletter/newsletter-mail-messages.ts'
import '#shop/orders/order-acknowledgement-messages.ts'
import '#shop/orders/order-confirmation-messages.ts'
import '#shop/orders/pickup-mail-messages.ts'
import '#shop/orders/withdrawal-mail-messages.ts'
import '#shop/orders/withdrawal-messages.ts'
import '#shop/reservations/reservation-mail-messages.ts'
import '#backoffice/messages/staff-language-messages.ts'
import '#api/catalog-messages.ts'
import '#api/loyalty.ts'
import '#api/region-names.ts'
import '#shop/fulfilment/store-mail.ts'
import '#shop/loyalty/vouchers.ts'
import '#shop/orders/payment-names.ts'
import '#shop/orders/question-mail.ts'
import '#shop/settings/settings-phrases.ts'
import './plain-page.ts'
import './staff-page-messages.ts'
import { type SourceMessage, sourceMessages } from '#languages/message-set.ts'
import type { MessageFile } from '#languages/translations.ts'
import { en } from '#web/messages/en.ts'

/** All English texts of a file, by key: every set above registers its own when it is loaded. */
export function allSourceMessages(file: MessageFile): ReadonlyMap<string, SourceMessage> {
  if (file !== 'screens') return sourceMessages(file)
  return new Map(Object.entries(en).map(([key, english]) => [key, { english }]))
}
