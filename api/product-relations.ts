import { productTag } from '#kernel/cache-tags.ts'
import { isEnoughBeside, notYetBeside } from '#kernel/rows-beside.ts'
import type { Product } from '#shop/catalog/product.ts'
import { combineRanks } from '#shop/similarity/combine-ranks.ts'
import { oneOfEachModel } from '#shop/similarity/nearest-products.ts'
import { builder } from './builder.ts'
import { CategoryType } from './category-types.ts'
import type { ApiContext } from './context.ts'
import { ProductType } from './product-type.ts'
import { RelatedProductType } from './related-product-types.ts'
import { relatedProducts, shownProductsOf } from './shown-product.ts'

/** So many stand beside a product, or a cart. */
const mostShown = 8
/** So many are looked at: some of them are sold out, or other colours of one. */
const mostRanked = 40

/** Those that can be bought here now, of each model the first: nobody is shown what they can't have, nor twice the same. */
export async function sellableProducts(ids: readonly string[], context: ApiContext): Promise<Product[]> {
  const found = await shownProductsOf(ids, context)
  return oneOfEachModel(found.filter(({ totalAvailableStock }) => totalAvailableStock > 0)).slice(0, mostShown)
}

const modelOf = ({ parentSku }: Product) => parentSku

async function boughtTogether({ id }: Product, context: ApiContext): Promise<Product[]> {
  return sellableProducts(await context.loaders.boughtWith.load(id), context)
}

/** What others looked at with a product, where orders say too little of it. */
async function seenTogether(product: Product, context: ApiContext): Promise<readonly Product[]> {
  const bought = await boughtTogether(product, context)
  if (isEnoughBeside([bought])) return []
  const seen = await sellableProducts(await context.loaders.seenWith.load(product.id), context)
  return notYetBeside([bought], seen, modelOf)
}

/** What resembles a product: for who can't have it, and where neither orders nor looks say enough of it. */
async function similarProducts(product: Product, context: ApiContext): Promise<readonly Product[]> {
  const before = [await boughtTogether(product, context), await seenTogether(product, context)]
  if (product.totalAvailableStock > 0 && isEnoughBeside(before)) return []
  const shown = new Set(before.flat().map(({ id }) => id))
  const ids = await context.loaders.similar.load(product.id)
  const found = await sellableProducts(
    ids.filter((id) => !shown.has(id)),
    context,
  )
  return notYetBeside(before, found, modelOf)
}

/** What others looked at with any of some products and can be bought here, none of their models. */
export async function seenWithAll(products: readonly Product[], context: ApiContext): Promise<readonly Product[]> {
  const ids = await context.shop.seenTogether.besideAll(products.map(({ id }) => id))
  return notYetBeside([products], await sellableProducts(ids.slice(0, mostRanked), context), modelOf)
}

/** What resembles any of some products, those first that resemble most of them: none of their models, and of each other one one. */
export async function similarToAll(products: readonly Product[], context: ApiContext): Promise<Product[]> {
  const lists = await context.loaders.similar.loadMany(products.map(({ id }) => id))
  const ranked = combineRanks(lists.map((list) => (list instanceof Error ? [] : list)))
  const models = new Set(products.map(({ parentSku }) => parentSku))
  const found = (await shownProductsOf(ranked.slice(0, mostRanked), context)).filter(
    ({ parentSku, totalAvailableStock }) => totalAvailableStock > 0 && !models.has(parentSku),
  )
  return oneOfEachModel(found).slice(0, mostShown)
}

/** Ids of what goes with all of some products: what was learned, and what somebody chose. */
export async function goesWith(ids: readonly string[], { shop, loaders }: ApiContext): Promise<string[]> {
  const learned = await shop.boughtWithAll(ids)
  const relations = (await loaders.relations.loadMany(ids)).flatMap((found) => (found instanceof Error ? [] : found))
  const chosen = relations.flatMap(({ kind, relatedId }) => (kind === 'complementary' ? [relatedId] : []))
  return [...new Set([...learned, ...chosen])].filter((id) => !ids.includes(id))
}

const CrossSellingsType = builder.objectRef<Product>('CrossSellings').implement({
  fields: (t) => ({
    complementary: t.field({
      type: [ProductType],
      resolve: (product, _, context) => relatedProducts(product, 'complementary', context),
    }),
    maintenance: t.field({
      type: [ProductType],
      resolve: (product, _, context) => relatedProducts(product, 'maintenance', context),
    }),
  }),
})

/** Where it belongs, and what goes with it. */
builder.objectFields(ProductType, (t) => ({
  relatedProducts: t.field({
    type: [RelatedProductType],
    description: 'The other colours of the model, this one included, and what takes care of it.',
    resolve: async (product, _, context) => {
      const colors = await context.loaders.colors.load(product.parentSku)
      for (const color of colors) context.tags.add(productTag(color.id))
      const care = await relatedProducts(product, 'maintenance', context)
      return [
        ...colors.map((color) => ({ type: 'color_relation' as const, color })),
        ...care.map(({ id, sku, color: { name, hex } }) => ({
          type: 'maintenance' as const,
          color: { id, sku, colorName: name, colorHex: hex },
        })),
      ]
    },
  }),
  categories: t.field({
    type: [CategoryType],
    resolve: async (product, _, { loaders }) => {
      const all = await loaders.categories()
      const ids = await loaders.categoryIds.load(product.id)
      return ids.flatMap((id) => all.get(id) ?? []).sort((a, b) => a.level - b.level || a.position - b.position)
    },
  }),
  boughtTogether: t.field({
    type: [ProductType],
    description:
      'What the same people bought and kept, of each model one, the surest first; nothing as long as too few did.',
    resolve: (product, _, context) => boughtTogether(product, context),
  }),
  seenTogether: t.field({
    type: [ProductType],
    description:
      'What others looked at with it, of each model one, the surest first; nothing as long as too few did, or where orders say enough.',
    resolve: async (product, _, context) => [...(await seenTogether(product, context))],
  }),
  similarProducts: t.field({
    type: [ProductType],
    description:
      'What resembles it by its picture and its facts and can be bought here, of each model one; nothing where orders and looks say enough of a product that can be bought itself.',
    resolve: async (product, _, context) => [...(await similarProducts(product, context))],
  }),
  crossSellings: t.field({ type: CrossSellingsType, resolve: (product) => product }),
}))
