import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { newToken } from '#kernel/ids.ts'
import type { Shop } from '#shop/shop.ts'
import type { ShopConfig } from './config.ts'
import type { OpenContent } from './content.ts'
import { mountInStorePage } from './in-store-page.ts'
import type { Log } from './log.ts'
import { mountNewsletterWebhook } from './newsletter-webhook.ts'
import { mountPaymentWebhook } from './payment-webhook.ts'
import { clientAddress } from './request-checks.ts'
import { onlyWithKey, type SandboxKey } from './sandbox-key.ts'
import { mountStaffPage } from './staff-page.ts'
import { mountVendorSandboxes } from './vendor-sandboxes.ts'
import { mountPaymentSandbox, type PaymentProvider } from './vendors/payment-provider.ts'
import { mountRecaptchaSandbox } from './vendors/recaptcha-service.ts'
import { type StoreScreens, storeScreensPath } from './vendors/store-screens.ts'
import { type StoreSessions, storeSessionsPath } from './vendors/store-sessions.ts'

type MountedParts = {
  readonly shop: Shop
  readonly content: OpenContent
  readonly door: SandboxKey
  readonly payment: PaymentProvider
  readonly screens: StoreScreens
  readonly sessions: StoreSessions
  readonly log: Log
}

/** Routes beside pages and API: what vendors tell us, the sandboxes, and the page of staff in a store. */
export function mountShop(app: Hono, config: ShopConfig, parts: MountedParts): void {
  const { shop, content, door, payment, screens, log } = parts
  mountPaymentWebhook(app, shop)
  if (payment.sandbox) mountPaymentSandbox(app, payment.sandbox, { ...door, publicUrl: config.publicUrl, log })
  content.mount(app, shop)
  if (config.brevo.webhookSecret !== undefined) mountNewsletterWebhook(app, shop, config.brevo.webhookSecret)
  mountVendorSandboxes(app, config)
  mountRecaptchaSandbox(app, config)
  if (screens.sandbox && config.mailPage) app.route(storeScreensPath, screens.sandbox)
  mountStores(app, config, parts)
}

/** What a store's tablets and staff ask. Staff begin sessions there; who has their key, or the sandbox's, may ask about them too. */
function mountStores(app: Hono, config: ShopConfig, { shop, door, sessions }: MountedParts): void {
  const { staffKey } = config.tabletop
  const addressOf = (context: Context) => {
    const { incoming }: Partial<HttpBindings> = context.env ?? {}
    return incoming && clientAddress(incoming, config.trustProxy)
  }
  if (staffKey !== undefined || config.mailPage) {
    const isOpen = staffKey === undefined
    mountStaffPage(app, { shop, staffKey: staffKey ?? newToken(), secure: config.secure, isOpen, addressOf })
  }
  if (sessions.isElsewhere) return
  if (door.isSecret) app.use(`${storeSessionsPath}/*`, onlyWithKey([staffKey, door.key]))
  app.route(storeSessionsPath, sessions.ownApp)
  if (config.mailPage) mountInStorePage(app, shop, sessions.own)
}
