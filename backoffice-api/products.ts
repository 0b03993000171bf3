import { digitalLink } from '#kernel/digital-link.ts'
import { gtinOfEan, isEan } from '#kernel/ean.ts'
import { textIn } from '#kernel/language.ts'
import { seesStore } from '#kernel/staff-reach.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { pricesAsFile, stockAsFile } from '#shop/backoffice/change-rows.ts'
import type {
  ListedProduct,
  OverviewPrice,
  OverviewSize,
  ProductOverview,
} from '#shop/catalog/product-overview-store.ts'
import type { Shelf } from '#shop/stock/shelf-store.ts'
import { backofficeBuilder } from './builder.ts'
import { changeProductByFile, seenStorefrontsAmong } from './change-by-file.ts'
import type { BackofficeContext } from './context.ts'
import { MoneyType } from './order-parts.ts'
import { reachOf } from './orders.ts'
import { OutcomeType } from './outcome.ts'
import { besideFields } from './refused-rows.ts'

/** A text of the catalogue in the language of who looks. */
export const inOwnLanguage = (text: ListedProduct['name'], { actor }: BackofficeContext) =>
  textIn(text, actor?.member.language ?? 'en')

/** The address of a picture on the storefront, without the host. */
const imageOf = (image: string | undefined, { shop }: BackofficeContext) =>
  (image && shop.pictures.find(image)?.url) ?? null

export const ListedProductType = backofficeBuilder.objectRef<ListedProduct>('ListedProduct').implement({
  fields: (t) => ({
    sku: t.exposeString('sku'),
    name: t.string({ resolve: ({ name }, _, context) => inOwnLanguage(name, context) }),
    brand: t.exposeString('brand'),
    isOnSale: t.exposeBoolean('active'),
    incomplete: t.stringList({
      description: 'What the law asks for and it doesn’t have.',
      resolve: ({ incomplete }) => [...incomplete],
    }),
    image: t.string({ nullable: true, resolve: ({ image }, _, context) => imageOf(image, context) }),
    sizes: t.exposeInt('sizes'),
    available: t.exposeInt('available', { description: 'Pieces that can be sold, over all locations.' }),
  }),
})

const ShelfType = backofficeBuilder.objectRef<Shelf>('Shelf').implement({
  description: 'What lies at a location: pieces that are there, of which some are held for somebody.',
  fields: (t) => ({
    location: t.exposeString('locationCode'),
    onHand: t.exposeInt('onHand'),
    reserved: t.exposeInt('reserved'),
    kept: t.exposeInt('kept', { description: 'Kept from being ordered, as the safety stock of the location says.' }),
    available: t.exposeInt('available'),
    countedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ countedAt }) => countedAt }),
    asOf: t.field({ type: 'DateTime', description: 'When this was so.', resolve: ({ asOf }) => asOf }),
  }),
})

type PlannedPrice = OverviewPrice['planned'][number] & Pick<OverviewPrice, 'currency'>

const PlannedPriceType = backofficeBuilder.objectRef<PlannedPrice>('PlannedPrice').implement({
  fields: (t) => ({
    from: t.field({ type: 'DateTime', resolve: ({ from }) => from }),
    price: t.field({ type: MoneyType, resolve: ({ price: amount, currency }) => ({ amount, currency }) }),
    priorPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: 'The lowest of the 30 days before, which will be struck through; as far as is known now.',
      resolve: ({ priorPrice: amount, currency }) => (amount === null ? null : { amount, currency }),
    }),
  }),
})

const PriceType = backofficeBuilder.objectRef<OverviewPrice>('StaffPrice').implement({
  fields: (t) => ({
    storefront: t.exposeString('storefrontCode'),
    price: t.field({ type: MoneyType, resolve: ({ price: amount, currency }) => ({ amount, currency }) }),
    regularPrice: t.field({
      type: MoneyType,
      nullable: true,
      resolve: ({ regularPrice: amount, currency }) => (amount === null ? null : { amount, currency }),
    }),
    priorPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: 'The lowest of the 30 days before the reduction, which is struck through.',
      resolve: ({ priorPrice: amount, currency }) => (amount === null ? null : { amount, currency }),
    }),
    planned: t.field({
      type: [PlannedPriceType],
      description: 'What it costs from later moments on.',
      resolve: ({ planned, currency }) => planned.map((step) => ({ ...step, currency })),
    }),
  }),
})

type ShownSize = OverviewSize & { readonly shelves: readonly Shelf[] }

const SizeType = backofficeBuilder.objectRef<ShownSize>('StaffSize').implement({
  fields: (t) => ({
    sku: t.exposeString('sku'),
    ean: t.exposeString('ean', { nullable: true }),
    size: t.exposeString('size'),
    passport: t.string({
      nullable: true,
      description:
        'The path of the GS1 Digital Link that leads to its passport; nothing without an EAN, or where the shop has none.',
      resolve: ({ ean }, _, { shop }) =>
        ean !== null && isEan(ean) && shop.settings.at(shop.clock.now()).passports.offered
          ? digitalLink('', gtinOfEan(ean))
          : null,
    }),
    prices: t.field({ type: [PriceType], resolve: ({ prices }) => [...prices] }),
    shelves: t.field({ type: [ShelfType], resolve: ({ shelves }) => [...shelves] }),
  }),
})

