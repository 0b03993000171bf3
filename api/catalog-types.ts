import { localDay } from '#kernel/calendar.ts'
import { formatPrice } from '#kernel/money.ts'
import type { Brand, SizeTable } from '#shop/catalog/catalog-store.ts'
import { discountPercent } from '#shop/catalog/prior-price.ts'
import {
  type Category,
  cardLabel,
  isNew,
  type ModelColor,
  oneSize,
  type Product,
  type ProductDetail,
  shownPrice,
  type Variant,
} from '#shop/catalog/product.ts'
import { hidesReductions } from '#shop/catalog/sale-period.ts'
import { perLitre } from '#shop/catalog/unit-price.ts'
import { daysUntilRestock } from '#shop/stock/restock.ts'
import { isComingSoon, type StockState, sizeStock } from '#shop/stock/size-stock.ts'
import { builder, ImageType, image, PriceType, price } from './builder.ts'
import { catalogMessages, fibreNames, materialNames } from './catalog-messages.ts'
import type { ApiContext } from './context.ts'
import { addressIn } from './region-names.ts'

const StockStateType = builder.enumType('StockState', {
  description: 'What the shopper is told about a size, by the order of specification §4.',
  values: [
    'COMING_SOON',
    'OUT_OF_STOCK',
    'LAST_ITEM',
    'FEW_LEFT',
    'PRE_ORDER',
    'IN_STOCK',
  ] as const satisfies readonly StockState[],
})
const RelationTypeEnum = builder.enumType('RelationType', { values: ['color_relation', 'maintenance'] as const })

export const ColorType = builder.objectRef<Product['color']>('ProductColor').implement({
  fields: (t) => ({ key: t.exposeString('key'), name: t.exposeString('name'), hex: t.exposeString('hex') }),
})

export const BrandType = builder.objectRef<Omit<Brand, 'story'>>('Brand').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    url: t.string({ resolve: (brand) => `brands/${brand.slug}` }),
    story: t.string({ resolve: async (brand, _, { loaders }) => (await loaders.brand.load(brand.id))?.story ?? '' }),
  }),
})

const OptionRefType = builder.objectRef<{ groupId: string; id: string }>('OptionRef').implement({
  fields: (t) => ({ groupId: t.exposeID('groupId'), id: t.exposeID('id') }),
})

const ratingDescription = 'From 1 to 5; nothing as long as nobody has rated it.'

const VariantType = builder.objectRef<{ variant: Variant; product: Product }>('Variant').implement({
  description: 'A size of a product.',
  fields: (t) => ({
    id: t.id({ resolve: ({ variant }) => variant.id }),
    sku: t.string({ resolve: ({ variant }) => variant.sku }),
    legacySku: t.string({ nullable: true, resolve: ({ variant }) => variant.legacySku }),
    size: t.string({ resolve: ({ variant }) => variant.size }),
    position: t.int({ resolve: ({ variant }) => variant.position }),
    availableStock: t.int({ resolve: ({ variant }) => variant.availableStock }),
    stockState: t.field({
      type: StockStateType,
      resolve: ({ variant, product }, _, { now }) =>
        sizeStock({
          availableStock: variant.availableStock,
          comingSoon: isComingSoon(product.comingSoonDate, now),
          deliveryTime: product.deliveryTime,
        }),
    }),
    deliveryTime: t.string({ nullable: true, resolve: ({ product }) => product.deliveryTime }),
    price: t.field({ type: PriceType, resolve: ({ variant }, _, context) => price(variant.price, context) }),
    options: t.field({
      type: [OptionRefType],
      resolve: ({ variant }) => [{ groupId: 'size', id: `size-${variant.size}` }],
    }),
    ean: t.string({ resolve: ({ variant }) => variant.ean }),
    stock: t.int({ description: 'As availableStock.', resolve: ({ variant }) => variant.availableStock }),
    restockTime: t.int({
      nullable: true,
      description: 'Days until more of it is expected; nothing where no day is known.',
      resolve: ({ variant }, _, { now, storefront }) =>
        daysUntilRestock(variant.restockDate, localDay(now, storefront.timeZone)),
    }),
    minPurchase: t.int({
      description: 'So many pieces at least.',
      resolve: ({ variant }) => variant.minPurchase,
    }),
    maxPurchase: t.int({ description: 'So many at most.', resolve: ({ variant }) => variant.maxPurchase }),
    purchaseSteps: t.int({
      description: 'Above the least, in steps of so many.',
      resolve: ({ variant }) => variant.purchaseSteps,
    }),
    shippingFree: t.boolean({
      description: 'An order of such products alone is delivered for nothing.',
      resolve: ({ product }) => product.shippingFree,
    }),
    weight: t.int({ description: 'Grams.', resolve: ({ variant }) => variant.weight }),
    width: t.int({
      nullable: true,
      description: 'Millimetres, where it was measured.',
      resolve: ({ variant }) => variant.dimensions?.width ?? null,
    }),
    height: t.int({
      nullable: true,
      description: 'Millimetres.',
      resolve: ({ variant }) => variant.dimensions?.height ?? null,
    }),
    length: t.int({
      nullable: true,
      description: 'Millimetres, from front to back.',
      resolve: ({ variant }) => variant.dimensions?.length ?? null,
    }),
    ratingAverage: t.float({ nullable: true, description: ratingDescription, resolve: () => null }),
  }),
})

