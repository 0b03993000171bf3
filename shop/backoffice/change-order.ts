import { day } from '#kernel/clock.ts'
import { type Refused, refusedWith } from '#kernel/message-key.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { refundDays } from '../fulfilment/cancel-order.ts'
import type { Progress } from '../fulfilment/progress.ts'
import { noQuantities } from '../fulfilment/quantities.ts'
import { refundableOf } from '../fulfilment/refund.ts'
import { readAddress, type TypedAddress } from '../orders/address.ts'
import type { Order } from '../orders/order.ts'
import {
  changeHeldOrder,
  done,
  type OrderChangeDeps,
  type OrderChangeDone,
  type OrderPress,
  type VersionedPress,
} from './hold-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'

/** Longest that a note may be, and what is said about a refund. */
const longestNote = 4000
const longestReason = 200

/**
 * Writes a note down, for colleagues; those whom it names are mailed.
 * @param mentions ids of those whom it names: they may see the order, which the caller asked
 */
export async function addOrderNote(
  { transact, clock }: OrderChangeDeps,
  { text, mentions = [], ...press }: OrderPress & { readonly text: string; readonly mentions?: readonly string[] },
): Promise<OrderChangeDone | StaffOrderRefused> {
  const written = text.trim()
  if (written === '' || written.length > longestNote) return staffOrderRefused('order-note-empty', { field: 'text' })
  const { orderId, author, idempotencyKey } = press
  return transact(['orderChanges', 'jobs'], async ({ orderChanges, jobs }) => {
    const noteId = await orderChanges.addNote({
      orderId,
      author,
      idempotencyKey,
      text: written,
      mentions,
      createdAt: clock.now(),
    })
    if (noteId !== undefined) for (const memberId of new Set(mentions)) await jobs.mailMention(noteId, memberId)
    return done
  })
}

/**
 * Gives a part of an order's money back for no piece. Never more than can go back still, whoever else gives something back at the same
 * time: the order's row is held.
 * @param amount in cents
 */
export async function refundGoodwill(
  deps: OrderChangeDeps,
  { amount, reason, ...press }: VersionedPress & { readonly amount: number; readonly reason: string },
): Promise<OrderChangeDone | StaffOrderRefused> {
  const why = reason.trim().slice(0, longestReason)
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return staffOrderRefused('order-amount-invalid', { field: 'amount' })
  if (why === '') return staffOrderRefused('order-reason-required', { field: 'reason' })
  return changeHeldOrder<'jobs', StaffOrderRefused>(
    deps,
    press,
    ['jobs'],
    'refunded',
    async ({ order, progress, repositories }) => {
      if (order.paidAt === null || order.state !== 'paid') return staffOrderRefused('order-not-paid')
      if (amount > refundableOf(order, progress.refunds))
        return staffOrderRefused('order-refund-too-high', { field: 'amount' })
      const now = deps.clock.now()
      const refundId = await repositories.fulfilment.addRefund({
        orderId: order.id,
        reason: 'goodwill',
        returnId: null,
        pieces: noQuantities,
        amount,
        costs: 0,
        currency: order.currency,
        createdAt: now,
        dueAt: new Date(now.getTime() + refundDays * day),
      })
      await repositories.jobs.executeRefund(refundId)
      return { amount, reason: why }
    },
  )
}

/** Where an order goes, before anything of it left. The country stays: VAT and delivery were counted for it. */
export async function changeOrderAddress(
  deps: OrderChangeDeps,
  { address: typed, ...press }: VersionedPress & { readonly address: TypedAddress },
): Promise<OrderChangeDone | StaffOrderRefused | Refused> {
  return changeHeldOrder<'jobs', StaffOrderRefused | Refused>(
    deps,
    press,
    ['jobs'],
    'address',
    async ({ order, progress, repositories }) => {
      if (!isAddressOpen(order, progress)) return staffOrderRefused('order-address-fixed')
      const { country, salutation } = order.shippingAddress
      const read = readAddress(
        { ...typed, countryIso: country, salutation, servicePoint: null },
        storefrontOf(order.storefrontCode),
        '',
        'shipping',
      )
      if ('refusals' in read) return refusedWith(...read.refusals)
      await repositories.orders.changeShippingAddress(order.id, read.address)
      await repositories.jobs.exportOrder(order.id)
      return { fields: changedFields(order.shippingAddress, read.address) }
    },
  )
}

/** Whether an order's address can be another still: it is paid or waits for it, goes to a door, and nothing of it left. */
export function isAddressOpen(order: Pick<Order, 'state' | 'shippingAddress'>, progress: Progress): boolean {
  const isUnderWay = order.state === 'paid' || order.state === 'open'
  const goesToDoor = !readServicePoint(order.shippingAddress.customFields?.servicePoint) && !progress.pickup
  return isUnderWay && goesToDoor && progress.parcels.length === 0
}

/** The names of the fields that differ; what stands in them is nobody's business in the books. */
function changedFields(before: Order['shippingAddress'], after: Order['shippingAddress']): string[] {
  const names = [
    'firstName',
    'lastName',
    'street',
    'additionalAddressLine1',
    'additionalAddressLine2',
    'zipcode',
    'city',
    'phoneNumber',
  ] as const
  return names.filter((name) => before[name] !== after[name])
}
