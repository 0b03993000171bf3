import { titleIn } from '#kernel/local-names.ts'
import { storefrontByCode } from '#kernel/storefront.ts'
import { trimMarks } from '#kernel/trim.ts'
import type { Redirect, UrlRecord } from '#shop/catalog/url-store.ts'
import { type DeliveryPromise, deliveryPromise } from '#shop/stock/delivery-promise.ts'
import type { DisplayedStock } from '#shop/stock/location-stock.ts'
import { builder } from './builder.ts'
import { BrandType, CategoryType, ProductType, pathTo, shownProductsOf, UpsellProductType } from './catalog-types.ts'
import type { ApiContext } from './context.ts'
import { goesWith, seenWithAll, sellableProducts, similarToAll } from './product-relations.ts'

/** A list longer than this is a mistake or an attack. */
const mostSkus = 200

const FilterType = builder.objectRef<{ name: string; values: readonly string[] }>('Filter').implement({
  fields: (t) => ({ name: t.exposeString('name'), values: t.stringList({ resolve: (filter) => [...filter.values] }) }),
})
export const FilterInput = builder.inputType('FilterInput', {
  fields: (t) => ({ name: t.string({ required: true }), values: t.stringList({ required: true }) }),
})

export const UrlParentType = builder.objectRef<{ label: string; url: string }>('UrlParent').implement({
  fields: (t) => ({ label: t.exposeString('label'), url: t.exposeString('url') }),
})
export const GlobalUrlType = builder.objectRef<{ storefrontCode: string; url: string }>('GlobalUrl').implement({
  description: 'Where a page lives in one of the storefronts.',
  fields: (t) => ({ storeCode: t.exposeString('storefrontCode'), url: t.exposeString('url') }),
})

const UrlRecordType = builder.objectRef<UrlRecord>('UrlRecord').implement({
  description: 'Where a path of this storefront leads.',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    page_type: t.string({ resolve: (record) => record.pageType }),
    category_id: t.id({ nullable: true, resolve: (record) => record.categoryId }),
    sku: t.string({ nullable: true, resolve: (record) => record.sku }),
    filters: t.field({ type: [FilterType], resolve: (record) => [...(record.filters ?? [])] }),
    label: t.exposeString('label'),
    size_table: t.string({ nullable: true, resolve: (record) => record.sizeTableId }),
    gender: t.string({ nullable: true, resolve: (record) => record.gender }),
    parents: t.field({
      type: [UrlParentType],
      resolve: async (record, _, context) => parentsOf(record, context),
    }),
    sort: t.string({ nullable: true, resolve: (record) => record.sort }),
    sort_direction: t.string({ nullable: true, resolve: (record) => record.sortDirection }),
    category: t.field({
      type: CategoryType,
      nullable: true,
      resolve: async (record, _, { loaders }) =>
        record.categoryId === null ? null : ((await loaders.categories()).get(record.categoryId) ?? null),
    }),
    brand: t.field({
      type: BrandType,
      nullable: true,
      resolve: async (record, _, { loaders }) =>
        record.brandId === null ? null : ((await loaders.brand.load(record.brandId)) ?? null),
    }),
  }),
})

/** The pages above a category, or above a product by its deepest category. */
async function parentsOf(record: UrlRecord, { loaders }: ApiContext): Promise<{ label: string; url: string }[]> {
  const all = await loaders.categories()
  const asParent = (category: { name: string; url: string }) => ({ label: category.name, url: category.url })
  if (record.categoryId !== null) {
    const category = all.get(record.categoryId)
    return category ? pathTo(category, all).slice(0, -1).map(asParent) : []
  }
  if (record.productId === null) return []
  const ids = await loaders.categoryIds.load(record.productId)
  const deepest = ids.flatMap((id) => all.get(id) ?? []).sort((a, b) => b.level - a.level || a.position - b.position)[0]
  return deepest ? pathTo(deepest, all).map(asParent) : []
}

