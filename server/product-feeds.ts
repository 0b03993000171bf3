import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Context, Hono } from 'hono'
import { minute } from '#kernel/clock.ts'
import { pageUrl } from '#kernel/page-url.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import { rssFeed, tableFeed } from '#shop/feeds/feed-formats.ts'
import { localInventoryTable } from '#shop/feeds/local-inventory.ts'
import type { Shop } from '#shop/shop.ts'

export type FeedFileDeps = {
  readonly shop: Pick<Shop, 'clock' | 'company' | 'productFeed' | 'localInventory'>
  readonly publicUrl: string
  /** Where feeds are kept between two visits of those who read them. */
  readonly folder: string
  /** How old a feed may be. */
  readonly minutes: number
}

/**
 * `/feeds/products.xml` for Google Merchant Center, `/feeds/products.tsv` for Meta and Pinterest, and `/feeds/local-inventory.tsv` with
 * what lies in the stores, behind each storefront’s prefix.
 */
export function mountProductFeeds(app: Hono, deps: FeedFileDeps): void {
  const fresh = feedFiles(deps)
  for (const storefront of storefronts) {
    for (const feed of feedsOf(deps, storefront)) {
      app.get(`${storefront.basePath}/feeds/${feed.name}`, async (context) =>
        serve(context, await fresh(storefront, feed), feed, deps.minutes),
      )
    }
  }
}

/** A feed by its name, and how it is written, piece by piece. */
type Feed = {
  readonly name: string
  readonly contentType: string
  readonly text: () => AsyncIterable<string>
}

function feedsOf({ shop, publicUrl }: FeedFileDeps, storefront: Storefront): readonly Feed[] {
  const products = [rssFeed, tableFeed].map((format) => ({
    name: `products.${format.extension}`,
    contentType: format.contentType,
    async *text() {
      yield format.head({ title: shop.company.tradeName, link: pageUrl(publicUrl, storefront, '/') })
      for await (const item of shop.productFeed(storefront)) yield format.item(item)
      yield format.foot
    },
  }))
  return [
    ...products,
    {
      name: 'local-inventory.tsv',
      contentType: tableFeed.contentType,
      text: () => localInventoryTable(shop.localInventory(storefront)),
    },
  ]
}

function serve(
  context: Context,
  { file, size }: { readonly file: string; readonly size: number },
  { contentType }: Feed,
  minutes: number,
): Response {
  const headers = {
    'Content-Type': contentType,
    'Content-Length': String(size),
    'Cache-Control': `public, max-age=${minutes * 60}`,
  }
  if (context.req.method === 'HEAD') return context.body(null, 200, headers)
  return context.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, headers)
}

/** Feeds as files: each is written once in a while, by one at a time, and takes the place of the one before when it is whole. */
function feedFiles({ shop, folder, minutes }: FeedFileDeps) {
  const inHand = new Map<string, Promise<void>>()

  async function write(file: string, feed: Feed): Promise<void> {
    await mkdir(folder, { recursive: true })
    await pipeline(feed.text(), createWriteStream(`${file}.new`))
    await rename(`${file}.new`, file)
  }

  return async (storefront: Storefront, feed: Feed): Promise<{ readonly file: string; readonly size: number }> => {
    const file = join(folder, `${storefront.code}-${feed.name}`)
    const known = await stat(file).catch(() => undefined)
    const oldest = shop.clock.now().getTime() - minutes * minute
    if (!known || known.mtimeMs < oldest) {
      const writing = inHand.get(file) ?? write(file, feed).finally(() => inHand.delete(file))
      inHand.set(file, writing)
      await writing
    }
    return { file, size: (await stat(file)).size }
  }
}
