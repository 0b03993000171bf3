import DataLoader from 'dataloader'
import { GraphQLError } from 'graphql'
import { type CacheTag, storefrontTag } from '#kernel/cache-tags.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Context as ShopperContext } from '#shop/cart/context.ts'
import type { Brand } from '#shop/catalog/catalog-store.ts'
import type { Category, ModelColor, Product, ProductDetail, Variant } from '#shop/catalog/product.ts'
import type { StoredAddress } from '#shop/checkout/address-store.ts'
import type { ContentReadingService } from '#shop/content/content-service.ts'
import type { Customer } from '#shop/customers/customer.ts'
import { noProgress, type Progress } from '#shop/fulfilment/progress.ts'
import type { Invoice } from '#shop/invoices/invoice.ts'
import type { ReviewSummary } from '#shop/reviews/product-review.ts'
import type { ReviewPhotograph } from '#shop/reviews/review-photograph.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'
import type { Fit } from '#shop/sizing/fit.ts'
import type { ApiIdentity } from './api.ts'
import { networkOf } from './network-of.ts'
import { reportAccess, type ShopperAccess } from './shopper-access.ts'

/** What every resolver is given: the counter of the shop, who asks, and the batches of this one request. */
export type ApiContext = {
  readonly shop: Shop
  readonly identity: ApiIdentity
  /** The network that asks. Without an address, as in commands and tests, there is none to tell from others. */
  readonly network: string | undefined
  readonly storefront: Storefront
  readonly now: Date
  /** What the retailer decided, as it holds for this request. */
  readonly settings: ShopSettings
  readonly loaders: Loaders
  /** What is published, or what the preview shows that came with the request. */
  readonly content: ContentReadingService
  /** Whose login came with the request; asked once. */
  login(): Promise<Login | undefined>
  /** What the answer is made of. */
  readonly tags: Set<CacheTag>
  /** Told of who is let in or turned away; `reportAccess` of `shopper-access.ts` says from where. */
  readonly reportAccess: (event: ShopperAccess) => void
  /** What comes out beside the data. An object of its own, because servers copy contexts. */
  readonly answer: {
    /** The token that the shopper goes on with, when this request began or changed it; null when it ended. */
    contextToken: string | null | undefined
    /** The login that the customer goes on with; null when it ended. */
    customerToken: string | null | undefined
    /** Whether the answer belongs to one person; what belongs to nobody may be kept by caches. */
    personal: boolean
    /** Whether something was refused because too much of the same is in hand: HTTP says so with 429. */
    busy: boolean
  }
}

export type Login = { readonly customer: Customer; readonly sessionId: string }

export type Loaders = {
  readonly product: DataLoader<string, Product | undefined>
  readonly detail: DataLoader<string, ProductDetail | undefined>
  readonly variants: DataLoader<string, Variant[]>
  /** The colours of a model, by its SKU. */
  readonly colors: DataLoader<string, ModelColor[]>
  readonly relations: DataLoader<string, { relatedId: string; kind: 'complementary' | 'maintenance' }[]>
  readonly categoryIds: DataLoader<string, string[]>
  readonly brand: DataLoader<string, Brand | undefined>
  /** How products run, by their ids; nothing where too little is known. */
  readonly fit: DataLoader<string, Fit | undefined>
  /** Ids of what the same people bought, by the id of a product. */
  readonly boughtWith: DataLoader<string, readonly string[]>
  /** Ids of what is looked at with it, by the id of a product. */
  readonly seenWith: DataLoader<string, readonly string[]>
  /** Ids of what resembles a product in the storefront, by its id. */
  readonly similar: DataLoader<string, readonly string[]>
  /** What reviews come to, by ids of products. */
  readonly reviewSummary: DataLoader<string, ReviewSummary | undefined>
  /** Photographs that came with reviews, whatever became of them, by the ids of these. */
  readonly reviewPhotographs: DataLoader<string, readonly ReviewPhotograph[]>
  /** What happened to orders, by their ids. */
  readonly progress: DataLoader<string, Progress>
  readonly invoices: DataLoader<string, Invoice[]>
  /** All categories of the storefront, asked for once. */
  categories(): Promise<ReadonlyMap<string, Category>>
}

export function apiContext(
  shop: Shop,
  identity: ApiIdentity,
  reportAccess: ApiContext['reportAccess'] = () => undefined,
): ApiContext {
  const { storefront, clientAddress } = identity
  const now = shop.clock.now()
  let login: Promise<Login | undefined> | undefined
  const drafts = identity.preview === undefined ? undefined : shop.content.preview(identity.preview)
  const previewed = identity.preview === undefined ? undefined : shop.productPreviews.productOf(identity.preview)
  return {
    shop,
    identity,
    network: clientAddress === undefined ? undefined : networkOf(clientAddress),
    reportAccess,
    storefront,
    now,
    settings: shop.settings.at(now),
    loaders: loaders(shop, storefront, previewed),
    content: drafts ?? shop.content,
    login: () => {
      login ??= shop.customerOf(identity.customerToken)
      return login
    },
    tags: new Set([storefrontTag(storefront.code)]),
    answer: {
      contextToken: undefined,
      customerToken: undefined,
      personal: drafts !== undefined || previewed !== undefined,
      busy: false,
    },
  }
}

