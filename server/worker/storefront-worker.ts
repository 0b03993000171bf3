import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Context, Hono } from 'hono'
import { offlinePagePath, workerPath } from '#kernel/routes.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import { type OfflineLook, type OfflinePage, offlinePage } from './offline-page.ts'

const sourceOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/^(?:\/\/|\/\*\*).*\n|^\n/gm, '')

const offlinePart = sourceOf('./storefront-worker.js')
const noOfflinePart = sourceOf('./no-offline.js')
const pushPart = sourceOf('./push-worker.js')
const ending = sourceOf('./ending-worker.js')

/** What the shop offers on a device; with nothing of it, workers of before leave by themselves. */
export type WorkerOffers = { readonly offline: boolean; readonly push: boolean }

/** A worker brings its policy along: what it fetches is the shop's. */
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * The text of a storefront's worker. Another page, or another code, is another version: browsers compare the bytes, take the
 * new one over, and it deletes what those before have kept.
 */
export function storefrontWorker(storefront: Storefront, page: OfflinePage, { offline, push }: WorkerOffers): string {
  if (!offline) return noOfflinePart + (push ? pushPart : ending)
  const settings = { version: versionOf(page), page: offlinePagePath(storefront) }
  return `const settings = ${JSON.stringify(settings)}\n${offlinePart}${push ? pushPart : ''}`
}

const versionOf = ({ html }: OfflinePage) =>
  createHash('sha256').update(offlinePart).update(html).digest('base64url').slice(0, 12)

/** Answers the worker of each storefront, and the page that it keeps. */
export function mountStorefrontWorkers(app: Hono, look: () => OfflineLook, offers: () => WorkerOffers): void {
  for (const storefront of storefronts) {
    app.get(workerPath(storefront), (context) =>
      context.body(storefrontWorker(storefront, offlinePage(storefront, look()), offers()), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        // Asked for anew with each look after a newer one: a worker that is over must not live on in a cache.
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy,
      }),
    )
    app.get(offlinePagePath(storefront), (context) => answerPage(context, offlinePage(storefront, look())))
  }
}

/** While nodes are replaced, the worker of one may ask another for its page: it comes back for it rather than keep a foreign one. */
function answerPage(context: Context, page: OfflinePage) {
  const asked = context.req.query('v')
  if (asked !== undefined && asked !== versionOf(page)) return context.notFound()
  return context.body(page.html, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': page.policy,
  })
}
