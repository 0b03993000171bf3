import type { Hono } from 'hono'
import { routePath, webManifestPath } from '#kernel/routes.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import { messageSet } from '#languages/message-set.ts'
import { scanIcon } from './shortcut-icon.ts'

const manifestMessages = messageSet('shop', 'web-manifest', { scan: 'Scan a barcode' })

export type AppLook = {
  /** The name over the door. */
  readonly name: string
  /** The colour behind everything, which the screen has while the shop opens. */
  readonly paper: string
  /** Whether boxes can be scanned in a store of the shop. */
  readonly offersScan: boolean
}

/** A day: whoever has put the shop on a home screen sees a new name or colour soon enough. */
const caching = 'public, max-age=86400'

/** How a storefront stands on a home screen (https://www.w3.org/TR/appmanifest/). It names nobody and is the same for everybody. */
export function webManifest(storefront: Storefront, { name, paper, offersScan }: AppLook) {
  const start = routePath(storefront, 'home')
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })
  return {
    id: start,
    name,
    short_name: name,
    lang: storefront.iso,
    start_url: start,
    scope: start,
    // Payment pages of banks and maps open beside it, with the browser's own bar.
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [192, 512].flatMap((size) => [icon(size), { ...icon(size), purpose: 'maskable' }]),
    // Whoever stands before a box gets to the camera from the home screen.
    ...(offersScan && { shortcuts: [scanShortcut(storefront)] }),
  }
}

function scanShortcut(storefront: Storefront) {
  const { path: src, size } = scanIcon
  return {
    name: manifestMessages(storefront.contentLang).scan,
    url: routePath(storefront, 'scan'),
    icons: [{ src, sizes: `${size}x${size}`, type: 'image/png' }],
  }
}

/** Answers the manifest of each storefront. */
export function mountWebManifests(app: Hono, look: () => Promise<AppLook>): void {
  for (const storefront of storefronts) {
    app.get(webManifestPath(storefront), async (context) =>
      context.body(JSON.stringify(webManifest(storefront, await look())), 200, {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': caching,
      }),
    )
  }
}
