import { backofficeBuilder, enumValues } from './builder.ts'
import { changedTo, changeOrder, piecesInBooks, pressOf } from './change-order.ts'
import { PiecesInput } from './order-changes.ts'
import { isRefusedAnswer, OutcomeType } from './outcome.ts'

const ReturnWayType = backofficeBuilder.enumType('ReturnWay', {
  description: 'How goods come back.',
  values: enumValues(['post', 'store'] as const),
})

const ExchangedPieceInput = backofficeBuilder.inputType('ExchangedPiece', {
  description: 'So many pieces of a line, by its position, for another size.',
  fields: (t) => ({ position: t.int(), quantity: t.int(), sku: t.string() }),
})

backofficeBuilder.mutationFields((t) => ({
  changeOrderSize: t.field({
    type: OutcomeType,
    description: 'Pieces of a line in another size, before anything left; its money stays as it is.',
    args: {
      number: t.arg.string(),
      version: t.arg.int(),
      position: t.arg.int(),
      quantity: t.arg.int(),
      sku: t.arg.string(),
      key: t.arg.string({ description: 'The same key again is the same change.' }),
    },
    resolve: (_, { number, version, key, ...wanted }, context) =>
      changeOrder(context, number, {
        permission: 'orders.write',
        action: 'order.size',
        press: key,
        work: async ({ order }) => {
          const press = pressOf(context, order.id, { version, key })
          const answer = await context.shop.staffOrders.changeSize({ ...press, ...wanted })
          if (isRefusedAnswer(answer)) return answer
          const { position, quantity, sku } = wanted
          return { result: undefined, before: { sku: order.lines[position]?.sku }, after: { sku, quantity } }
        },
      }),
  }),
  removeOrderPieces: t.field({
    type: OutcomeType,
    description: 'Takes pieces off before they leave; their money goes back. Without any piece it is cancelled.',
    args: {
      number: t.arg.string(),
      version: t.arg.int(),
      pieces: t.arg({ type: [PiecesInput] }),
      key: t.arg.string({ description: 'The same key again is the same change.' }),
    },
    resolve: (_, { number, version, pieces, key }, context) =>
      changeOrder(context, number, {
        permission: 'orders.write',
        needsProof: true,
        action: 'order.remove-pieces',
        press: key,
        work: async ({ order }) => {
          const press = pressOf(context, order.id, { version, key })
          const answer = await context.shop.staffOrders.removePieces({ ...press, pieces })
          return isRefusedAnswer(answer) ? answer : changedTo({ pieces: piecesInBooks(order, pieces) })
        },
      }),
  }),
  exchangePieces: t.field({
    type: OutcomeType,
    description:
      'Pieces that left for other sizes, at the price that was paid: a return, and an order that its money pays for. Answers its number.',
    args: {
      number: t.arg.string(),
      version: t.arg.int(),
      pieces: t.arg({ type: [ExchangedPieceInput] }),
      way: t.arg({ type: ReturnWayType }),
      key: t.arg.string({ description: 'The same key again is the same exchange.' }),
    },
    resolve: async (_, { number, version, pieces, way, key }, context) => {
      let placed: string | undefined
      const outcome = await changeOrder(context, number, {
        permission: 'orders.write',
        action: 'order.exchange',
        press: key,
        work: async ({ order }) => {
          const press = pressOf(context, order.id, { version, key })
          const answer = await context.shop.staffOrders.exchangePieces({ ...press, pieces, way })
          if ('refusals' in answer) return answer
          placed = answer.order
          return changedTo({ pieces: piecesInBooks(order, pieces), way, order: answer.order ?? null })
        },
      })
      return { ...outcome, id: placed }
    },
  }),
  sendMailAgain: t.field({
    type: OutcomeType,
    description: 'A mail of an order once more, as it would be written now.',
    args: {
      number: t.arg.string(),
      version: t.arg.int(),
      mail: t.arg.string({ description: 'Its key.' }),
      key: t.arg.string({ description: 'The same key again is the same mail.' }),
    },
    resolve: (_, { number, version, mail, key }, context) =>
      changeOrder(context, number, {
        permission: 'orders.write',
        action: 'order.mail',
        press: key,
        work: async ({ order }) => {
          const press = pressOf(context, order.id, { version, key })
          const answer = await context.shop.staffOrders.mailAgain({ ...press, mail })
          return isRefusedAnswer(answer) ? answer : changedTo({ mail })
        },
      }),
  }),
}))
