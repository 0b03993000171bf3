import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import { foreignWords } from '#test/foreign-language.ts'
import { origin } from './browser.ts'

/** Enough to meet every kind of page: lists, products, stores, looks, content, law. */
const pagesPerStorefront = 50

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  'nothing on the screens of %s is in another language',
  async (_, storefront) => {
    const foreign: string[] = []
    for await (const { path, html } of screens(storefront)) {
      for (const found of foreignWords(readable(html), storefront.language)) foreign.push(`${path}: ${found}`)
    }
    expect([...new Set(foreign)]).toEqual([])
  },
)

/** The screens that somebody gets to who follows links from home, from the cart, the checkout, a search and a wrong turn. */
async function* screens(storefront: Storefront) {
  const own = `${storefront.basePath}/`
  const queue = [
    ...(['home', 'menHome', 'cart', 'account', 'wishlist', 'withdraw', 'cookieSettings', 'stores'] as const).map(
      (name) => routePath(storefront, name),
    ),
    `${routePath(storefront, 'search')}?q=zzzz`,
    `${routePath(storefront, 'search')}?q=chelsea`,
    `${own}does-not-exist/`,
    `${own}account/create/`,
    `${own}account/recover/password/`,
  ]
  const seen = new Set(queue)
  const others = storefronts
    .map(({ basePath }) => basePath)
    .filter((base) => base !== '' && base !== storefront.basePath)
  let read = 0
  for (let path = queue.shift(); path !== undefined && read < pagesPerStorefront; path = queue.shift()) {
    const response = await fetch(origin() + path, { redirect: 'manual' })
    if (response.status >= 300 && response.status !== 404) continue
    const html = await response.text()
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue
    read++
    yield { path, html }
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
      if (seen.has(link) || !link.startsWith(own) || others.some((base) => link.startsWith(`${base}/`))) continue
      seen.add(link)
      queue.push(link)
    }
  }
  expect(read).toBe(pagesPerStorefront)
}

/** What a page says, to eyes and to screen readers; without what it marks as another language, or as a name. */
function readable(html: string): string {
  return html
    .replace(/<html[^>]*>/, '')
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)\b[^>]*\s(?:lang|translate)="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*?\b(?:alt|aria-label|title|placeholder|content)="([^"]*)"[^>]*>/g, ' | $1 | ')
    .replace(/<[^>]+>/g, ' | ')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/https?:\S+/g, ' ')
    .replace(/[\s|]+/g, ' ')
}
