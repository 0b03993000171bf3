import { localTime } from '#kernel/calendar.ts'
import type { LoaderScope } from '#web/loaders.ts'
import type { RawSlice } from '../../../prose/document.ts'
import { readLink, readNumber, readText } from '../../../prose/fields.ts'
import { productsBySku, productsOfList } from '../products/read.ts'

const pattern = /^rotating_(.+)_picks$/

/** `rotating_editors_picks`: whose picks they are is part of the type's name (specification §2). */
export function isRotatingPicks(sliceType: string): boolean {
  return pattern.test(sliceType)
}

const dayMs = 86_400_000

/** A set of products of which some are shown each day, so that everything has its turn. */
export async function readRotatingPicks(slice: RawSlice, scope: LoaderScope) {
  const { primary } = slice
  const shown = Math.max(1, Math.min(readNumber(primary.count) ?? 4, 12))
  const products = await picksOf(slice, shown, scope)
  if (products.length === 0) return undefined
  return {
    title: readText(primary.title) || titleOf(slice.slice_type),
    link: readLink(primary.link),
    linkLabel: readText(primary.link_label),
    products,
  }
}

async function picksOf({ primary, items }: RawSlice, shown: number, { api, now, storefront }: LoaderScope) {
  const day = Math.floor(Date.parse(localTime(now(), storefront.timeZone).date) / dayMs)
  const skus = items.map(({ sku }) => readText(sku)).filter(Boolean)
  if (skus.length > 0) return productsBySku(api, turnOf(skus, shown, day))
  const pool = await productsOfList(api, {
    list: readText(primary.list),
    category: readText(primary.category),
    count: 24,
  })
  return turnOf(pool, shown, day)
}

/** The next `shown` of all on each day, from the beginning again after the last; each of them once. */
export function turnOf<Item>(all: readonly Item[], shown: number, day: number): Item[] {
  const count = Math.min(shown, all.length)
  const start = all.length > 0 ? (day * count) % all.length : 0
  return [...all.slice(start), ...all.slice(0, start)].slice(0, count)
}

/** `rotating_editors_picks` as 'Editors': for content that gives no title of its own. */
function titleOf(sliceType: string): string {
  const name = (pattern.exec(sliceType)?.[1] ?? '').replaceAll('_', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
