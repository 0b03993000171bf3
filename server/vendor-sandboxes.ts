import type { Hono } from 'hono'
import { createFlocklerSandbox } from '#integrations/flockler/flockler-sandbox.ts'
import { createGa4Sandbox } from '#integrations/ga4/ga4-sandbox.ts'
import { createMetaSandbox } from '#integrations/meta/meta-sandbox.ts'
import { createSqueezelySandbox } from '#integrations/squeezely/squeezely-sandbox.ts'
import { createEtrustedSandbox } from '#integrations/trusted-shops/etrusted-sandbox.ts'
import { createTrustbadgeSandbox } from '#integrations/trusted-shops/trustbadge-sandbox.ts'
import { createPushSandbox } from '#integrations/web-push/push-sandbox.ts'
import { systemClock } from '#kernel/clock.ts'
import { type Config, isLocal } from './config.ts'

/** Sandboxes of what pages load from elsewhere, and of who is told of purchases, on a machine of a developer whose settings name them. */
export function mountVendorSandboxes(
  app: Hono,
  { publicUrl, mailPage, thirdParties, ga4, meta, reviews }: Config,
): void {
  if (!mailPage || !isLocal(publicUrl)) return
  app.route('/sandbox/push', createPushSandbox({ base: `${publicUrl}/sandbox/push`, clock: systemClock }).app)
  const { squeezely, trustedShops, flockler } = thirdParties
  const paths = { squeezely: '/sandbox/squeezely', badge: '/sandbox/trusted-shops', walls: '/sandbox/flockler' }
  if (ga4?.url === `${publicUrl}/sandbox/ga4`) app.route('/sandbox/ga4', createGa4Sandbox({ clock: systemClock }).app)
  if (meta?.url === `${publicUrl}/sandbox/meta`)
    app.route('/sandbox/meta', createMetaSandbox({ ...meta, clock: systemClock }).app)
  if (reviews?.url === `${publicUrl}/sandbox/etrusted`) app.route('/sandbox/etrusted', etrusted(reviews))
  if (squeezely?.url === publicUrl + paths.squeezely) app.route(paths.squeezely, createSqueezelySandbox().app)
  if (trustedShops?.url === publicUrl + paths.badge) app.route(paths.badge, createTrustbadgeSandbox())
  if (flockler?.url === publicUrl + paths.walls) app.route(paths.walls, createFlocklerSandbox())
}

/** Each channel has a hundred reviews of the shop, and one of a pair that the demo shop sells. */
function etrusted({ clientId, clientSecret, channels }: NonNullable<Config['reviews']>): Hono {
  const sandbox = createEtrustedSandbox({ clientId, clientSecret, clock: systemClock })
  for (const channel of new Set(channels.values())) {
    sandbox.review(channel, [1, 0, 2, 10, 87])
    sandbox.write({ id: `rev-${channel}`, channelRef: channel, product: demoPair })
  }
  return sandbox.app
}

const demoPair = { id: 'prt-1', sku: '10110.001', name: 'A pair of the demo shop', url: 'https://shop.example/10110' }
