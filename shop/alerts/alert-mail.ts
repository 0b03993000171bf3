import { pageUrl } from '#kernel/page-url.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { writtenDate } from '#kernel/written-date.ts'
import { actionPart, composeLetter, paragraphsPart, smallPrintPart } from '../mail/letter.ts'
import { mailLink, smallLines } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import { unsubscribeHeaders } from '../newsletter/newsletter-mail.ts'
import { alertMailMessages } from './alert-mail-messages.ts'
import type { StockAlert } from './stock-alert.ts'

/** The one mail of an alert. It advertises nothing but what was asked for. */
export function alertMail(alert: StockAlert, senderDetails: SenderDetails): Mail {
  const { publicUrl } = senderDetails
  const storefront = storefrontOf(alert.storefrontCode)
  const messages = alertMailMessages(storefront.contentLang)
  const { identity } = mailSender(storefront, senderDetails)
  const product = `${alert.product.brand} ${alert.product.name}`
  const subject = messages.subject[alert.kind](product)
  const sizes = new Intl.ListFormat(storefront.iso, { type: 'conjunction' }).format(alert.sizes ?? [])
  const line = messages.line(product, sizes || alert.size.name)
  const why = messages.why(writtenDate(alert.askedAt, storefront))
  const target = pageUrl(publicUrl, storefront, alert.product.url)
  const others = publicUrl + routePath(storefront, 'stockAlerts', { hash: alert.token })
  return {
    key: `stock-alert:${alert.id}`,
    to: alert.email,
    subject,
    ...composeLetter(storefront, senderDetails, {
      title: subject,
      heading: messages.heading[alert.kind],
      preview: line,
      parts: [
        paragraphsPart(line, messages.soon),
        actionPart({ label: messages.action, url: target }),
        { html: [smallLines([why, mailLink(messages.others, others)])], text: [why, `${messages.others}: ${others}`] },
        smallPrintPart(identity),
      ],
    }),
    headers: unsubscribeHeaders(others),
  }
}
