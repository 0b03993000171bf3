import type { LoaderScope } from '#web/loaders.ts'
import type { RawSlice } from '../../../prose/document.ts'
import { readNumber, readText } from '../../../prose/fields.ts'
import { productsOfList } from '../products/read.ts'

/** Squeezely lets its script be told apart by where it comes from: `https://squeezely.tech/tracker/<id>/sqzl.js`. */
const squeezely = /^(?:[\w-]+\.)?squeezely\.tech$/

/**
 * Recommendations. The shop's own are always there; `slot` is the place that Squeezely may fill instead, and is named only
 * where the operator has set up its script.
 */
export async function readSqueezely({ primary }: RawSlice, { api, t, thirdParties }: LoaderScope) {
  const products = await productsOfList(api, {
    list: 'recommended',
    category: readText(primary.category),
    count: readNumber(primary.count) ?? 12,
  })
  if (products.length === 0) return undefined
  const isSetUp =
    thirdParties?.squeezely || thirdParties?.scripts.some((url) => squeezely.test(URL.parse(url)?.hostname ?? ''))
  return {
    title: readText(primary.title) || t('slice.recommended'),
    slot: isSetUp ? readText(primary.slot) || undefined : undefined,
    products,
  }
}