const SizeType = builder.objectRef<{ name: string; position: number }>('ProductSize').implement({
  fields: (t) => ({ name: t.exposeString('name'), position: t.exposeInt('position') }),
})

type Related = {
  readonly type: 'color_relation' | 'maintenance'
  readonly color: Pick<ModelColor, 'id' | 'sku' | 'colorName' | 'colorHex'>
}

const RelatedProductType = builder.objectRef<Related>('RelatedProduct').implement({
  description: 'A card asks for the colour of its siblings only; the whole product is read when more is asked for.',
  fields: (t) => ({
    type: t.field({ type: RelationTypeEnum, resolve: (related) => related.type }),
    name: t.string({ resolve: async (related, _, context) => (await wholeOf(related, context)).name }),
    colorName: t.string({ resolve: ({ color }) => color.colorName }),
    colorHex: t.string({ resolve: ({ color }) => color.colorHex }),
    url: t.string({ resolve: async (related, _, context) => (await wholeOf(related, context)).url }),
    image: t.field({
      type: ImageType,
      resolve: async (related, _, context) => packshot(await wholeOf(related, context), context),
    }),
    productNumber: t.string({ resolve: ({ color }) => color.sku }),
    active: t.boolean({ resolve: () => true }),
    availableStock: t.int({
      resolve: async (related, _, context) => (await wholeOf(related, context)).totalAvailableStock,
    }),
  }),
})

async function wholeOf({ color }: Related, { loaders }: ApiContext): Promise<Product> {
  const product = await loaders.product.load(color.id)
  if (!product) throw new Error(`Product ${color.sku} is a colour that is not sold`)
  return product
}

export const CategoryType = builder.objectRef<Category>('Category')
CategoryType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.exposeString('key'),
    level: t.exposeInt('level'),
    name: t.exposeString('name'),
    parentId: t.id({ nullable: true, resolve: (category) => category.parentId }),
    path: t.field({
      type: ['ID'],
      description: 'Ids from the root to this category.',
      resolve: async (category, _, { loaders }) => pathTo(category, await loaders.categories()).map((one) => one.id),
    }),
    url: t.exposeString('url'),
    description: t.exposeString('description'),
    gender: t.exposeString('gender'),
    children: t.field({
      type: [CategoryType],
      description: 'The categories right below this one, in their order.',
      resolve: async (category, _, { loaders }) =>
        [...(await loaders.categories()).values()].filter((one) => one.parentId === category.id),
    }),
  }),
})

export function pathTo(category: Category, all: ReadonlyMap<string, Category>): Category[] {
  const parent = category.parentId === null ? undefined : all.get(category.parentId)
  return parent ? [...pathTo(parent, all), category] : [category]
}

type ShownProperty = { name: string; position: number; options: readonly string[] }
const PropertyType = builder.objectRef<ShownProperty>('Property').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    position: t.exposeInt('position'),
    visible: t.boolean({ resolve: () => true }),
    options: t.stringList({ resolve: (property) => [...property.options] }),
  }),
})

type SizeRow = SizeTable['rows'][number]
const SizeTableItemType = builder.objectRef<SizeRow>('SizeTableItem').implement({
  fields: (t) => ({
    size_eu: t.exposeString('eu'),
    size_us: t.exposeString('us'),
    size_uk: t.exposeString('uk'),
    size_cm: t.exposeString('cm'),
  }),
})
export const SizeTableSliceType = builder.objectRef<readonly SizeRow[]>('SizeTableSlice').implement({
  fields: (t) => ({ items: t.field({ type: [SizeTableItemType], resolve: (rows) => [...rows] }) }),
})
export const SizeTableType = builder.objectRef<SizeTable>('SizeTable').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    advice: t.exposeString('advice'),
    slices: t.field({ type: [SizeTableSliceType], resolve: (table) => [table.rows] }),
  }),
})

