import { z } from 'zod'
import { textIn } from '#kernel/language.ts'
import { seesStore } from '#kernel/staff-reach.ts'
import { moneyBackUnannounced, unannouncedPieces } from '#shop/backoffice/money-given.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import { type ReturnFigure, returnConditions, returnReasons } from '#shop/backoffice/return-inspection.ts'
import { type Fit, type FitCounts, fitDirections } from '#shop/sizing/fit.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import { changedTo, changeOrder, piecesInBooks, pressOf } from './change-order.ts'
import { defineMoneyApprovable } from './money-approval.ts'
import { reachOf } from './orders.ts'
import { isRefusedAnswer, OutcomeType, outcomeOf } from './outcome.ts'
import { PrintedPaperType } from './packing.ts'

const ReturnReasonType = backofficeBuilder.enumType('ReturnReason', { values: enumValues(returnReasons) })
const ReturnConditionType = backofficeBuilder.enumType('ReturnCondition', { values: enumValues(returnConditions) })

const InspectedInput = backofficeBuilder.inputType('InspectedPieces', {
  description: 'Pieces of a line that lie on the counter, and what becomes of them.',
  fields: (t) => ({
    position: t.int(),
    quantity: t.int(),
    reason: t.field({ type: ReturnReasonType }),
    condition: t.field({ type: ReturnConditionType }),
    restockAt: t.string({ required: false, description: 'The location; only what is as new lies on a shelf again.' }),
    exchangeSku: t.string({ required: false, description: 'The size in their place, which their money pays for.' }),
  }),
})

type FoundReturn = { readonly order: string; readonly reference: string }

const FoundReturnType = backofficeBuilder.objectRef<FoundReturn>('FoundReturn').implement({
  fields: (t) => ({ order: t.exposeString('order'), reference: t.exposeString('reference') }),
})

const ReasonCountType = backofficeBuilder.objectRef<ReturnFigure['reasons'][number]>('ReturnReasonCount').implement({
  fields: (t) => ({
    reason: t.field({ type: ReturnReasonType, resolve: ({ reason }) => reason }),
    pieces: t.exposeInt('pieces'),
  }),
})

const FigureType = backofficeBuilder.objectRef<ReturnFigure>('ReturnFigure').implement({
  description: 'What was sold and came back of a size in three months, and why.',
  fields: (t) => ({
    productSku: t.exposeString('productSku'),
    name: t.string({ resolve: ({ name }, _, { actor }) => textIn(name, actor?.member.language ?? 'en') }),
    size: t.exposeString('size', { nullable: true }),
    sold: t.exposeInt('sold'),
    returned: t.exposeInt('returned'),
    reasons: t.field({ type: [ReasonCountType], resolve: ({ reasons }) => [...reasons] }),
  }),
})

type Location = { readonly code: string; readonly name: string; readonly isStore: boolean }

const LocationType = backofficeBuilder.objectRef<Location>('ShelfLocation').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    isStore: t.exposeBoolean('isStore'),
  }),
})

const FitDirectionType = backofficeBuilder.enumType('FitDirection', { values: enumValues(fitDirections) })

type LearnedFit = { readonly sku: string; readonly fit: Fit | undefined } & FitCounts

