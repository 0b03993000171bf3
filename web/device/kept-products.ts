import type { Storefront } from '#kernel/storefront.ts'
import { browserQuery } from '#web/browser-api.ts'
import { graphql } from '#web/graphql/gql.ts'
import { imageOfWidth } from '#web/ui/image-url.ts'
import { storedViewed, watchViewed } from './recently-viewed.ts'
import { storedText } from './stored-list.ts'
import { whenIdle } from './when-idle.ts'
import { storedWishlist, watchWishlist } from './wishlist.ts'

const keptProductsQuery = graphql(`
  query KeptProducts($skus: [String!]!) {
    productsBySku(skus: $skus) { sku name url brand { name } image { url } }
  }
`)

/** What the page without a network shows of a product (`server/worker/offline-page.js`): nothing that may be another tomorrow. */
type KeptProduct = {
  readonly sku: string
  readonly name: string
  /** Paths of this shop; without a picture the name stands alone. */
  readonly url: string
  readonly picture?: string
}

type KeptProducts = {
  readonly at: number
  readonly asked: readonly string[]
  readonly products: readonly KeptProduct[]
}

const pictures = 'kept-pictures'
const mostWished = 40
const week = 7 * 86_400_000

/** Keeps names, links and small pictures of what is on the lists of this device, for when there is no network. */
export function followLists(storefront: Storefront): void {
  const update = () => whenIdle(() => void keepProducts(storefront).catch(() => undefined))
  watchWishlist(update)
  watchViewed(update)
  update()
}

async function keepProducts(storefront: Storefront): Promise<void> {
  const key = `xsa_kept_products.${storefront.code}`
  const asked = [...new Set([...storedWishlist().slice(0, mostWished), ...storedViewed()])]
  const known = keptIn(storedText(() => window.localStorage, key))
  if (asked.length === 0) {
    localStorage.removeItem(key)
    await caches.delete(pictures)
    return
  }
  const isYoung = known !== undefined && Date.now() - known.at < week
  if (isYoung && asked.every((sku) => known.asked.includes(sku))) {
    const left = known.products.filter(({ sku }) => asked.includes(sku))
    if (asked.length < known.asked.length) save(key, { ...known, asked, products: left })
    return keepPictures(left)
  }
  const answer = await browserQuery(storefront, keptProductsQuery, { skus: asked })
  if (!answer) return
  const products = answer.productsBySku.map(({ sku, name, url, brand, image }) => ({
    sku,
    name: `${brand.name} ${name}`,
    url: `${storefront.basePath}/${url}/`,
    ...(image?.url.startsWith('/') && { picture: imageOfWidth(image.url, 166) }),
  }))
  save(key, { at: Date.now(), asked, products })
  await keepPictures(products)
}

const save = (key: string, kept: KeptProducts) => localStorage.setItem(key, JSON.stringify(kept))

/** Fetches pictures that are new, and lets those go that no list shows any more. */
async function keepPictures(products: readonly KeptProduct[]): Promise<void> {
  const cache = await caches.open(pictures)
  const wanted = new Set(products.flatMap(({ picture }) => (picture ? [new URL(picture, location.origin).href] : [])))
  const there = new Set((await cache.keys()).map(({ url }) => url))
  for (const url of there) if (!wanted.has(url)) await cache.delete(url)
  // One after the other, so that nothing that is looked at has to wait for them.
  for (const url of wanted) if (!there.has(url)) await cache.add(new Request(url, { priority: 'low' }))
}

function keptIn(text: string | null | undefined): KeptProducts | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptProducts> | null
    return Array.isArray(kept?.products) && Array.isArray(kept.asked) && typeof kept.at === 'number'
      ? (kept as KeptProducts)
      : undefined
  } catch {
    return undefined
  }
}