const MaterialPartType = builder.objectRef<{ part: string; materials: string[] }>('MaterialPart').implement({
  description: 'What a part of a shoe is made of: Directive 94/11/EC.',
  fields: (t) => ({ part: t.exposeString('part'), materials: t.exposeStringList('materials') }),
})
const FibrePartType = builder.objectRef<{ part: string; fibres: string }>('FibrePart').implement({
  description: 'The full fibre composition of a part: Regulation (EU) 1007/2011.',
  fields: (t) => ({ part: t.exposeString('part'), fibres: t.exposeString('fibres') }),
})
const ManufacturerType = builder.objectRef<ProductDetail['manufacturer']>('Manufacturer').implement({
  description: 'Who stands for the safety of the product: Regulation (EU) 2023/988, article 19.',
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.string({ resolve: (maker, _, { storefront }) => addressIn(maker, storefront.iso) }),
    email: t.exposeString('email'),
    responsiblePerson: t.string({
      nullable: true,
      resolve: ({ responsiblePerson: person }, _, { storefront }) =>
        person ? `${person.name}, ${addressIn(person, storefront.iso)}, ${person.email}` : null,
    }),
  }),
})

export const ProductType = builder.objectRef<Product>('Product')

const CrossSellingsType = builder.objectRef<Product>('CrossSellings').implement({
  fields: (t) => ({
    complementary: t.field({
      type: [ProductType],
      resolve: (product, _, context) => related(product, 'complementary', context),
    }),
    maintenance: t.field({
      type: [ProductType],
      resolve: (product, _, context) => related(product, 'maintenance', context),
    }),
  }),
})

const SwProductType = builder.objectRef<{ product: Product; detail: ProductDetail }>('SwProduct').implement({
  fields: (t) => ({
    description: t.string({ resolve: ({ detail }) => detail.description }),
    available: t.boolean({ resolve: ({ product }) => product.totalAvailableStock > 0 }),
    availableStock: t.int({ resolve: ({ product }) => product.totalAvailableStock }),
    stock: t.int({ resolve: ({ product }) => product.totalAvailableStock }),
    metaTitle: t.string({
      resolve: ({ product, detail }) =>
        detail.metaTitle ?? `${product.name} ${product.color.name} – ${product.brand.name}`,
    }),
    metaDescription: t.string({
      resolve: ({ detail }) => detail.metaDescription ?? firstSentences(detail.description),
    }),
    properties: t.field({
      type: [PropertyType],
      resolve: ({ detail }) => detail.properties.map((property, position) => ({ ...property, position })),
    }),
  }),
})

