import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readBrevoEvents } from '#integrations/brevo/brevo-webhook.ts'
import type { Shop } from '#shop/shop.ts'
import { isSameSecret } from './same-secret.ts'

export const newsletterWebhookPath = '/webhooks/brevo'

/** Bytes: some hundred events, as Brevo gathers them when it is told to. */
const longestNews = 512 * 1024

/**
 * Where Brevo says that somebody unsubscribed, complained or can't be reached. It shows a bearer token; whether an address is
 * known makes no difference to the answer. A failure is a 500, after which Brevo tells it again.
 */
export function mountNewsletterWebhook(app: Hono, shop: Pick<Shop, 'endSubscription' | 'clock'>, secret: string): void {
  app.use(newsletterWebhookPath, async (context, next) => {
    if (isSameSecret(context.req.header('authorization'), `Bearer ${secret}`)) return next()
    return context.json({ message: 'The token is wrong' }, 401)
  })
  app.post(newsletterWebhookPath, bodyLimit({ maxSize: longestNews }), async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined)
    if (body === undefined) return context.json({ message: 'This is no JSON' }, 400)
    for (const news of readBrevoEvents(body, shop.clock.now())) await shop.endSubscription(news)
    return context.json({ ok: true })
  })
}
