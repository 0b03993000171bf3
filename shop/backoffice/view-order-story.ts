import { readServicePoint } from '#kernel/service-point.ts'
import {
  missingQuantities,
  returnableQuantities,
  returnedQuantities,
  shippedQuantities,
  waitingQuantities,
} from '../fulfilment/progress.ts'
import { sumOfQuantities } from '../fulfilment/quantities.ts'
import { refundableOf } from '../fulfilment/refund.ts'
import { type DeliveryKind, moneyState } from './order-list.ts'
import { type OrderFacts, type OrderStory, type StoryLine, timelineOf } from './order-story.ts'

/** An order's whole story from what the tables hold of it. */
export function viewOrderStory(facts: OrderFacts): OrderStory {
  const { order, progress } = facts
  const refunded = progress.refunds.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...facts,
    lines: storyLines(facts),
    money: moneyState({ state: order.state, total: order.total, refunded, paidAt: order.paidAt }),
    delivery: deliveryOf(facts),
    refunded,
    refundable: order.paidAt === null ? 0 : refundableOf(order, progress.refunds),
    timeline: timelineOf(facts),
  }
}

function storyLines({ order, progress }: OrderFacts): StoryLine[] {
  const shipped = shippedQuantities(progress)
  const returned = returnedQuantities(progress)
  const missing = missingQuantities(progress)
  const waiting = waitingQuantities(order, progress)
  const returnable = returnableQuantities(progress)
  const refunded = sumOfQuantities(progress.refunds.map(({ pieces }) => pieces))
  return order.lines.map((line, position) => ({
    ...line,
    position,
    shipped: shipped.get(position) ?? 0,
    returned: returned.get(position) ?? 0,
    notDelivered: missing.get(position) ?? 0,
    refunded: refunded.get(position) ?? 0,
    returnable: returnable.get(position) ?? 0,
    waiting: order.state === 'paid' && line.type === 'article' ? (waiting.get(position) ?? 0) : 0,
  }))
}

function deliveryOf({ order, progress }: OrderFacts): DeliveryKind {
  if (progress.pickup) return 'store'
  return readServicePoint(order.shippingAddress.customFields?.servicePoint) ? 'service-point' : 'home'
}
