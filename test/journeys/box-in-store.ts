import type { Storefront } from '#kernel/storefront.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { origin } from './browser.ts'

export type Box = {
  readonly url: string
  readonly sku: string
  readonly size: string
  readonly ean: string
  readonly store: string
  readonly storeName: string
  readonly reference: string
}

/** A size that lies in a store and is sold online, in a storefront. */
export async function boxIn(storefront: Storefront): Promise<Box> {
  type Size = { sku: string; size: string; ean: string; stockState: string }
  const ask = <T>(query: string) => askOverHttp<T>(over(origin()), query, {}, { store: storefront.code })
  type Found = { productData: { products: { url: string; isOneSize: boolean; variants: Size[] }[] } }
  const { productData } = await ask<Found>(
    '{ search(page: 1, itemsPerPage: 24) { productData { products { url isOneSize variants { sku size ean stockState } } } } }',
  )
  const stores = await ask<{ code: string; title: string; reference: string }[]>('{ stores { code title reference } }')
  for (const { url, isOneSize, variants } of productData.products) {
    if (isOneSize) continue
    const skus = variants.filter(({ stockState }) => stockState === 'IN_STOCK').map(({ sku }) => sku)
    const stockByLocations = await ask<{ code: string; qty: number; sku: string }[]>(
      `{ stockByLocations(skus: ${JSON.stringify(skus)}) { code qty sku } }`,
    )
    const lies = stockByLocations.find(({ qty }) => qty > 0)
    const size = variants.find(({ sku }) => sku === lies?.sku)
    const store = stores.find(({ code }) => code === lies?.code)
    if (size && store) return { url, ...size, store: store.code, storeName: store.title, reference: store.reference }
  }
  throw new Error('No size lies in a store')
}
