import { readLook } from '#web/content/lookbook/look.ts'
import { notFound } from '#web/content/redirects.ts'
import { looksWithProducts } from '#web/content/slices/shop_the_look_slider/read.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { pageSeo, urlAlternates } from '#web/seo/seo.ts'
import { breadcrumbData } from '#web/seo/structured-data.ts'
import { categoryBreadcrumbs } from './breadcrumbs.ts'
import { similarToProduct } from './load-similar.ts'
import {
  type ProductDetailView,
  productContentDocument,
  productDetailDocument,
  productUrlsDocument,
} from './product-document.ts'
import { productJsonLd } from './product-json-ld.ts'
import { isBuyable } from './size-text.ts'
import { plainText, previewOfText, shortenText } from './text.ts'

/** A product of the URL index. */
export type ProductRecord = { readonly sku: string }

export type ProductData = Awaited<ReturnType<typeof loadProduct>>

/** Everything that a product's page shows of it. An unknown product doesn't exist (404). */
export async function loadProduct(scope: LoaderScope, { sku }: ProductRecord) {
  const { api, t } = scope
  const { pdp: product } = await api(productDetailDocument, { sku })
  if (!product) return notFound(scope)
  const { sizeTable, looks, deliveryPromise, alternates } = await contentOf(scope, product)
  const parents = categoryBreadcrumbs(product.categories)
  const isSoldOut = !product.isComingSoon && !product.variants.some(({ stockState }) => isBuyable(stockState))
  const stands = new Set(
    [...product.crossSellings.complementary, ...product.crossSellings.maintenance].map(({ sku }) => sku),
  )
  const alike = product.similarProducts.filter(({ sku }) => !stands.has(sku))
  // Where nobody has looked yet, a product that nobody can buy has others of its category below it.
  const similar = isSoldOut && alike.length === 0 ? await similarToProduct(scope, product) : alike
  const text = plainText(product.description)
  const properties = product.swProduct.properties
    .filter(({ visible }) => visible)
    .sort((a, b) => a.position - b.position)
    .map(({ name, options }) => ({ name, options }))
  const {
    categories: _,
    swProduct,
    crossSellings,
    boughtTogether,
    seenTogether,
    similarProducts: __,
    description: ___,
    shippingRates: ____,
    returnTerms: _____,
    ...shown
  } = product
  return {
    product: shown,
    description: previewOfText(text),
    properties,
    parents,
    complementary: crossSellings.complementary,
    maintenance: crossSellings.maintenance,
    /** What others bought, beside what somebody chose to stand there. */
    boughtTogether: boughtTogether.filter(({ sku }) => !stands.has(sku)),
    /** What others looked at, where orders say too little. */
    seenTogether: seenTogether.filter(({ sku }) => !stands.has(sku)),
    /** Of a product that is sold out, or of which neither orders nor looks say enough. */
    similar,
    isSoldOut,
    sizeTable,
    looks,
    deliveryPromise,
    seo: pageSeo(scope, {
      title: swProduct.metaTitle || `${product.brand.name} ${product.name}`,
      description: swProduct.metaDescription || shortenText(text, 160),
      canonicalPath: product.url,
      alternates,
      image: product.image.url,
      jsonLd: [
        breadcrumbData(scope, t('nav.home'), parents, product.name),
        productJsonLd(scope, product, deliveryPromise),
      ],
    }),
  }
}

/** The size table, the looks, the delivery promise and the other storefronts' pages; each is left out when it can't be had. */
async function contentOf(scope: LoaderScope, product: ProductDetailView) {
  const { api, storefront, publicUrl } = scope
  const size = product.variants.find(({ stockState }) => isBuyable(stockState)) ?? product.variants[0]
  try {
    const content = await api(productContentDocument, {
      sizeTable: product.sizeTable?.id ?? null,
      lang: storefront.contentLang,
      named: [`[at(my.lookbook.products.sku, ${JSON.stringify(product.sku)})]`],
      skus: size ? [size.sku] : [],
      url: product.url,
    })
    const urls = content.esUrl ? (await api(productUrlsDocument, { urlId: content.esUrl.id })).esUrlsGlobal : []
    const { pdpContent, deliveryPromise } = content
    const { advice, slices } = pdpContent
    const sizeTable = slices.length > 0 ? { advice: advice ?? '', slices } : undefined
    const looks = await looksWithProducts(scope, pdpContent.looks.map(readLook))
    return { sizeTable, looks, deliveryPromise, alternates: urlAlternates(publicUrl, urls) }
  } catch (error) {
    scope.report(error)
    return { sizeTable: undefined, looks: undefined, deliveryPromise: undefined, alternates: [] }
  }
}
