import type { Hono } from 'hono'
import { createFlocklerSandbox } from '#integrations/flockler/flockler-sandbox.ts'
import { createSqueezelySandbox } from '#integrations/squeezely/squeezely-sandbox.ts'
import { createTrustbadgeSandbox } from '#integrations/trusted-shops/trustbadge-sandbox.ts'
import { type Config, isLocal } from './config.ts'

/** sandboxes of what pages load from elsewhere, on a machine of a developer whose settings name them. */
export function mountVendorSandboxes(app: Hono, { publicUrl, mailPage, thirdParties }: Config): void {
  if (!mailPage || !isLocal(publicUrl)) return
  const { squeezely, trustedShops, flockler } = thirdParties
  const paths = { squeezely: '/sandbox/squeezely', badge: '/sandbox/trusted-shops', walls: '/sandbox/flockler' }
  if (squeezely?.url === publicUrl + paths.squeezely) app.route(paths.squeezely, createSqueezelySandbox().app)
  if (trustedShops?.url === publicUrl + paths.badge) app.route(paths.badge, createTrustbadgeSandbox())
  if (flockler?.url === publicUrl + paths.walls) app.route(paths.walls, createFlocklerSandbox())
}