const RedirectType = builder.objectRef<Redirect>('Redirect').implement({
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Without slashes around it, or a whole URL.' }),
    status: t.exposeInt('status', { description: '301, 302, 307 or 308; with 410 there is nothing any more.' }),
  }),
})
const StockBySkuType = builder.objectRef<{ sku: string; available: number }>('StockBySku').implement({
  fields: (t) => ({
    productNumber: t.string({ resolve: (stock) => stock.sku }),
    available: t.boolean({ resolve: (stock) => stock.available > 0 }),
    availableStock: t.int({ resolve: (stock) => stock.available }),
  }),
})
const StockByLocationType = builder.objectRef<DisplayedStock>('StockByLocation').implement({
  description: 'What a store has of a size.',
  fields: (t) => ({
    code: t.exposeString('code'),
    name: t.string({
      resolve: ({ name, city, localNames }, _, { storefront }) =>
        titleIn(name, { city: city ?? '', localNames: localNames ?? undefined }, storefront.language),
    }),
    abroad: t.boolean({
      description: "Whether it stands in another country than the storefront's.",
      resolve: ({ country }, _, { storefront }) => country !== undefined && country !== storefront.country,
    }),
    qty: t.exposeInt('qty'),
    exact: t.exposeBoolean('exact', {
      description: 'Whether `qty` is all that there are. Where the retailer tells words, it stops at five: in stock.',
    }),
    sku: t.exposeString('sku'),
  }),
})
export const DeliveryPromiseType = builder.objectRef<DeliveryPromise>('DeliveryPromise').implement({
  description: 'Working days from order to door: 1 to 3, 3 to 5, 5 to 8.',
  fields: (t) => ({ min: t.exposeInt('min'), max: t.exposeInt('max') }),
})

