import { textIn } from '#kernel/language.ts'
import { seesStorefront } from '#kernel/staff-reach.ts'
import { type StorefrontCode, storefrontByCode, storefronts } from '#kernel/storefront.ts'
import type { ArrangementPreview, PreviewedProduct, SetAsideProduct } from '#shop/backoffice/preview-arrangement.ts'
import { shownPrice } from '#shop/catalog/product.ts'
import {
  type Arrangement,
  type ArrangementStep,
  type ArrangementStepKind,
  arrangementStepKinds,
  type StoredArrangement,
} from '#shop/merchandising/arrangement.ts'
import { merchandisingRefused } from '#shop/merchandising/merchandising-refusal.ts'
import { isAnyRefused } from '#shop/staff/perform-as-staff.ts'
import { backofficeBuilder, badValue, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { MoneyType } from './order-parts.ts'
import { reachOf } from './orders.ts'
import { OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

const StepKindType = backofficeBuilder.enumType('ArrangementStepKind', {
  description:
    'MOST_SIZES: the larger a part of its sizes is in stock, by quarters. BEST_SELLERS: by the pieces of the last 28 days.',
  values: enumValues(arrangementStepKinds),
})

const StepType = backofficeBuilder.objectRef<ArrangementStep>('ArrangementStep').implement({
  description: 'By what products are ordered; a step orders what those before it leave the same.',
  fields: (t) => ({
    kind: t.field({ type: StepKindType, resolve: ({ kind }) => kind }),
    brand: t.string({ nullable: true, resolve: (step) => (step.kind === 'brand' ? step.brand : null) }),
  }),
})

const PinType = backofficeBuilder.objectRef<Arrangement['pins'][number]>('ArrangementPin').implement({
  description: 'A product that stands at a place, from 1. While it is sold out its place is free.',
  fields: (t) => ({ sku: t.exposeString('sku'), place: t.exposeInt('place') }),
})

const ArrangementType = backofficeBuilder.objectRef<StoredArrangement>('Arrangement').implement({
  description: 'In which order shoppers see the products of a category unless they sort it themselves.',
  fields: (t) => ({
    category: t.exposeString('category', { description: 'Its key.' }),
    storefront: t.string({
      nullable: true,
      description: 'Null where it holds for every storefront that has none of its own.',
      resolve: ({ storefront }) => storefront,
    }),
    steps: t.field({ type: [StepType], resolve: ({ steps }) => [...steps] }),
    pins: t.field({ type: [PinType], resolve: ({ pins }) => [...pins] }),
    buried: t.stringList({
      description: 'SKUs of products that stand behind all others.',
      resolve: ({ buried }) => [...buried],
    }),
    version: t.exposeInt('version', {
      description: 'Whoever publishes names the one that they saw; 0 where there is none.',
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    changedBy: t.exposeString('changedBy'),
  }),
})

const ArrangedCategoryType = backofficeBuilder
  .objectRef<{ readonly key: string; readonly arrangements: readonly StoredArrangement[] }>('ArrangedCategory')
  .implement({
    fields: (t) => ({
      key: t.exposeString('key'),
      arrangements: t.field({ type: [ArrangementType], resolve: ({ arrangements }) => [...arrangements] }),
    }),
  })

type Shown = PreviewedProduct & { readonly storefront: StorefrontCode }

const PreviewedProductType = backofficeBuilder.objectRef<Shown>('PreviewedProduct').implement({
  description: 'A product as it would stand in the list.',
  fields: (t) => ({
    sku: t.string({ resolve: ({ product }) => product.sku }),
    name: t.string({ resolve: ({ product }) => product.name }),
    brand: t.string({ resolve: ({ product }) => product.brand.name }),
    color: t.string({ resolve: ({ product }) => product.color.name }),
    image: t.string({
      nullable: true,
      description: 'The address of a picture on the storefront, without the host.',
      resolve: ({ product }, _, { shop }) =>
        product.images.map((name) => shop.pictures.find(name)?.url).find((url) => url !== undefined) ?? null,
    }),
    price: t.field({ type: MoneyType, resolve: (shown, _, context) => moneyIn(shown, priceOf(shown, context).price) }),
    priorPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: 'What is struck through.',
      resolve: (shown, _, context) => {
        const { priorPrice } = priceOf(shown, context)
        return priorPrice === null ? null : moneyIn(shown, priorPrice)
      },
    }),
    place: t.exposeInt('place'),
    sizes: t.exposeInt('sizes'),
    sizesInStock: t.exposeInt('sizesInStock'),
    sold: t.exposeInt('sold', { description: 'Pieces of the last 28 days, in this storefront.' }),
    isPinned: t.exposeBoolean('isPinned'),
    isBuried: t.exposeBoolean('isBuried'),
  }),
})

const storefrontOfShown = ({ storefront }: Shown) => storefrontByCode(storefront) ?? storefronts[0]

function priceOf(shown: Shown, { shop }: BackofficeContext) {
  const storefront = storefrontOfShown(shown)
  if (!storefront) throw new Error('A shop has a storefront')
  return shownPrice(shown.product, storefront, shop.clock.now(), shop.salePeriod)
}

const moneyIn = (shown: Shown, amount: number) => ({ amount, currency: storefrontOfShown(shown)?.currency ?? '' })

const SetAsideType = backofficeBuilder.objectRef<SetAsideProduct>('SetAsideProduct').implement({
  description: 'A product that doesn’t stand among those that are shown.',
  fields: (t) => ({
    sku: t.exposeString('sku'),
    name: t.string({
      nullable: true,
      resolve: ({ name }, _, { actor }) => (name ? textIn(name, actor?.member.language ?? 'en') : null),
    }),
  }),
})

const PreviewType = backofficeBuilder
  .objectRef<ArrangementPreview & { readonly storefront: StorefrontCode }>('ArrangementPreview')
  .implement({
    description: 'What shoppers of a storefront would see first.',
    fields: (t) => ({
      products: t.field({
        type: [PreviewedProductType],
        resolve: ({ products, storefront }) => products.map((product) => ({ ...product, storefront })),
      }),
      total: t.exposeInt('total', { description: 'How many the whole list has.' }),
      resting: t.field({
        type: [SetAsideType],
        description: 'Pinned products that don’t stand at their places: sold out, or not in this list.',
        resolve: ({ resting }) => [...resting],
      }),
      buried: t.field({ type: [SetAsideType], resolve: ({ buried }) => [...buried] }),
    }),
  })

const StepInput = backofficeBuilder.inputType('ArrangementStepInput', {
  fields: (t) => ({
    kind: t.field({ type: StepKindType }),
    brand: t.string({ required: false, description: 'The slug of the brand that comes first.' }),
  }),
})

const PinInput = backofficeBuilder.inputType('ArrangementPinInput', {
  fields: (t) => ({ sku: t.string(), place: t.int() }),
})

const ArrangementInput = backofficeBuilder.inputType('ArrangementInput', {
  fields: (t) => ({
    steps: t.field({ type: [StepInput] }),
    pins: t.field({ type: [PinInput] }),
    buried: t.stringList(),
  }),
})

type StepGiven = { readonly kind: ArrangementStepKind; readonly brand?: string | null | undefined }
type ArrangementGiven = Omit<Arrangement, 'steps'> & { readonly steps: readonly StepGiven[] }

function arrangementOf({ steps, pins, buried }: ArrangementGiven): Arrangement {
  const read = steps.map(
    ({ kind, brand }): ArrangementStep => (kind === 'brand' ? { kind, brand: brand ?? '' } : { kind }),
  )
  return { steps: read, pins, buried }
}

/** The storefront of a code; nothing for all of them. */
function storefrontIn(code: string | null | undefined) {
  if (!code) return undefined
  const found = storefrontByCode(code)
  if (!found) throw badValue('There is no such storefront')
  return found
}

/** What holds for every storefront is decided by who sees every one. */
function maySee(context: BackofficeContext, code: StorefrontCode | null): boolean {
  const reach = reachOf(context)
  return code === null ? reach.storefronts === 'all' : seesStorefront(reach, code)
}

backofficeBuilder.queryFields((t) => ({
  arrangedCategories: t.field({
    type: [ArrangedCategoryType],
    description: 'Categories whose products stand in an order of their own.',
    resolve: async (_, _args, { shop }) =>
      [...Map.groupBy(await shop.arrangements.all(), ({ category }) => category)].map(([key, arrangements]) => ({
        key,
        arrangements,
      })),
  }),
  arrangement: t.field({
    type: ArrangementType,
    nullable: true,
    args: { category: t.arg.string(), storefront: t.arg.string({ required: false }) },
    resolve: async (_, { category, storefront }, { shop }) =>
      (await shop.arrangements.find({ category, storefront: storefrontIn(storefront)?.code ?? null })) ?? null,
  }),
  arrangementPreview: t.field({
    type: PreviewType,
    nullable: true,
    description: 'What shoppers would see if this were published; nothing changes.',
    args: {
      category: t.arg.string(),
      storefront: t.arg.string(),
      arrangement: t.arg({ type: ArrangementInput }),
    },
    resolve: async (_, { category, storefront, arrangement }, { shop }) => {
      const seenIn = storefrontIn(storefront)
      if (!seenIn) throw badValue('There is no such storefront')
      const preview = await shop.arrangements.preview(seenIn, category, arrangementOf(arrangement))
      return preview ? { ...preview, storefront: seenIn.code } : null
    },
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  publishArrangement: t.field({
    type: OutcomeType,
    description:
      'Lets shoppers see a category in this order, on every node within seconds. One that decides nothing takes away what was decided.',
    args: {
      category: t.arg.string(),
      storefront: t.arg.string({
        required: false,
        description: 'Without one it holds for every storefront that has none of its own.',
      }),
      arrangement: t.arg({ type: ArrangementInput }),
      seen: t.arg.int({ description: 'The version that it was made of; 0 where there was none.' }),
    },
    resolve: async (_, { category, storefront, arrangement, seen }, context) => {
      const code = storefrontIn(storefront)?.code ?? null
      if (!maySee(context, code)) return outcomeOf(merchandisingRefused('storefront-not-yours'))
      const actor = actorOf(context)
      const answer = await context.shop.staff.perform(actor, {
        permission: 'products.write',
        action: 'list.arrange',
        object: { type: 'list', id: code === null ? category : `${category} ${code}`, name: category },
        work: async () => {
          const published = await context.shop.arrangements.publish({
            list: { category, storefront: code },
            arrangement: arrangementOf(arrangement),
            seen,
            by: actor.member.name,
          })
          if (isAnyRefused(published)) return published
          const { before, after } = published
          return {
            result: undefined,
            before: before ? { steps: before.steps, pins: before.pins, buried: before.buried } : null,
            after: { ...after },
          }
        },
      })
      return outcomeOf(answer, category)
    },
  }),
}))
