import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import type { RawSlice } from '../../../prose/document.ts'
import { type ContentImage, readImage, readLink, readText } from '../../../prose/fields.ts'
import type { Look as LookbookLook } from '../../lookbook/look.ts'

const productsOfLooksQuery = graphql(`
  query SliceProductsOfLooks($skus: [String!]!) {
    productsBySku(skus: $skus) { sku name url brand { name } price { label } priorPrice { label } }
  }
`)

/** What a look is made of; more would hide the picture. */
const mostProducts = 4

type Look = {
  readonly image: ContentImage
  readonly label: string
  readonly link: string | undefined
  readonly skus: readonly string[]
}

/** Looks with the products they are made of, and the way to all of them. */
export async function readShopTheLookSlider({ primary, items }: RawSlice, { api, t, to }: LoaderScope) {
  const looks = items.flatMap(readLook)
  if (looks.length === 0) return undefined
  const products = await productsOf(looks, api)
  return {
    title: readText(primary.title) || t('slice.look'),
    link: readLink(primary.link) ?? to('lookbook'),
    linkLabel: readText(primary.link_label) || t('slice.looks_all'),
    inLook: t('slice.look_products'),
    looks: looks.map(({ skus, ...look }) => ({ ...look, products: skus.flatMap((sku) => products.get(sku) ?? []) })),
  }
}

/** Looks of the lookbook as the slice shows them; nothing when there are none. */
export async function looksWithProducts({ api, t, to }: LoaderScope, found: readonly LookbookLook[]) {
  const looks = found.flatMap(({ tall, wide, label, href, skus }): Look[] => {
    const image = tall ?? wide
    if (!image) return []
    const { url, alt, width, height } = image
    return [{ image: { url, alt, width, height }, label, link: href, skus: skus.slice(0, mostProducts) }]
  })
  if (looks.length === 0) return undefined
  const products = await productsOf(looks, api)
  return {
    title: t('slice.look'),
    link: to('lookbook'),
    linkLabel: t('slice.looks_all'),
    inLook: t('slice.look_products'),
    looks: looks.map(({ skus, ...look }) => ({ ...look, products: skus.flatMap((sku) => products.get(sku) ?? []) })),
  }
}

/** A look's products are written as one line, `10310.001, 12110.001`: an item can't hold a list. */
function readLook(item: RawSlice['items'][number]): Look[] {
  const image = readImage(item.image)
  if (!image) return []
  const skus = readText(item.skus)
    .split(/[\s,;]+/)
    .filter(Boolean)
  return [
    { image, label: readText(item.label), link: readLink(item.link), skus: [...new Set(skus)].slice(0, mostProducts) },
  ]
}

async function productsOf(looks: readonly Look[], api: LoaderScope['api']) {
  const skus = [...new Set(looks.flatMap((look) => look.skus))]
  if (skus.length === 0) return new Map<string, never>()
  const { productsBySku } = await api(productsOfLooksQuery, { skus })
  return new Map(
    productsBySku.map(({ sku, name, url, brand, price, priorPrice }) => [
      sku,
      { sku, name, url, brand: brand.name, price: price.label, prior: priorPrice?.label },
    ]),
  )
}