builder.queryFields((t) => ({
  pdp: t.field({
    type: ProductType,
    nullable: true,
    args: { sku: t.arg.string({ required: true }) },
    resolve: async (_, { sku }, context) => {
      const id = (await context.shop.catalog.productIdsBySku([sku])).get(sku)
      return id === undefined ? null : ((await shownProductsOf([id], context))[0] ?? null)
    },
  }),
  productsBySku: t.field({
    type: [ProductType],
    args: { skus: t.arg.stringList({ required: true }) },
    resolve: async (_, { skus }, context) => {
      const wanted = skus.slice(0, mostSkus)
      const ids = await context.shop.catalog.productIdsBySku(wanted)
      return shownProductsOf(
        wanted.flatMap((sku) => ids.get(sku) ?? []),
        context,
      )
    },
  }),
  boughtWith: t.field({
    type: [ProductType],
    description:
      'What goes with these products: what the same people bought, those first that go with most of them, then what the retailer put beside them.',
    args: { skus: t.arg.stringList({ required: true, description: 'Of products.' }) },
    resolve: async (_, { skus }, context) => {
      const ids = await context.shop.catalog.productIdsBySku(skus.slice(0, mostSkus))
      return sellableProducts(await goesWith([...ids.values()], context), context)
    },
  }),
  seenWith: t.field({
    type: [ProductType],
    description:
      'What others looked at with these products, those first that go with most of them; nothing as long as too few did.',
    args: { skus: t.arg.stringList({ required: true, description: 'Of products.' }) },
    resolve: async (_, { skus }, context) => {
      const ids = await context.shop.catalog.productIdsBySku(skus.slice(0, mostSkus))
      return [...(await seenWithAll(await shownProductsOf([...new Set(ids.values())], context), context))]
    },
  }),
  similarTo: t.field({
    type: [ProductType],
    description: 'What resembles any of these products and can be bought here, those first that resemble most of them.',
    args: { skus: t.arg.stringList({ required: true, description: 'Of products.' }) },
    resolve: async (_, { skus }, context) => {
      const ids = await context.shop.catalog.productIdsBySku(skus.slice(0, mostSkus))
      return similarToAll(await shownProductsOf([...new Set(ids.values())], context), context)
    },
  }),
  getProductUrlBySku: t.string({
    nullable: true,
    args: { sku: t.arg.string({ required: true }) },
    resolve: async (_, { sku }, context) => {
      const id = (await context.shop.catalog.productIdsBySku([sku])).get(sku)
      if (id === undefined) return null
      return (await shownProductsOf([id], context))[0]?.url ?? null
    },
  }),
  esUrl: t.field({
    type: UrlRecordType,
    nullable: true,
    args: { url: t.arg.string({ required: true }) },
    resolve: async (_, { url }, { shop, storefront }) =>
      (await shop.catalog.urlRecord(storefront.code, bare(url))) ?? null,
  }),
  esUrlGlobal: t.field({
    type: UrlRecordType,
    nullable: true,
    args: { id: t.arg.id({ required: true }), storeCode: t.arg.string({ required: true }) },
    resolve: async (_, { id, storeCode }, { shop }) => {
      const storefront = storefrontByCode(storeCode)
      return storefront ? ((await shop.catalog.urlRecordsOf(id, storefront.code))[0] ?? null) : null
    },
  }),
  esUrlsGlobal: t.field({
    type: [GlobalUrlType],
    args: { urlId: t.arg.id({ required: true }) },
    resolve: async (_, { urlId }, { shop }) =>
      (await shop.catalog.urlRecordsOf(urlId)).map((record) => ({
        storefrontCode: record.storefrontCode,
        url: record.url,
      })),
  }),
  redirect: t.field({
    type: RedirectType,
    nullable: true,
    description: 'What is to be said of a path that no longer is.',
    args: { path: t.arg.string({ required: true }) },
    resolve: async (_, { path }, { shop, storefront }) =>
      (await shop.catalog.redirect(storefront.code, bare(path))) ?? null,
  }),
  stockBySkus: t.field({
    type: [StockBySkuType],
    args: { skus: t.arg.stringList({ required: true }) },
    resolve: async (_, { skus }, { shop }) =>
      (await shop.stock.availabilityByLocation(skus.slice(0, mostSkus))).map((where) => ({
        sku: where.sku,
        available: where.anywhere,
      })),
  }),
  stockByLocations: t.field({
    type: [StockByLocationType],
    args: { skus: t.arg.stringList({ required: true }), locations: t.arg.stringList() },
    resolve: (_, { skus, locations }, { shop, storefront }) =>
      shop.stock.byLocation(skus.slice(0, mostSkus), locations?.slice(0, mostSkus), storefront.country),
  }),
  deliveryPromise: t.field({
    type: DeliveryPromiseType,
    args: { skus: t.arg.stringList({ required: true }) },
    resolve: async (_, { skus }, { shop }) => {
      const wanted = skus.slice(0, mostSkus)
      return deliveryPromise(wanted, await shop.stock.availabilityByLocation(wanted))
    },
  }),
  upsell: t.field({
    type: [UpsellProductType],
    description: 'What goes with a product that was just put into the bag; sold-out products are left out.',
    args: { sku: t.arg.string({ required: true }) },
    resolve: async (_, { sku }, context) => {
      const id = (await context.shop.catalog.productIdsBySku([sku])).get(sku)
      if (id === undefined) return []
      const relations = await context.loaders.relations.load(id)
      const offered = relations.flatMap(({ kind, relatedId }) => (kind in upsellShown ? [{ kind, relatedId }] : []))
      const products = await shownProductsOf(
        offered.map(({ relatedId }) => relatedId),
        context,
      )
      const available = (Object.keys(upsellShown) as (keyof typeof upsellShown)[]).flatMap((kind) =>
        offered
          .filter((one) => one.kind === kind)
          .flatMap(({ relatedId }) => products.find((product) => product.id === relatedId) ?? [])
          .filter((product) => product.totalAvailableStock > 0)
          .slice(0, upsellShown[kind])
          .map((product) => ({ product, kind })),
      )
      const details = await context.loaders.detail.loadMany(available.map(({ product }) => product.id))
      return available.map((one, index) => {
        const detail = details[index]
        return { ...one, description: detail && !(detail instanceof Error) ? detail.description : '' }
      })
    },
  }),
}))

/** How many of each are offered in the dialog. */
const upsellShown = { complementary: 4, maintenance: 2 } as const

/** Paths are kept without slashes at their ends. */
function bare(path: string): string {
  return trimMarks(path, '/').slice(0, 500)
}
