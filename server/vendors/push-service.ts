import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { createWebPush } from '#integrations/web-push/web-push-sender.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Company } from '#shop/company/company.ts'
import { mailboxOf } from '#shop/company/mailboxes.ts'
import { isLocal, type ShopConfig } from '../config.ts'

/** The push services of browsers; on the machine of a developer the browser of a test has one of its own. */
export function openPushService(
  { publicUrl, mailPage }: Pick<ShopConfig, 'publicUrl' | 'mailPage'>,
  { company, clock, observe }: { readonly company: Company; readonly clock: Clock; readonly observe: ObserveVendor },
) {
  return createWebPush({
    contact: publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailboxOf(company)}`,
    clock,
    sandbox: mailPage && isLocal(publicUrl) ? `${publicUrl}/sandbox/push/` : undefined,
    observe,
  })
}
