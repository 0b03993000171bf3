import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import type { OrderStory } from '#shop/backoffice/order-story.ts'
import type { AuditValues } from '#shop/staff/audit.ts'
import type { AnyRefused, Changed } from '#shop/staff/perform-as-staff.ts'
import type { Permission } from '#shop/staff/permissions.ts'
import type { BackofficeContext } from './context.ts'
import { reachOf } from './orders.ts'
import { type ChangeOutcome, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

type OrderAction = {
  readonly permission: Permission
  readonly action: string
  /** What the press was sent with; the books name it once. */
  readonly press?: string
  readonly needsProof?: boolean
  /** Of a return that lies on the counter. */
  readonly broughtBack?: string | null | undefined
  readonly work: (story: OrderStory) => Promise<Changed<unknown> | AnyRefused>
}

/** Changes an order that whoever acts sees, in one transaction with the row of who did what. */
export async function changeOrder(
  context: BackofficeContext,
  number: string,
  { work, broughtBack, ...action }: OrderAction,
): Promise<ChangeOutcome> {
  const story = await context.shop.staffOrders.orderStory(number, reachOf(context), broughtBack ?? undefined)
  if (!story) return outcomeOf(staffOrderRefused('order-not-found'))
  const { id } = story.order
  const answer = await context.shop.staff.perform<unknown, AnyRefused>(actorOf(context), {
    ...action,
    object: { type: 'order', id, name: story.order.number },
    work: () => work(story),
  })
  return outcomeOf(answer, id)
}

/** What the books say of a change that has nothing before it. */
export const changedTo = (after: AuditValues): Changed<undefined> => ({ result: undefined, before: null, after })

/** Pieces of lines, each with the article that it is: a position says nothing to who reads the books. */
export const piecesInBooks = <Piece extends { readonly position: number }>(
  { lines }: Pick<OrderStory['order'], 'lines'>,
  pieces: readonly Piece[],
) => pieces.map((piece) => ({ ...piece, article: lines[piece.position]?.sku ?? null }))

/** Who changes an order, as its story names them. */
export function authorOf(context: BackofficeContext) {
  const { id, name } = actorOf(context).member
  return { id, name }
}

/** What tells a second press and an older page. */
export function pressOf(
  context: BackofficeContext,
  orderId: string,
  given: { readonly version: number; readonly key: string },
) {
  return { orderId, author: authorOf(context), idempotencyKey: given.key, version: given.version }
}
