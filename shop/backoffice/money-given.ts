import type { Cents } from '#kernel/money.ts'
import type { Progress } from '../fulfilment/progress.ts'
import { quantitiesOf } from '../fulfilment/quantities.ts'
import { backFor } from '../fulfilment/take-pieces.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { OrderStory } from './order-story.ts'
import type { InspectedPieces } from './return-inspection.ts'

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((all, amount) => all + amount, 0)

/** What staff gave of an order until now for no piece: money as goodwill, and vouchers. */
export function moneyGiven({ progress, changes }: Pick<OrderStory, 'progress' | 'changes'>): Cents {
  const goodwill = progress.refunds.filter(({ reason }) => reason === 'goodwill')
  const vouchers = changes.filter(({ kind }) => kind === 'voucher')
  return sum([...goodwill.map(({ amount }) => amount), ...vouchers.map(({ detail }) => Number(detail.amount) || 0)])
}

/** What went back of an order until now for pieces that nobody but the returns desk says came back. */
export function moneyBackUnannounced({ returns, refunds }: Pick<Progress, 'returns' | 'refunds'>): Cents {
  const isUnannounced = ({ announcedAt, receivedAt }: Progress['returns'][number]) =>
    receivedAt?.getTime() === announcedAt.getTime()
  const unannounced = new Set(returns.filter(isUnannounced).map(({ id }) => id))
  const ofThem = refunds.filter(
    ({ returnId, exchangeOrderId }) => exchangeOrderId === null && returnId !== null && unannounced.has(returnId),
  )
  return sum(ofThem.map(({ amount }) => amount))
}

/** Of pieces that lie on the counter those that nobody announced: all of them without a return, else what lies there beyond it. */
export function unannouncedPieces(
  { returns }: Pick<Progress, 'returns'>,
  reference: string | null,
  pieces: readonly InspectedPieces[],
): InspectedPieces[] {
  const left = new Map(returns.find((one) => one.reference === reference)?.pieces)
  return pieces.flatMap((one) => {
    const announced = Math.min(one.quantity, left.get(one.position) ?? 0)
    left.set(one.position, (left.get(one.position) ?? 0) - announced)
    return announced < one.quantity ? [{ ...one, quantity: one.quantity - announced }] : []
  })
}

/** What would go back for pieces that lie on the counter, without those whose money pays for another size. */
export function moneyBackFor(settings: SettingsSource, story: OrderStory, pieces: readonly InspectedPieces[]): Cents {
  const refunded = pieces.filter(
    ({ exchangeSku, position }) => exchangeSku === null && story.order.lines[position]?.type === 'article',
  )
  const quantities = quantitiesOf(refunded.map(({ position, quantity }) => [position, quantity] as const))
  return backFor(settings, story, 'returned', quantities).amount
}
