import type { ChosenPieces, FulfilmentStep } from '#shop/backoffice/fulfil-order.ts'
import type { OrderStory } from '#shop/backoffice/order-story.ts'
import { pickupState } from '#shop/fulfilment/store-pickup.ts'
import type { Changed } from '#shop/staff/perform-as-staff.ts'
import { addressInputFields } from './address-input.ts'
import { backofficeBuilder } from './builder.ts'
import { authorOf, changedTo, changeOrder, piecesInBooks, pressOf } from './change-order.ts'
import type { BackofficeContext } from './context.ts'
import { mentionsIn } from './mentions.ts'
import { reachOf } from './orders.ts'
import { type ChangeOutcome, isRefusedAnswer, OutcomeType } from './outcome.ts'

export const PiecesInput = backofficeBuilder.inputType('Pieces', {
  description: 'So many pieces of a line, by its position.',
  fields: (t) => ({ position: t.int(), quantity: t.int() }),
})

async function fulfil(
  context: BackofficeContext,
  number: string,
  action: string,
  step: FulfilmentStep,
): Promise<ChangeOutcome> {
  return changeOrder(context, number, {
    permission: 'orders.fulfil',
    action,
    work: async ({ order, progress }) => {
      const answer = await context.shop.staffOrders.fulfilOrder(order.id, reachOf(context), step)
      return isRefusedAnswer(answer) ? answer : fulfilmentInBooks({ order, progress }, step)
    },
  })
}

/** What the books say of a step: how far a pickup was and is, or what was told of a parcel or a return. */
function fulfilmentInBooks(
  { order, progress: { pickup } }: Pick<OrderStory, 'order' | 'progress'>,
  told: FulfilmentStep,
): Changed<undefined> {
  const { step, ...details } = told
  if (told.step === 'deliver') return changedTo({ parcel: told.parcel ?? 'all' })
  if ('pieces' in told) return changedTo({ ...details, pieces: told.pieces && piecesInBooks(order, told.pieces) })
  return { result: undefined, before: pickup ? { pickup: pickupState(pickup) } : null, after: { pickup: step } }
}

/** Nothing where all that waits is meant. */
export const chosenPieces = (pieces: ChosenPieces | null | undefined): ChosenPieces | null =>
  pieces && pieces.length > 0 ? pieces : null

const NewAddressInput = backofficeBuilder.inputType('NewAddress', {
  description: 'Where an order goes; its country stays.',
  fields: addressInputFields,
})

backofficeBuilder.mutationFields((t) => ({
  addOrderNote: t.field({
    type: OutcomeType,
    description: 'A note for colleagues; the same key again is the same note.',
    args: { number: t.arg.string(), text: t.arg.string(), key: t.arg.string() },
    resolve: (_, { number, text, key }, context) =>
      changeOrder(context, number, {
        permission: 'orders.write',
        action: 'order.note',
        press: key,
        work: async ({ order }) => {
          const mentions = await mentionsIn(context, number, text)
          const note = { orderId: order.id, author: authorOf(context), text, mentions, idempotencyKey: key }
          const answer = await context.shop.staffOrders.addNote(note)
          return isRefusedAnswer(answer) ? answer : changedTo(null)
        },
      }),
  }),
  changeOrderAddress: t.field({
    type: OutcomeType,
    description: 'Before anything of it left; its country stays.',
    args: {
      number: t.arg.string(),
      version: t.arg.int(),
      address: t.arg({ type: NewAddressInput }),
      key: t.arg.string(),
    },
    resolve: (_, { number, version, address: typed, key }, context) =>
      changeOrder(context, number, {
        permission: 'orders.write',
        action: 'order.address',
        press: key,
        work: async ({ order }) => {
          const press = pressOf(context, order.id, { version, key })
          const address = { ...typed, countryIso: order.shippingAddress.country }
          const answer = await context.shop.staffOrders.changeAddress({ ...press, address })
          // The books name no one’s address: that it was changed is enough.
          return isRefusedAnswer(answer) ? answer : changedTo(null)
        },
      }),
  }),
  cancelOrder: t.field({
    type: OutcomeType,
    description: 'Before anything of it left; its money goes back. One that nobody paid can’t be paid any more.',
    args: { number: t.arg.string() },
    resolve: async (_, { number }, context) => {
      const outcome = await changeOrder(context, number, {
        permission: 'orders.write',
        needsProof: true,
        action: 'order.cancel',
        work: async ({ order }) => {
          const { cancelOrder, cancelUnpaidOrder } = context.shop
          const answer = await (order.paidAt === null ? cancelUnpaidOrder(order.id) : cancelOrder(order.id))
          if (isRefusedAnswer(answer)) return answer
          return { result: undefined, before: { state: order.state }, after: { state: 'cancelled' } }
        },
      })
      // The provider is asked when nothing is held any more: what is paid all the same goes back.
      if (outcome.id !== undefined) await context.shop.callOffPayments(outcome.id)
      return outcome
    },
  }),
  sendParcel: t.field({
    type: OutcomeType,
    description: 'A parcel left. Without pieces it holds all that waits.',
    args: {
      number: t.arg.string(),
      carrier: t.arg.string(),
      trackingCode: t.arg.string({ required: false }),
      trackingUrl: t.arg.string({ required: false }),
      pieces: t.arg({ type: [PiecesInput], required: false }),
      parcelsSeen: t.arg.int({ description: 'How many had left on the page where this was pressed.' }),
    },
    resolve: (_, { number, carrier, trackingCode, trackingUrl, pieces, parcelsSeen }, context) =>
      fulfil(context, number, 'order.send', {
        step: 'send',
        carrier,
        trackingCode: trackingCode?.trim() || null,
        trackingUrl: trackingUrl?.trim() || null,
        pieces: chosenPieces(pieces),
        parcelsSeen,
      }),
  }),
  deliverParcel: t.field({
    type: OutcomeType,
    description: 'A parcel arrived; without its key all of them.',
    args: { number: t.arg.string(), parcel: t.arg.string({ required: false }) },
    resolve: (_, { number, parcel }, context) =>
      fulfil(context, number, 'order.deliver', { step: 'deliver', parcel: parcel ?? null }),
  }),
  readyInStore: t.field({
    type: OutcomeType,
    description: 'All of it waits in the store; its shopper gets a code.',
    args: { number: t.arg.string() },
    resolve: (_, { number }, context) => fulfil(context, number, 'order.ready', { step: 'ready' }),
  }),
  collectedInStore: t.field({
    type: OutcomeType,
    description: 'It was handed over in the store.',
    args: { number: t.arg.string() },
    resolve: (_, { number }, context) => fulfil(context, number, 'order.collected', { step: 'collected' }),
  }),
  reportMissing: t.field({
    type: OutcomeType,
    description: 'Pieces that can’t be found never leave, and their money goes back.',
    args: { number: t.arg.string(), pieces: t.arg({ type: [PiecesInput] }) },
    resolve: (_, { number, pieces }, context) => fulfil(context, number, 'order.missing', { step: 'missing', pieces }),
  }),
  receiveReturn: t.field({
    type: OutcomeType,
    description: 'What came back, and its money goes back. Without pieces all that was announced arrived.',
    args: {
      number: t.arg.string(),
      reference: t.arg.string(),
      pieces: t.arg({ type: [PiecesInput], required: false }),
    },
    resolve: (_, { number, reference, pieces }, context) =>
      fulfil(context, number, 'order.return', { step: 'return', reference, pieces: chosenPieces(pieces) }),
  }),
}))