const ProductType = backofficeBuilder.objectRef<ProductOverview>('StaffProduct').implement({
  fields: (t) => ({
    sku: t.exposeString('sku'),
    name: t.string({ resolve: ({ name }, _, context) => inOwnLanguage(name, context) }),
    brand: t.exposeString('brand'),
    isOnSale: t.exposeBoolean('active'),
    incomplete: t.stringList({ resolve: ({ incomplete }) => [...incomplete] }),
    image: t.string({ nullable: true, resolve: ({ image }, _, context) => imageOf(image, context) }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    sizes: t.field({
      type: [SizeType],
      description: 'Their shelves at the stores that are seen.',
      resolve: async ({ variants }, _, context) => {
        const reach = reachOf(context)
        const all = await context.shop.shelvesOf(variants.map(({ sku }) => sku))
        const shelves = all.filter(({ locationCode }) => seesStore(reach, locationCode))
        return variants.map((size) => ({
          ...size,
          shelves: shelves.filter(({ variantSku }) => variantSku === size.sku),
        }))
      },
    }),
  }),
})

const StockCountInput = backofficeBuilder.inputType('StockCount', {
  fields: (t) => ({ sku: t.string(), location: t.string(), quantity: t.int() }),
})

backofficeBuilder.queryFields((t) => ({
  searchProducts: t.field({
    type: [ListedProductType],
    description:
      'By the beginning of a product’s SKU, the SKU or EAN of a size, or a part of the name or brand; at most 30.',
    args: { text: t.arg.string() },
    resolve: (_, { text }, { shop }) => shop.productOverview.find(text),
  }),
  product: t.field({
    type: ProductType,
    nullable: true,
    args: { sku: t.arg.string() },
    resolve: async (_, { sku }, { shop }) => (await shop.productOverview.bySku(sku)) ?? null,
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  changePrice: t.field({
    type: OutcomeType,
    description:
      'Asks another price for a product or one of its sizes, at once or for a time. A price that moves further than the settings let it waits for an approval.',
    args: {
      sku: t.arg.string(),
      storefronts: t.arg.stringList(),
      price: t.arg.int({ description: 'In the smallest unit of each storefront’s currency.' }),
      regularPrice: t.arg.int({ required: false, description: 'What it cost before, to be struck through.' }),
      from: t.arg.string({
        required: false,
        description: '2026-11-27 or 2026-11-27T00:00, by the storefront’s clock.',
      }),
      until: t.arg.string({ required: false }),
    },
    resolve: async (_, { sku, storefronts, price, regularPrice, from, until }, context) => {
      const known = seenStorefrontsAmong(context, storefronts)
      if (known.length === 0) return { problems: [{ messageKey: 'storefront-required', field: 'storefronts' }] }
      if (price <= 0) return { problems: [{ messageKey: 'order-amount-invalid', field: 'price' }] }
      if (regularPrice != null && regularPrice < price)
        return { problems: [{ messageKey: 'price-before-lower', field: 'regularPrice' }] }
      if (until && regularPrice == null)
        return { problems: [{ messageKey: 'price-before-needed', field: 'regularPrice' }] }
      const rows = known.map((storefront) => ({
        sku,
        storefront,
        price,
        regularPrice: regularPrice ?? null,
        from: from || null,
        until: until || null,
      }))
      const outcome = await changeProductByFile(context, sku, {
        kind: 'prices',
        action: 'product.price',
        file: pricesAsFile(rows),
        before: (product) => ({ prices: pricesNow(product, known) }),
        after: {
          price,
          regularPrice: regularPrice ?? null,
          from: from ?? null,
          until: until ?? null,
          storefronts: known,
        },
      })
      return besideFields(context, outcome, { regular_price: 'regularPrice' })
    },
  }),
  countStock: t.field({
    type: OutcomeType,
    description: 'What lies on shelves now, counted by somebody who stands before them.',
    args: { sku: t.arg.string(), counts: t.arg({ type: [StockCountInput] }) },
    resolve: async (_, { sku, counts }, context) => {
      if (counts.length === 0 || counts.some(({ quantity }) => quantity < 0))
        return { problems: [{ messageKey: 'order-pieces-missing', field: 'counts' }] }
      const outcome = await changeProductByFile(context, sku, {
        kind: 'stock',
        action: 'product.stock',
        file: stockAsFile(counts),
        before: { counts: await shelvesNow(context, counts) },
        after: { counts: counts.map((one) => ({ ...one })) },
      })
      return besideFields(context, outcome, {})
    },
  }),
}))

/** What its sizes cost in some storefronts, cheapest first; most products have one price. */
function pricesNow(
  { variants }: ProductOverview,
  storefronts: readonly StorefrontCode[],
): Readonly<Partial<Record<StorefrontCode, readonly number[]>>> {
  const prices = variants.flatMap((size) => size.prices)
  const costs = (code: StorefrontCode) => prices.flatMap((one) => (one.storefrontCode === code ? one.price : []))
  return Object.fromEntries(storefronts.map((code) => [code, [...new Set(costs(code))].sort((a, b) => a - b)]))
}

/** What was thought to lie on the shelves that were counted. */
async function shelvesNow(
  { shop }: BackofficeContext,
  counts: readonly { readonly sku: string; readonly location: string }[],
) {
  const shelves = await shop.shelvesOf(counts.map(({ sku }) => sku))
  return counts.map(({ sku, location }) => {
    const shelf = shelves.find(({ variantSku, locationCode }) => variantSku === sku && locationCode === location)
    return { sku, location, quantity: shelf?.onHand ?? 0 }
  })
}
