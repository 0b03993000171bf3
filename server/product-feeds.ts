import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Context, Hono } from 'hono'
import { minute } from '#kernel/clock.ts'
import { pageUrl } from '#kernel/page-url.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import { type FeedFormat, rssFeed, tableFeed } from '#shop/feeds/feed-formats.ts'
import type { Shop } from '#shop/shop.ts'

export type FeedFileDeps = {
  readonly shop: Pick<Shop, 'clock' | 'company' | 'productFeed'>
  readonly publicUrl: string
  /** Where feeds are kept between two visits of those who read them. */
  readonly folder: string
  /** How old a feed may be. */
  readonly minutes: number
}

/** `/feeds/products.xml` for Google Merchant Center and `/feeds/products.tsv` for Meta and Pinterest, behind each storefront’s prefix. */
export function mountProductFeeds(app: Hono, deps: FeedFileDeps): void {
  const feeds = feedFiles(deps)
  for (const storefront of storefronts) {
    for (const format of [rssFeed, tableFeed]) {
      app.get(`${storefront.basePath}/feeds/products.${format.extension}`, (context) =>
        serve(context, feeds, storefront, format, deps.minutes),
      )
    }
  }
}

async function serve(
  context: Context,
  feeds: ReturnType<typeof feedFiles>,
  storefront: Storefront,
  format: FeedFormat,
  minutes: number,
): Promise<Response> {
  const { file, size } = await feeds.fresh(storefront, format)
  const headers = {
    'Content-Type': format.contentType,
    'Content-Length': String(size),
    'Cache-Control': `public, max-age=${minutes * 60}`,
  }
  if (context.req.method === 'HEAD') return context.body(null, 200, headers)
  return context.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, headers)
}

/** Feeds as files: each is written once in a while, by one at a time, and takes the place of the one before when it is whole. */
function feedFiles({ shop, publicUrl, folder, minutes }: FeedFileDeps) {
  const inHand = new Map<string, Promise<void>>()

  async function* textOf(storefront: Storefront, format: FeedFormat): AsyncGenerator<string> {
    yield format.head({ title: shop.company.tradeName, link: pageUrl(publicUrl, storefront, '/') })
    for await (const item of shop.productFeed(storefront)) yield format.item(item)
    yield format.foot
  }

  async function write(file: string, storefront: Storefront, format: FeedFormat): Promise<void> {
    await mkdir(folder, { recursive: true })
    await pipeline(textOf(storefront, format), createWriteStream(`${file}.new`))
    await rename(`${file}.new`, file)
  }

  return {
    async fresh(storefront: Storefront, format: FeedFormat): Promise<{ readonly file: string; readonly size: number }> {
      const file = join(folder, `products-${storefront.code}.${format.extension}`)
      const known = await stat(file).catch(() => undefined)
      const oldest = shop.clock.now().getTime() - minutes * minute
      if (!known || known.mtimeMs < oldest) {
        const writing = inHand.get(file) ?? write(file, storefront, format).finally(() => inHand.delete(file))
        inHand.set(file, writing)
        await writing
      }
      return { file, size: (await stat(file)).size }
    },
  }
}
