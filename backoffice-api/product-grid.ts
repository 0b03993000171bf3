import { textIn } from '#kernel/language.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { type BulkPriceChange, type PriceMove, priceEndings } from '#shop/backoffice/price-change.ts'
import type { BulkProductChange } from '#shop/backoffice/product-change.ts'
import {
  type ProductCount,
  type ProductFilter,
  type ProductGridPage,
  type ProductSelection,
  productListViews,
} from '#shop/backoffice/product-grid.ts'
import type { ChangeFile } from '#shop/backoffice/product-grid-service.ts'
import type { ProductChoices } from '#shop/backoffice/product-grid-store.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import { changeByFile, seenStorefrontsAmong } from './change-by-file.ts'
import type { BackofficeContext } from './context.ts'
import { MoneyType } from './order-parts.ts'
import { type ApiProblem, type ChangeOutcome, OutcomeType } from './outcome.ts'
import { ListedProductType } from './products.ts'

const ProductViewType = backofficeBuilder.enumType('ProductListView', {
  description:
    'REDUCED: it costs less than before somewhere. SOLD_OUT: on sale, and not a piece of it can be sold. INCOMPLETE: it lacks something.',
  values: enumValues(productListViews),
})

const ProductFilterInput = backofficeBuilder.inputType('ProductFilter', {
  fields: (t) => ({
    view: t.field({ type: ProductViewType }),
    brand: t.string({ required: false, description: 'The slug of a brand.' }),
    category: t.string({ required: false, description: 'The key of a category; what is below it counts.' }),
    text: t.string({ required: false, description: 'A SKU or an EAN, or a part of the name or brand.' }),
  }),
})

const ProductSelectionInput = backofficeBuilder.inputType('ProductSelection', {
  description: 'Products by their SKUs; without any all that the filter shows.',
  fields: (t) => ({ skus: t.stringList(), filter: t.field({ type: ProductFilterInput, required: false }) }),
})

const ProductCountType = backofficeBuilder.objectRef<ProductCount>('ProductCount').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    isMore: t.exposeBoolean('isMore', { description: 'Whether there are more than were counted.' }),
  }),
})

const ProductPageType = backofficeBuilder.objectRef<ProductGridPage>('ProductGridPage').implement({
  fields: (t) => ({
    products: t.field({ type: [ListedProductType], resolve: ({ products }) => [...products] }),
    next: t.string({ nullable: true, resolve: ({ next }) => next ?? null }),
  }),
})

const BrandChoiceType = backofficeBuilder.objectRef<ProductChoices['brands'][number]>('BrandChoice').implement({
  fields: (t) => ({ slug: t.exposeString('slug'), name: t.exposeString('name') }),
})

const CategoryChoiceType = backofficeBuilder
  .objectRef<ProductChoices['categories'][number]>('CategoryChoice')
  .implement({
    fields: (t) => ({
      key: t.exposeString('key'),
      name: t.string({ resolve: ({ name }, _, { actor }) => textIn(name, actor?.member.language ?? 'en') }),
      level: t.exposeInt('level', { description: '1 for a root.' }),
      gender: t.exposeString('gender'),
    }),
  })

const ProductChoicesType = backofficeBuilder.objectRef<ProductChoices>('ProductChoices').implement({
  description: 'What a list of products can be narrowed by.',
  fields: (t) => ({
    brands: t.field({ type: [BrandChoiceType], resolve: ({ brands }) => [...brands] }),
    categories: t.field({
      type: [CategoryChoiceType],
      description: 'In the order of the menu, each behind the one that it stands in.',
      resolve: ({ categories }) => [...categories],
    }),
  }),
})

type FilterInput = {
  readonly view: ProductFilter['view']
  readonly brand?: string | null | undefined
  readonly category?: string | null | undefined
  readonly text?: string | null | undefined
}
type SelectionInput = { readonly skus: readonly string[]; readonly filter?: FilterInput | null | undefined }

const filterOf = ({ view, brand, category, text }: FilterInput): ProductFilter => ({
  view,
  brand: brand || undefined,
  category: category || undefined,
  text: text || undefined,
})

/** Nothing that was chosen is no selection. */
function selectionOf({ skus, filter }: SelectionInput): ProductSelection {
  return skus.length > 0 || !filter ? { skus } : { filter: filterOf(filter) }
}

backofficeBuilder.queryFields((t) => ({
  products: t.field({
    type: ProductPageType,
    description: 'A page of products, the newest first.',
    args: { filter: t.arg({ type: ProductFilterInput }), after: t.arg.string({ required: false }) },
    resolve: (_, { filter, after }, { shop }) => shop.productGrid.page(filterOf(filter), after ?? undefined),
  }),
  productCount: t.field({
    type: ProductCountType,
    args: { filter: t.arg({ type: ProductFilterInput }) },
    resolve: (_, { filter }, { shop }) => shop.productGrid.count(filterOf(filter)),
  }),
  selectedProducts: t.int({
    description: 'How many products a change of these would be about.',
    args: { selection: t.arg({ type: ProductSelectionInput }) },
    resolve: async (_, { selection }, { shop }) => (await shop.productGrid.selected(selectionOf(selection))).length,
  }),
  productChoices: t.field({ type: ProductChoicesType, resolve: (_, _args, { shop }) => shop.productGrid.choices() }),
}))

type GridCell = {
  readonly sku: string
  readonly price: { readonly amount: number; readonly currency: string } | null
  readonly isOnePrice: boolean
}

const GridCellType = backofficeBuilder.objectRef<GridCell>('ProductGridCell').implement({
  description: 'What a list shows of a product in one storefront.',
  fields: (t) => ({
    sku: t.exposeString('sku'),
    price: t.field({
      type: MoneyType,
      nullable: true,
      description: 'Of its cheapest size; null where it isn’t sold.',
      resolve: ({ price }) => price,
    }),
    isOnePrice: t.exposeBoolean('isOnePrice', { description: 'Whether all sizes cost the same.' }),
  }),
})