const LearnedFitType = backofficeBuilder.objectRef<LearnedFit>('LearnedFit').implement({
  description: 'What was learned of how a product runs, of pieces that arrived up to eighteen months ago.',
  fields: (t) => ({
    productSku: t.exposeString('sku'),
    kept: t.exposeInt('kept'),
    tooSmall: t.exposeInt('tooSmall'),
    tooLarge: t.exposeInt('tooLarge'),
    runs: t.field({
      type: FitDirectionType,
      nullable: true,
      description: 'As its page says it; nothing while it is too little or not sure.',
      resolve: ({ fit }) => fit?.runs ?? null,
    }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  learnedFits: t.field({
    type: [LearnedFitType],
    description:
      'Products that were sent back or exchanged for their size, the most first; nothing for who is narrowed to some stores.',
    resolve: (_, _args, context) => (reachOf(context).stores === 'all' ? context.shop.learnedFits() : []),
  }),
  findReturn: t.field({
    type: FoundReturnType,
    nullable: true,
    description: 'By the reference on a label, with R- or without, or by the carrier’s code.',
    args: { text: t.arg.string() },
    resolve: async (_, { text }, context) =>
      (await context.shop.staffOrders.findReturn(text, reachOf(context))) ?? null,
  }),
  shelfLocations: t.field({
    type: [LocationType],
    description: 'Places with a shelf; of stores those that are seen.',
    resolve: async (_, _args, context) =>
      (await context.shop.staffOrders.shelfLocations()).filter(({ code }) => seesStore(reachOf(context), code)),
  }),
  returnFigures: t.field({
    type: [FigureType],
    description: 'The sizes of which most came back in three months; nothing for who is narrowed to some stores.',
    resolve: (_, _args, context) => (reachOf(context).stores === 'all' ? context.shop.staffOrders.returnFigures() : []),
  }),
  returnLabel: t.field({
    type: PrintedPaperType,
    nullable: true,
    description: 'The label of a return, to print for somebody who has no printer.',
    args: { number: t.arg.string(), reference: t.arg.string() },
    resolve: async (_, { number, reference }, context) => {
      const story = await context.shop.staffOrders.orderStory(number, reachOf(context))
      const announced = story?.progress.returns.find((one) => one.reference === reference)
      const pdf = announced && (await context.shop.returnLabel(announced.id))
      return pdf ? { name: `${reference}.pdf`, pdf } : null
    },
  }),
}))

const takenInRequest = z.object({
  number: z.string(),
  version: z.int(),
  reference: z.string().nullable(),
  pieces: z.array(
    z.object({
      position: z.int(),
      quantity: z.int(),
      reason: z.enum(returnReasons),
      condition: z.enum(returnConditions),
      restockAt: z.string().nullable(),
      exchangeSku: z.string().nullable(),
    }),
  ),
  receivedAt: z.string().nullable(),
  key: z.string(),
})
type TakenInRequest = z.infer<typeof takenInRequest>

/** What its shopper announced is awaited; that anything else came back nobody says but who opens the box. */
const takeInOrAsk = defineMoneyApprovable(
  'order.return',
  {
    permission: 'orders.fulfil',
    request: takenInRequest,
    carryOut: (context, { number, version, key, ...seen }) =>
      changeOrder(context, number, {
        permission: 'orders.fulfil',
        action: 'order.return',
        press: key,
        broughtBack: seen.reference,
        work: async ({ order }) => {
          const press = pressOf(context, order.id, { version, key })
          const answer = await context.shop.staffOrders.takeReturnIn({ ...press, ...seen })
          return isRefusedAnswer(answer)
            ? answer
            : changedTo({ reference: seen.reference, pieces: piecesInBooks(order, seen.pieces) })
        },
      }),
  },
  {
    counted: (context, story, { reference, pieces }: TakenInRequest) => {
      const unannounced = unannouncedPieces(story.progress, reference, pieces)
      return unannounced.length === 0
        ? 0
        : moneyBackUnannounced(story.progress) + context.shop.staffOrders.moneyBackFor(story, unannounced)
    },
    shown: (context, story, { pieces }: TakenInRequest) => ({
      amount: context.shop.staffOrders.moneyBackFor(story, pieces),
      currency: story.order.currency,
      articles: pieces.map(({ position, quantity }) => `${quantity} × ${story.order.lines[position]?.sku ?? ''}`),
    }),
  },
)

backofficeBuilder.mutationFields((t) => ({
  takeReturnIn: t.field({
    type: OutcomeType,
    description: 'A return as it lies on the counter, announced or not: restocked, and refunded or exchanged at once.',
    args: {
      number: t.arg.string(),
      version: t.arg.int(),
      reference: t.arg.string({ required: false, description: 'Of one that was announced.' }),
      pieces: t.arg({ type: [InspectedInput] }),
      key: t.arg.string({ description: 'The same key again is the same return.' }),
    },
    resolve: (_, { number, version, reference, pieces, key }, context) => {
      const seen = pieces.map((one) => ({
        ...one,
        restockAt: one.restockAt || null,
        exchangeSku: one.exchangeSku || null,
      }))
      const reach = reachOf(context)
      if (seen.some(({ restockAt }) => restockAt && !seesStore(reach, restockAt)))
        return outcomeOf(staffOrderRefused('order-not-possible'))
      const [ownStore] = reach.stores === 'all' ? [] : reach.stores
      const receivedAt = seen.find(({ restockAt }) => restockAt)?.restockAt ?? ownStore ?? null
      return takeInOrAsk(context, { number, version, reference: reference || null, pieces: seen, receivedAt, key })
    },
  }),
}))
