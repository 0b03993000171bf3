import { textIn } from '#kernel/language.ts'
import { seesStorefront } from '#kernel/staff-reach.ts'
import {
  type Currency,
  currencies,
  type Language,
  languages,
  type StorefrontCode,
  storefrontByCode,
} from '#kernel/storefront.ts'
import type { PromotionRefused } from '#shop/backoffice/change-promotion.ts'
import { momentCell } from '#shop/imports/record-cells.ts'
import { promotionState, promotionStates, promotionVersion } from '#shop/promotions/kept-promotion.ts'
import type { Amounts, BenefitFeed, PromotionFeed } from '#shop/promotions/promotion-feed.ts'
import type { KeptPromotion } from '#shop/promotions/promotion-store.ts'
import { isAnyRefused } from '#shop/staff/perform-as-staff.ts'
import { backofficeBuilder, badValue, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { MoneyType } from './order-parts.ts'
import { reachOf } from './orders.ts'
import { type ApiProblem, OutcomeType, outcomeOf } from './outcome.ts'
import { retailersZone } from './retailers-zone.ts'
import { actorOf } from './session.ts'

const benefitKinds = ['percentage', 'amount', 'free-shipping', 'bundle'] as const

const StateType = backofficeBuilder.enumType('PromotionState', {
  description: 'OVER: its last moment is behind. OFF: switched off, whatever its dates say.',
  values: enumValues(promotionStates),
})
const BenefitKindType = backofficeBuilder.enumType('PromotionBenefitKind', {
  description: 'BUNDLE: of each so many pieces the last ones cost less, as three for two.',
  values: enumValues(benefitKinds),
})

const NameType = backofficeBuilder
  .objectRef<{ readonly language: Language; readonly text: string }>('PromotionName')
  .implement({ fields: (t) => ({ language: t.exposeString('language'), text: t.exposeString('text') }) })

const moneyOf = (amounts: Amounts = {}) =>
  currencies.flatMap((currency) => {
    const amount = amounts[currency]
    return amount === undefined ? [] : [{ amount, currency }]
  })

const PromotionType = backofficeBuilder.objectRef<KeptPromotion>('Promotion').implement({
  description: 'What the retailer takes off carts, by a code or by itself.',
  fields: (t) => ({
    key: t.string({ resolve: ({ feed }) => feed.key }),
    name: t.string({
      description: 'In the language of who asks.',
      resolve: ({ feed }, _, { actor }) => textIn(feed.name, actor?.member.language ?? 'en'),
    }),
    names: t.field({
      type: [NameType],
      resolve: ({ feed }) => languages.map((language) => ({ language, text: feed.name[language] ?? '' })),
    }),
    code: t.string({ nullable: true, resolve: ({ feed }) => feed.code ?? null }),
    state: t.field({ type: StateType, resolve: (kept, _, { shop }) => promotionState(kept, shop.clock.now()) }),
    kind: t.field({ type: BenefitKindType, resolve: ({ feed }) => feed.benefit.kind }),
    rate: t.int({
      nullable: true,
      description: 'In hundredths of a percent: 1500 is 15 %.',
      resolve: ({ feed: { benefit } }) => ('rate' in benefit ? benefit.rate : null),
    }),
    amounts: t.field({
      type: [MoneyType],
      resolve: ({ feed: { benefit } }) => (benefit.kind === 'amount' ? moneyOf(benefit.amounts) : []),
    }),
    pieces: t.int({
      nullable: true,
      resolve: ({ feed: { benefit } }) => (benefit.kind === 'bundle' ? benefit.pieces : null),
    }),
    reduced: t.int({
      nullable: true,
      resolve: ({ feed: { benefit } }) => (benefit.kind === 'bundle' ? benefit.reduced : null),
    }),
    from: t.string({ nullable: true, resolve: ({ feed }) => feed.from ?? null }),
    to: t.string({
      nullable: true,
      description: 'The first moment at which it is over.',
      resolve: ({ feed }) => feed.to ?? null,
    }),
    storefronts: t.stringList({
      description: 'Empty where it holds in all of them.',
      resolve: ({ feed }) => [...(feed.storefronts ?? [])],
    }),
    categories: t.stringList({ resolve: ({ feed }) => [...(feed.categories ?? [])] }),
    brands: t.stringList({ resolve: ({ feed }) => [...(feed.brands ?? [])] }),
    fullPriceOnly: t.boolean({ resolve: ({ feed }) => feed.fullPriceOnly ?? false }),
    minimum: t.field({ type: [MoneyType], resolve: ({ feed }) => moneyOf(feed.minimum) }),
    mostPerShopper: t.int({ nullable: true, resolve: ({ feed }) => feed.mostPerShopper ?? null }),
    mostInTotal: t.int({ nullable: true, resolve: ({ feed }) => feed.mostInTotal ?? null }),
    isExclusive: t.boolean({ resolve: ({ feed }) => feed.exclusive ?? false }),
    priority: t.int({ resolve: ({ feed }) => feed.priority ?? 0 }),
    orders: t.exposeInt('orders', { description: 'Orders that have it.' }),
    version: t.string({
      description: 'Whoever changes it names the one that they saw.',
      resolve: (kept) => promotionVersion(kept),
    }),
  }),
})

const AmountInput = backofficeBuilder.inputType('CurrencyAmountInput', {
  fields: (t) => ({ currency: t.string(), amount: t.int({ description: 'In the smallest unit.' }) }),
})
const NameInput = backofficeBuilder.inputType('PromotionNameInput', {
  fields: (t) => ({ language: t.string(), text: t.string() }),
})
const PromotionInput = backofficeBuilder.inputType('PromotionInput', {
  description: 'What is left out does not restrict it: no dates is always, no storefronts is all of them.',
  fields: (t) => ({
    key: t.string({ description: 'Small letters, digits and hyphens; stays the same.' }),
    names: t.field({ type: [NameInput] }),
    code: t.string({ required: false, description: 'What shoppers type; without one it is given by itself.' }),
    kind: t.field({ type: BenefitKindType }),
    rate: t.int({ required: false, description: 'In hundredths of a percent.' }),
    amounts: t.field({ type: [AmountInput] }),
    pieces: t.int({ required: false }),
    reduced: t.int({ required: false }),
    from: t.string({ required: false, description: '2026-11-27T00:00, by the retailer’s clock, or an instant.' }),
    to: t.string({ required: false }),
    storefronts: t.stringList(),
    categories: t.stringList(),
    brands: t.stringList(),
    fullPriceOnly: t.boolean(),
    minimum: t.field({ type: [AmountInput] }),
    mostPerShopper: t.int({ required: false }),
    mostInTotal: t.int({ required: false }),
    isExclusive: t.boolean(),
    priority: t.int(),
  }),
})

type Given = typeof PromotionInput.$inferInput

/** Whoever sees some storefronts alone decides about promotions that hold in no other one. */
function maySave(context: BackofficeContext, storefronts: readonly string[]): boolean {
  const reach = reachOf(context)
  if (storefronts.length === 0) return reach.storefronts === 'all'
  return storefronts.every((code) => storefrontByCode(code) && seesStorefront(reach, storefrontIn(code)))
}

const notYours: ApiProblem = { messageKey: 'storefront-not-yours', field: 'storefronts' }

backofficeBuilder.queryFields((t) => ({
  promotions: t.field({
    type: [PromotionType],
    description: 'All of them, also those that are over or off.',
    resolve: (_, _args, { shop }) => shop.staffPromotions.all(),
  }),
  promotion: t.field({
    type: PromotionType,
    nullable: true,
    args: { key: t.arg.string() },
    resolve: async (_, { key }, { shop }) =>
      (await shop.staffPromotions.all()).find(({ feed }) => feed.key === key) ?? null,
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  savePromotion: t.field({
    type: OutcomeType,
    description: 'Keeps a promotion and switches it on. Carts follow with their next look.',
    args: {
      promotion: t.arg({ type: PromotionInput }),
      seen: t.arg.string({ required: false, description: 'The version that it was made of; without one it is new.' }),
    },
    resolve: async (_, { promotion, seen }, context) => {
      const { from, to, problems } = momentsOf(promotion, retailersZone(context))
      if (problems.length > 0) return { problems }
      const feed = feedOf(promotion, from, to)
      const known = (await context.shop.staffPromotions.all()).find((one) => one.feed.key === feed.key)
      if (!maySave(context, promotion.storefronts) || (known && !maySave(context, known.feed.storefronts ?? [])))
        return { problems: [notYours] }
      const answer = await context.shop.staff.perform(actorOf(context), {
        permission: 'products.write',
        action: 'promotion.change',
        object: { type: 'promotion', id: feed.key, name: textIn(feed.name, 'en') || feed.key },
        work: async () => {
          const saved = await context.shop.staffPromotions.save(feed, seen ?? undefined)
          if (isAnyRefused(saved)) return saved
          return {
            result: undefined,
            before: saved.before ? { ...saved.before.feed } : null,
            after: { ...saved.after },
          }
        },
      })
      return outcomeOf(answer, feed.key)
    },
  }),
  endPromotion: t.field({
    type: OutcomeType,
    description: 'Ends a promotion now. One that has not begun is switched off.',
    args: { key: t.arg.string(), seen: t.arg.string() },
    resolve: async (_, { key, seen }, context) => {
      const known = (await context.shop.staffPromotions.all()).find(({ feed }) => feed.key === key)
      if (known && !maySave(context, known.feed.storefronts ?? [])) return { problems: [notYours] }
      const answer = await context.shop.staff.perform(actorOf(context), {
        permission: 'products.write',
        action: 'promotion.end',
        object: { type: 'promotion', id: key, name: known ? textIn(known.feed.name, 'en') : key },
        work: async () => {
          const ended = await context.shop.staffPromotions.end(key, seen)
          return isAnyRefused<{ readonly before: KeptPromotion } | PromotionRefused>(ended)
            ? ended
            : { result: undefined, before: { to: ended.before.feed.to ?? null }, after: { to: 'now' } }
        },
      })
      return outcomeOf(answer, key)
    },
  }),
}))

function momentsOf({ from, to }: Given, timeZone: string) {
  const read = (text: string | null | undefined, edge: 'begin' | 'end') =>
    text ? momentCell(timeZone, edge)(text) : undefined
  const [begin, end] = [read(from, 'begin'), read(to, 'end')]
  const problems: ApiProblem[] = []
  if (begin && 'problem' in begin) problems.push({ messageKey: 'promotion-date-invalid', field: 'from' })
  if (end && 'problem' in end) problems.push({ messageKey: 'promotion-date-invalid', field: 'to' })
  const instant = (cell: typeof begin) => (cell && 'value' in cell ? cell.value : undefined)
  return { from: instant(begin), to: instant(end), problems }
}

function feedOf(given: Given, from: string | undefined, to: string | undefined): PromotionFeed {
  const code = given.code?.trim().toUpperCase()
  return {
    key: given.key.trim(),
    name: Object.fromEntries(given.names.map(({ language, text }) => [language, text.trim()])) as PromotionFeed['name'],
    benefit: benefitOf(given),
    ...(code ? { code } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(given.storefronts.length > 0 ? { storefronts: given.storefronts.map(storefrontIn) } : {}),
    ...(given.categories.length > 0 ? { categories: given.categories } : {}),
    ...(given.brands.length > 0 ? { brands: given.brands } : {}),
    fullPriceOnly: given.fullPriceOnly,
    minimum: amountsOf(given.minimum),
    ...(given.mostPerShopper == null ? {} : { mostPerShopper: given.mostPerShopper }),
    ...(given.mostInTotal == null ? {} : { mostInTotal: given.mostInTotal }),
    exclusive: given.isExclusive,
    priority: given.priority,
  }
}

function benefitOf({ kind, rate, amounts, pieces, reduced }: Given): BenefitFeed {
  switch (kind) {
    case 'percentage':
      return { kind, rate: rate ?? 0 }
    case 'amount':
      return { kind, amounts: amountsOf(amounts) }
    case 'bundle':
      return { kind, pieces: pieces ?? 0, reduced: reduced ?? 0, rate: rate ?? 10_000 }
    case 'free-shipping':
      return { kind }
  }
}

function amountsOf(given: readonly { readonly currency: string; readonly amount: number }[]): Amounts {
  return Object.fromEntries(given.map(({ currency, amount }) => [currencyIn(currency), amount]))
}

function currencyIn(code: string): Currency {
  const found = currencies.find((currency) => currency === code)
  if (!found) throw badValue('There is no such currency')
  return found
}

function storefrontIn(code: string): StorefrontCode {
  const found = storefrontByCode(code)
  if (!found) throw badValue('There is no such storefront')
  return found.code
}