async function gridCells(context: BackofficeContext, skus: readonly string[], code: string): Promise<GridCell[]> {
  const [storefront] = seenStorefrontsAmong(context, [code])
  if (storefront === undefined) return []
  const { currency } = storefrontOf(storefront)
  const prices = await context.shop.productGrid.sizePrices(skus.slice(0, mostCells), storefront)
  const byProduct = Map.groupBy(prices, ({ productSku }) => productSku)
  return skus.map((sku) => {
    const own = (byProduct.get(sku) ?? []).map(({ price }) => price)
    const price = own.length > 0 ? { amount: Math.min(...own), currency } : null
    return { sku, price, isOnePrice: new Set(own).size === 1 }
  })
}

/** More than stand on a page. */
const mostCells = 200

backofficeBuilder.queryFields((t) => ({
  productGridCells: t.field({
    type: [GridCellType],
    args: { skus: t.arg.stringList(), storefront: t.arg.string() },
    resolve: (_, { skus, storefront }, context) => gridCells(context, skus, storefront),
  }),
}))

const PriceStepType = backofficeBuilder.enumType('PriceMove', {
  description: 'REGULAR ends a reduction.',
  values: enumValues(['percent', 'amount', 'to', 'regular'] as const),
})
const PriceEndingType = backofficeBuilder.enumType('PriceEnding', {
  values: Object.fromEntries(priceEndings.map((value) => [`ENDS_${value.toUpperCase()}`, { value }])),
})
const ProductDecisionType = backofficeBuilder.enumType('ProductDecision', {
  values: enumValues(['publish', 'withdraw', 'add-category', 'move-to-category', 'remove-category'] as const),
})

/** Most that a price may be changed by, and be, at once. */
const largestAmount = 1_000_000

backofficeBuilder.mutationFields((t) => ({
  planPriceChange: t.field({
    type: OutcomeType,
    description:
      'Plans other prices of many products: nothing changes before its plan, which names old and new prices, is approved.',
    args: {
      selection: t.arg({ type: ProductSelectionInput }),
      storefronts: t.arg.stringList(),
      by: t.arg({ type: PriceStepType }),
      value: t.arg.int({
        description:
          'Hundredths of a percent, or the smallest unit of each storefront’s currency; below zero for less.',
      }),
      ending: t.arg({ type: PriceEndingType }),
      from: t.arg.string({ required: false, description: '2026-11-27T00:00, by the clock of each storefront.' }),
      until: t.arg.string({ required: false }),
    },
    resolve: async (_, { selection, storefronts, by, value, ending, from, until }, context) => {
      const step = priceStepOf(by, value)
      if (!step) return { problems: [{ messageKey: 'order-amount-invalid', field: 'value' }] }
      const known = seenStorefrontsAmong(context, storefronts)
      if (known.length === 0) return { problems: [{ messageKey: 'storefront-required', field: 'storefronts' }] }
      const change: BulkPriceChange = { step, ending, from: from || null, until: until || null }
      const made = await context.shop.productGrid.pricesFile(selectionOf(selection), known, change)
      return planned(context, made, {
        kind: 'prices',
        action: 'products.price',
        after: { ...change, storefronts: known },
      })
    },
  }),
  planProductChange: t.field({
    type: OutcomeType,
    description: 'Plans that many products are put on sale, taken off it, or stand in other categories.',
    args: {
      selection: t.arg({ type: ProductSelectionInput }),
      decision: t.arg({ type: ProductDecisionType }),
      category: t.arg.string({ required: false }),
      from: t.arg.string({ required: false, description: '2026-11-27T09:00, by the clock of the retailer.' }),
      until: t.arg.string({ required: false }),
    },
    resolve: async (_, { selection, decision, category, from, until }, context) => {
      const change = productChangeOf(decision, category ?? '', from || null, until || null)
      if (!change) return { problems: [{ messageKey: 'field-required', field: 'toCategory' }] }
      const made = await context.shop.productGrid.productsFile(selectionOf(selection), change)
      return planned(context, made, { kind: 'products', action: `products.${decision}`, after: { ...change } })
    },
  }),
}))

function priceStepOf(by: PriceMove['by'], value: number): PriceMove | undefined {
  if (by === 'regular') return { by }
  if (by === 'to') return value > 0 && value <= largestAmount ? { by, price: value } : undefined
  const most = by === 'percent' ? 10_000 : largestAmount
  return value !== 0 && Math.abs(value) <= most ? { by, change: value } : undefined
}

function productChangeOf(
  decision: BulkProductChange['kind'],
  category: string,
  from: string | null,
  until: string | null,
): BulkProductChange | undefined {
  if (decision === 'publish') return { kind: decision, from, until }
  if (decision === 'withdraw') return { kind: decision, at: from }
  return category === '' ? undefined : { kind: decision, category }
}

/** So many SKUs the books name of a change of many. */
const namedInBooks = 100

async function planned(
  context: BackofficeContext,
  { products, file }: ChangeFile,
  change: { readonly kind: 'prices' | 'products'; readonly action: string; readonly after: Record<string, unknown> },
): Promise<ChangeOutcome> {
  const nothing: ApiProblem = { messageKey: 'products-nothing-to-change' }
  if (file === undefined) return { problems: [nothing] }
  return changeByFile(context, {
    ...change,
    object: { type: 'products', id: products[0] ?? '', name: String(products.length) },
    file,
    after: { ...change.after, count: products.length, skus: products.slice(0, namedInBooks) },
    planOnly: true,
  })
}
