import { day, minute } from '#kernel/clock.ts'

export const staffMessageStates = ['sent', 'taken', 'done', 'cancelled', 'expired'] as const
export type StaffMessageState = (typeof staffMessageStates)[number]

/** The size that a shopper wants to try on. */
export type StaffMessageGoods = {
  readonly variantSku: string
  readonly size: string | undefined
  readonly productName: string
}

/** What a shopper at a tablet asks the staff of its store: a size, or, without goods, that somebody comes. */
export type StaffMessage = {
  readonly id: string
  readonly locationCode: string
  readonly goods: StaffMessageGoods | undefined
  /** Where in the store the tablet stands, if it was told. */
  readonly tablet: string | undefined
  readonly state: StaffMessageState
  readonly askedAt: Date
  readonly endsAt: Date
  /** Whether the store's screen or printer could not be told so far. */
  readonly isUndelivered: boolean
}

/** So long staff who are on their way are expected; then their message leaves the lists, done or not. */
export const comingTime = 30 * minute
/** So long messages are kept: they say what a store was asked for that day. */
export const staffMessageLifetime = day

/** The state at a moment: what nobody took in time is over, whoever has written that down. */
export function stateAt({ state, endsAt }: Pick<StaffMessage, 'state' | 'endsAt'>, now: Date): StaffMessageState {
  return isOpen(state) && endsAt <= now ? 'expired' : state
}

/** Whether somebody still waits. */
export const isOpen = (state: StaffMessageState): boolean => state === 'sent' || state === 'taken'

/** What can become of a message: forward only, and nothing of one that is over. */
export function isForward(from: StaffMessageState, to: StaffMessageState): boolean {
  if (from === 'sent') return to !== 'sent'
  return from === 'taken' && (to === 'done' || to === 'cancelled' || to === 'expired')
}
