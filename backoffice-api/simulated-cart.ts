import { storefrontByCode } from '#kernel/storefront.ts'
import { mostSimulated, type SimulatedCart, type SimulatedPromotion } from '#shop/cart/simulate-cart.ts'
import { momentCell } from '#shop/imports/record-cells.ts'
import { backofficeBuilder, badValue } from './builder.ts'
import { MoneyType } from './order-parts.ts'
import { retailersZone } from './retailers-zone.ts'

type Simulated = SimulatedCart & { readonly currency: string }
type Line = { readonly simulated: Simulated; readonly item: SimulatedCart['cart']['items'][number] }

const LineType = backofficeBuilder.objectRef<Line>('SimulatedLine').implement({
  fields: (t) => ({
    sku: t.string({ resolve: ({ item }) => item.variant.sku }),
    name: t.string({ resolve: ({ item }) => item.product.name }),
    size: t.string({ resolve: ({ item }) => item.variant.size }),
    quantity: t.int({ resolve: ({ item }) => item.quantity }),
    total: t.field({
      type: MoneyType,
      resolve: ({ item, simulated }) => ({ amount: item.totalPrice, currency: simulated.currency }),
    }),
    discount: t.field({
      type: MoneyType,
      description: 'What promotions take off it.',
      resolve: ({ item, simulated: { promotions, currency } }) => ({
        amount: promotions.reduce((sum, { shares }) => sum + (shares.get(item.variant.sku) ?? 0), 0),
        currency,
      }),
    }),
    isReduced: t.boolean({
      resolve: ({ item: { variant, unitPrice } }) =>
        variant.priorPrice !== null || (variant.regularPrice ?? 0) > unitPrice,
    }),
    available: t.int({ resolve: ({ item }) => item.variant.availableStock }),
  }),
})

const PromotionOutcomeType = backofficeBuilder
  .objectRef<SimulatedPromotion & { readonly currency: string }>('SimulatedPromotion')
  .implement({
    description: 'What became of a promotion of the storefront.',
    fields: (t) => ({
      key: t.string({ resolve: ({ promotion }) => promotion.key }),
      name: t.string({ resolve: ({ promotion }) => promotion.name }),
      code: t.string({ nullable: true, resolve: ({ promotion }) => promotion.code }),
      isApplied: t.exposeBoolean('isApplied'),
      freesShipping: t.boolean({
        resolve: ({ promotion, isApplied }) => isApplied && promotion.benefit.kind === 'free-shipping',
      }),
      amount: t.field({ type: MoneyType, resolve: ({ amount, currency }) => ({ amount, currency }) }),
      minimum: t.field({
        type: MoneyType,
        resolve: ({ promotion, currency }) => ({ amount: promotion.minimum, currency }),
      }),
      reason: t.string({
        nullable: true,
        description: 'Why it takes nothing off: promotion-minimum, promotion-code-needed …',
        resolve: ({ reason }) => reason ?? null,
      }),
    }),
  })

const money = (pick: (totals: SimulatedCart['cart']['totals']) => number) => ({
  type: MoneyType,
  resolve: ({ cart, currency }: Simulated) => ({ amount: pick(cart.totals), currency }),
})

const SimulatedCartType = backofficeBuilder.objectRef<Simulated>('SimulatedCart').implement({
  description: 'What a guest’s cart would come to, by the cart’s own rules.',
  fields: (t) => ({
    lines: t.field({
      type: [LineType],
      resolve: (simulated) => simulated.cart.items.map((item) => ({ simulated, item })),
    }),
    promotions: t.field({
      type: [PromotionOutcomeType],
      description: 'Each promotion of the storefront that is on, those at work first.',
      resolve: ({ promotions, currency }) => promotions.map((one) => ({ ...one, currency })),
    }),
    subtotal: t.field(money(({ subtotal }) => subtotal)),
    discount: t.field(money(({ discount }) => discount)),
    shipping: t.field(money(({ shipping }) => shipping)),
    total: t.field(money(({ total }) => total)),
    unknownArticles: t.stringList({ resolve: ({ unknownArticles }) => [...unknownArticles] }),
    unknownCodes: t.stringList({ resolve: ({ unknownCodes }) => [...unknownCodes] }),
  }),
})

const ArticleInput = backofficeBuilder.inputType('SimulatedArticleInput', {
  fields: (t) => ({ sku: t.string({ description: 'Of a size.' }), quantity: t.int() }),
})

backofficeBuilder.queryFields((t) => ({
  simulatedCart: t.field({
    type: SimulatedCartType,
    description: 'What a cart would get at a moment and why; nothing is written. Prices and stock are those of now.',
    args: {
      storefront: t.arg.string(),
      articles: t.arg({ type: [ArticleInput] }),
      codes: t.arg.stringList(),
      at: t.arg.string({ required: false, description: '2026-11-27T00:00, by the retailer’s clock; now without one.' }),
    },
    resolve: async (_, { storefront: code, articles, codes, at }, { shop }) => {
      const storefront = storefrontByCode(code)
      if (!storefront) throw badValue('There is no such storefront')
      const read = at ? momentCell(retailersZone({ shop }), 'begin')(at) : undefined
      if (read && 'problem' in read) throw badValue('This is no moment')
      const quantities = new Map<string, number>()
      for (const { sku, quantity } of articles.slice(0, mostSimulated))
        if (quantity > 0) quantities.set(sku, Math.min(999, (quantities.get(sku) ?? 0) + quantity))
      const simulated = await shop.staffPromotions.simulate(storefront, {
        articles: [...quantities].map(([sku, quantity]) => ({ sku, quantity })),
        codes: codes.slice(0, 10),
        at: read ? new Date(read.value) : shop.clock.now(),
      })
      return { ...simulated, currency: storefront.currency }
    },
  }),
}))