ProductType.implement({
  description: 'A colour of a model as the storefront sells it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sku: t.exposeString('sku'),
    parentSku: t.exposeString('parentSku'),
    parentId: t.id({ resolve: (product) => product.parentSku }),
    name: t.exposeString('name'),
    description: t.string({ resolve: async (product, _, context) => (await detailOf(product, context)).description }),
    brand: t.field({ type: BrandType, resolve: (product) => product.brand }),
    color: t.field({ type: ColorType, resolve: (product) => product.color }),
    gender: t.exposeString('gender'),
    shippingFree: t.exposeBoolean('shippingFree', {
      description: 'An order of such products alone is delivered for nothing.',
    }),
    ratingAverage: t.float({ nullable: true, description: ratingDescription, resolve: () => null }),
    isNew: t.boolean({ resolve: (product, _, { now }) => isNew(product, now) }),
    isPresentedBySneakers: t.exposeBoolean('presentedBySneakers'),
    isSale: t.boolean({ resolve: (product, _, context) => shown(product, context).discount > 0 }),
    isOneSize: t.exposeBoolean('oneSize'),
    isComingSoon: t.boolean({ resolve: (product, _, { now }) => isComingSoon(product.comingSoonDate, now) }),
    releaseDate: t.field({ type: 'Date', resolve: (product) => product.releaseDate }),
    comingSoonDate: t.field({ type: 'DateTime', nullable: true, resolve: (product) => product.comingSoonDate }),
    deliveryTime: t.string({ nullable: true, resolve: (product) => product.deliveryTime }),
    size: t.string({ nullable: true, resolve: (product) => (product.oneSize ? oneSize : null) }),
    image: t.field({ type: ImageType, resolve: (product, _, context) => packshot(product, context) }),
    images: t.field({
      type: [ImageType],
      resolve: (product, _, context) => product.images.map((name) => image(name, altOf(product), context)),
    }),
    hover_image: t.field({
      type: ImageType,
      nullable: true,
      resolve: (product, _, context) =>
        product.hoverImage === null ? null : image(product.hoverImage, altOf(product), context),
    }),
    threesixty: t.field({
      type: [ImageType],
      description: 'The pictures of a whole turn, in order; empty for most products.',
      resolve: async (product, _, context) =>
        (await detailOf(product, context)).threesixty.map((name) => image(name, altOf(product), context)),
    }),
    video: t.string({
      nullable: true,
      description: 'The path of a short film.',
      resolve: async (product, _, context) => {
        const { video } = await detailOf(product, context)
        return video === null ? null : (context.shop.pictures.film(video) ?? null)
      },
    }),
    sale_label: t.field({
      type: 'JSONString',
      nullable: true,
      description: 'Labels per country as JSON; hidden while reductions may not be announced.',
      resolve: (product, _, { storefront, now, shop }) =>
        product.saleLabel === null || hidesReductions(storefront, now, shop.salePeriod)
          ? null
          : JSON.stringify(product.saleLabel),
    }),
    marketing_label: t.string({ nullable: true, resolve: (product) => product.marketingLabel }),
    label: t.string({
      nullable: true,
      description: 'The one label that the card shows, already chosen for the store.',
      resolve: (product, _, { storefront, now, shop }) => {
        const label = cardLabel(product, storefront, now, shop.salePeriod)
        if (label === null) return null
        if (label.kind === 'text') return label.text
        return catalogMessages[label.kind === 'new' ? 'isNew' : 'comingSoon'][storefront.language]
      },
    }),
    url: t.string({ resolve: (product) => product.url }),
    price: t.field({ type: PriceType, resolve: (product, _, context) => price(product.price, context) }),
    unitPrice: t.string({
      nullable: true,
      description:
        "How much is in it and what a litre costs, as it is shown: '100 ml, € 149,50 / l'. Directive 98/6/EC.",
      resolve: ({ price, contents }, _, { storefront }) =>
        contents && `${contents.amount} ml, ${formatPrice(perLitre(price, contents.amount), storefront)} / l`,
    }),
    regular_price: t.field({
      type: PriceType,
      nullable: true,
      resolve: (product, _, context) => priceOrNull(shown(product, context).regularPrice, context),
    }),
    priorPrice: t.field({
      type: PriceType,
      nullable: true,
      description:
        'Lowest price of the 30 days before the reduction; only with a reduction (Directive 98/6/EC, article 6a).',
      resolve: (product, _, context) => priceOrNull(shown(product, context).priorPrice, context),
    }),
    discount: t.int({
      description: 'Whole percent computed from priorPrice; 0 without a reduction.',
      resolve: (product, _, context) => shown(product, context).discount,
    }),
    priceUpdatedAt: t.field({ type: 'DateTime', resolve: (product) => product.priceUpdatedAt }),
    availableStock: t.int({ resolve: (product) => product.totalAvailableStock }),
    totalAvailableStock: t.exposeInt('totalAvailableStock'),
    variants: t.field({
      type: [VariantType],
      resolve: async (product, _, { loaders }) =>
        (await loaders.variants.load(product.id)).map((variant) => ({ variant, product })),
    }),
    sizes: t.field({
      type: [SizeType],
      resolve: async (product, _, { loaders }) =>
        (await loaders.variants.load(product.id)).map((variant) => ({
          name: variant.size,
          position: variant.position,
        })),
    }),
    relatedProducts: t.field({
      type: [RelatedProductType],
      description: 'The other colours of the model, this one included, and what takes care of it.',
      resolve: async (product, _, context) => {
        const colors = await context.loaders.colors.load(product.parentSku)
        for (const color of colors) context.tags.add(`product:${color.id}`)
        const care = await related(product, 'maintenance', context)
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
    crossSellings: t.field({ type: CrossSellingsType, resolve: (product) => product }),
    swProduct: t.field({
      type: SwProductType,
      resolve: async (product, _, context) => ({ product, detail: await detailOf(product, context) }),
    }),
    attribute: t.string({
      description: "The attribute that a shopper chooses, as a heading names it: 'Size'.",
      resolve: (_, __, { storefront }) => catalogMessages.size[storefront.language],
    }),
    footwear: t.field({
      type: [MaterialPartType],
      resolve: async (product, _, context) => {
        const { footwear } = await detailOf(product, context)
        const word = context.storefront.language
        if (!footwear) return []
        return (['upper', 'lining', 'sole'] as const).map((part) => ({
          part: catalogMessages[part][word],
          materials: footwear[part].map((material) => materialNames[material]?.[word] ?? material),
        }))
      },
    }),
    textile: t.field({
      type: [FibrePartType],
      resolve: async (product, _, context) => {
        const { textile } = await detailOf(product, context)
        const word = context.storefront.language
        return (textile ?? []).map((part) => ({
          part: part.part,
          fibres: part.fibres.map((one) => `${one.percent} % ${fibreNames[one.fibre]?.[word] ?? one.fibre}`).join(', '),
        }))
      },
    }),
    care: t.string({ resolve: async (product, _, context) => (await detailOf(product, context)).care }),
    warnings: t.stringList({
      description: 'What the label warns of, sentence by sentence: Regulation (EC) 1272/2008, article 48.',
      resolve: async (product, _, context) => [...(await detailOf(product, context)).warnings],
    }),
    manufacturer: t.field({
      type: ManufacturerType,
      resolve: async (product, _, context) => (await detailOf(product, context)).manufacturer,
    }),
    sizeTable: t.field({
      type: SizeTableType,
      nullable: true,
      resolve: (product, _, { shop, storefront }) =>
        product.sizeTableId === null
          ? null
          : shop.catalog.sizeTable(storefront, product.sizeTableId).then((table) => table ?? null),
    }),
  }),
})

const CrossSellingKindEnum = builder.enumType('CrossSellingKind', {
  values: ['complementary', 'maintenance'] as const,
})

export const UpsellProductType = builder
  .objectRef<{ product: Product; description: string; kind: 'complementary' | 'maintenance' }>('UpsellProduct')
  .implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ product }) => product.id }),
      sku: t.string({ resolve: ({ product }) => product.sku }),
      name: t.string({ resolve: ({ product }) => product.name }),
      description: t.exposeString('description'),
      price: t.field({ type: PriceType, resolve: ({ product }, _, context) => price(product.price, context) }),
      regular_price: t.field({
        type: PriceType,
        nullable: true,
        resolve: ({ product }, _, context) => priceOrNull(shown(product, context).priorPrice, context),
      }),
      image: t.field({ type: ImageType, resolve: ({ product }, _, context) => packshot(product, context) }),
      url: t.string({ resolve: ({ product }) => product.url }),
      isOneSize: t.boolean({ resolve: ({ product }) => product.oneSize }),
      type: t.field({
        type: CrossSellingKindEnum,
        description: 'What goes with it, or what keeps it.',
        resolve: ({ kind }) => kind,
      }),
    }),
  })