/** @param previewed the one product that is shown although nobody may buy it */
function loaders(shop: Shop, storefront: Storefront, previewed: string | undefined): Loaders {
  const { catalog } = shop
  const isPreviewed = (id: string) => id === previewed
  let categories: Promise<ReadonlyMap<string, Category>> | undefined
  return {
    product: byKey(
      async (ids) => [
        ...(await catalog.shownProducts(
          storefront,
          ids.filter((id) => !isPreviewed(id)),
        )),
        ...(await catalog.previewedProducts(storefront, ids.filter(isPreviewed))),
      ],
      (product) => product.id,
    ),
    detail: byKey(
      (ids) => catalog.details(storefront, ids),
      (detail) => detail.productId,
    ),
    brand: byKey(
      (ids) => catalog.brands(storefront, ids),
      (brand) => brand.id,
    ),
    progress: new DataLoader<string, Progress>(async (ids) => {
      const found = await shop.progressOf(ids)
      return ids.map((id) => found.get(id) ?? noProgress)
    }),
    reviewSummary: new DataLoader<string, ReviewSummary | undefined>(async (ids) => {
      const found = await shop.reviewSummaries(ids)
      return ids.map((id) => found.get(id))
    }),
    reviewPhotographs: new DataLoader<string, readonly ReviewPhotograph[]>(async (ids) => {
      const found = await shop.reviewPhotographs(ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    boughtWith: new DataLoader<string, readonly string[]>(async (ids) => {
      const found = await shop.boughtWithEach(ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    seenWith: new DataLoader<string, readonly string[]>(async (ids) => {
      const found = await shop.seenTogether.besideEach(ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    similar: new DataLoader<string, readonly string[]>(async (ids) => {
      const found = await shop.similarToEach(storefront.code, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    fit: new DataLoader<string, Fit | undefined>(async (ids) => {
      const found = await shop.fitsOf(ids)
      return ids.map((id) => found.get(id))
    }),
    invoices: grouped(
      (ids) => shop.invoicesOf(ids),
      (invoice) => invoice.orderId,
      (invoice) => invoice,
    ),
    variants: grouped(
      async (ids) => [
        ...(await catalog.shownSizes(
          storefront,
          ids.filter((id) => !isPreviewed(id)),
        )),
        ...(await catalog.previewedVariants(storefront, ids.filter(isPreviewed))),
      ],
      (variant) => variant.productId,
      (variant) => variant,
    ),
    colors: grouped(
      (parentSkus) => catalog.colorsOfModels(storefront, parentSkus),
      (color) => color.parentSku,
      (color) => color,
    ),
    relations: grouped(
      (ids) => catalog.relations(ids),
      (row) => row.productId,
      (row) => row,
    ),
    categoryIds: grouped(
      (ids) => catalog.categoryIdsOf(ids),
      (row) => row.productId,
      (row) => row.categoryId,
    ),
    categories: () => {
      categories ??= catalog
        .categories(storefront)
        .then((all) => new Map(all.map((category) => [category.id, category])))
      return categories
    },
  }
}

function byKey<T>(load: (keys: readonly string[]) => Promise<readonly T[]>, keyOf: (value: T) => string) {
  return new DataLoader<string, T | undefined>(async (keys) => {
    const found = new Map((await load(keys)).map((value) => [keyOf(value), value]))
    return keys.map((key) => found.get(key))
  })
}

function grouped<T, V>(
  load: (keys: readonly string[]) => Promise<readonly T[]>,
  keyOf: (row: T) => string,
  pick: (row: T) => V,
) {
  return new DataLoader<string, V[]>(async (keys) => {
    const groups = Map.groupBy(await load(keys), keyOf)
    return keys.map((key) => (groups.get(key) ?? []).map(pick))
  })
}

/** The token of whoever asks: the argument of an API client, or the cookie of a browser. */
export function tokenOf(context: ApiContext, argument: string | null | undefined): string | undefined {
  context.answer.personal = true
  return argument ?? context.answer.contextToken ?? context.identity.contextToken
}

/** Who is logged in, or nobody. Whatever is made of it belongs to one person. */
export async function customerOf(context: ApiContext): Promise<Customer | undefined> {
  context.answer.personal = true
  return (await context.login())?.customer
}

/** @throws for everybody who is not logged in */
export async function requireCustomer(context: ApiContext): Promise<Customer> {
  const customer = await customerOf(context)
  if (customer) return customer
  reportAccess(context, { access: 'not-logged-in' })
  throw new GraphQLError('Not logged in', { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } })
}

export function addressBookOf({ shop }: ApiContext, customer: Customer): Promise<StoredAddress[]> {
  return shop.addressBook(customer)
}

/** The shopper's context, or nothing for a visitor without one. */
export function shopperOf(
  context: ApiContext,
  argument: string | null | undefined,
): Promise<ShopperContext | undefined> {
  return context.shop.findContext(context.storefront, tokenOf(context, argument))
}
