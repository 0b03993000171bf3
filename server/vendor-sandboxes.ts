import type { Hono } from 'hono'
import { createFlocklerSandbox } from '#integrations/flockler/flockler-sandbox.ts'
import { createGa4Sandbox } from '#integrations/ga4/ga4-sandbox.ts'
import { createMetaSandbox } from '#integrations/meta/meta-sandbox.ts'
import { createSqueezelySandbox } from '#integrations/squeezely/squeezely-sandbox.ts'
import { createTrustbadgeSandbox } from '#integrations/trusted-shops/trustbadge-sandbox.ts'
import { createPushSandbox } from '#integrations/web-push/push-sandbox.ts'
import { systemClock } from '#kernel/clock.ts'
import { type Config, isLocal } from './config.ts'

/** Sandboxes of what pages load from elsewhere, and of who is told of purchases, on a machine of a developer whose settings name them. */
export function mountVendorSandboxes(app: Hono, { publicUrl, mailPage, thirdParties, ga4, meta }: Config): void {
  if (!mailPage || !isLocal(publicUrl)) return
  app.route('/sandbox/push', createPushSandbox({ base: `${publicUrl}/sandbox/push`, clock: systemClock }).app)
  const { squeezely, trustedShops, flockler } = thirdParties
  const paths = { squeezely: '/sandbox/squeezely', badge: '/sandbox/trusted-shops', walls: '/sandbox/flockler' }
  if (ga4?.url === `${publicUrl}/sandbox/ga4`) app.route('/sandbox/ga4', createGa4Sandbox({ clock: systemClock }).app)
  if (meta?.url === `${publicUrl}/sandbox/meta`)
    app.route('/sandbox/meta', createMetaSandbox({ ...meta, clock: systemClock }).app)
  if (squeezely?.url === publicUrl + paths.squeezely) app.route(paths.squeezely, createSqueezelySandbox().app)
  if (trustedShops?.url === publicUrl + paths.badge) app.route(paths.badge, createTrustbadgeSandbox())
  if (flockler?.url === publicUrl + paths.walls) app.route(paths.walls, createFlocklerSandbox())
}