/** The prices that may be shown of a product in this storefront, now. */
export function shown(product: Product, { storefront, now, shop }: ApiContext) {
  return shownPrice(product, storefront, now, shop.salePeriod)
}

export function priceOrNull(amount: number | null, context: ApiContext) {
  return amount === null ? null : price(amount, context)
}

export function packshot(product: Product, context: ApiContext) {
  return image(product.images[0], altOf(product), context)
}

/** Products by id in the order asked for; what isn't sold here is left out. Each one marks the answer with its tag. */
export async function productsOf(ids: readonly string[], context: ApiContext): Promise<Product[]> {
  const found = (await context.loaders.product.loadMany(ids)).flatMap((one) =>
    one instanceof Error || !one ? [] : [one],
  )
  for (const product of found) context.tags.add(`product:${product.id}`)
  return found
}

/** A size's own reduction, for lines of a cart. */
export function sizeDiscount(variant: Pick<Variant, 'price' | 'priorPrice'>): number {
  return discountPercent(variant.price, variant.priorPrice)
}

async function related(
  product: Product,
  kind: 'complementary' | 'maintenance',
  context: ApiContext,
): Promise<Product[]> {
  const relations = await context.loaders.relations.load(product.id)
  return productsOf(
    relations.filter((relation) => relation.kind === kind).map((relation) => relation.relatedId),
    context,
  )
}

async function detailOf(product: Product, context: ApiContext): Promise<ProductDetail> {
  const detail = await context.loaders.detail.load(product.id)
  if (!detail) throw new Error(`Product ${product.sku} has no details`)
  return detail
}

function altOf(product: Product): string {
  return `${product.brand.name} ${product.name}, ${product.color.name}`
}

/** As many whole sentences as a search engine shows. */
function firstSentences(text: string): string {
  const cut = text.slice(0, 160)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  return text.length <= 160 ? text : end > 60 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
