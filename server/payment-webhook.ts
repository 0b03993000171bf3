import type { Hono } from 'hono'
import { isMolliePaymentId } from '#integrations/mollie/mollie-wire.ts'
import type { Shop } from '#shop/shop.ts'

export const paymentWebhookPath = '/webhooks/mollie'

/** Characters. Mollie posts `id=tr_…` and nothing else. */
const longestNews = 4096

/**
 * Where Mollie says that something happened to a payment. Everybody can post here: what is no id of a payment goes no
 * further, and an id that is not ours gets the same answer, so that who asks learns nothing.
 */
export function mountPaymentWebhook(app: Hono, shop: Pick<Shop, 'settleByProviderId'>): void {
  app.post(paymentWebhookPath, async (context) => {
    const news = await context.req.text()
    if (news.length > longestNews) return context.body(null, 413)
    const id = new URLSearchParams(news).get('id')
    if (id !== null && isMolliePaymentId(id)) await shop.settleByProviderId(id)
    return context.body(null, 200)
  })
}
