import { type Clock, minute } from '#kernel/clock.ts'
import { isUuid } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Language } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import { comingTime, type StaffMessage, stateAt } from './staff-message.ts'
import type { StaffDeliveryStore } from './staff-message-store.ts'
import type { StaffMessagesPort } from './staff-messages-port.ts'

/** Who asks: one visit at a tablet of a store. */
export type StaffVisit = { readonly visit: string; readonly locationCode: string }

export type AskStaffInput = {
  /** The size to bring; without one somebody is called. */
  readonly variantSku: string | undefined
  readonly tablet: string | undefined
}

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  /** After so many minutes nobody is expected to come any more. */
  readonly waitingMinutes: number
}

const longestTablet = 40

/** Asks the staff of a store. Asking again while somebody waits for the same is the same message. */
export function askStaff(
  { transact, clock, waitingMinutes }: Deps,
  { visit, locationCode }: StaffVisit,
  input: AskStaffInput,
  language: Language,
): Promise<StaffMessage | Refused> {
  const askedAt = clock.now()
  const endsAt = new Date(askedAt.getTime() + waitingMinutes * minute)
  const { variantSku } = input
  return transact(['jobs', 'staffMessages'], async ({ staffMessages, jobs }) => {
    const goods = variantSku === undefined ? undefined : await staffMessages.goods(variantSku, language)
    if (variantSku !== undefined && !goods) return refusedWith(refusalOf('product-not-found'))
    await staffMessages.expire(askedAt)
    const tablet = input.tablet?.trim().slice(0, longestTablet) || undefined
    const message = await staffMessages.insert({ visit, locationCode, goods, tablet, askedAt, endsAt })
    if (message) await jobs.deliverStaffMessage(message.id)
    return message ?? (await staffMessages.openOf(visit, variantSku)) ?? refusedWith(refusalOf('something-went-wrong'))
  })
}

/** The shopper needs nobody any more. */
export function cancelStaffMessage(
  { transact, clock }: Pick<Deps, 'transact' | 'clock'>,
  visit: string,
  id: string,
): Promise<StaffMessage | Refused> {
  return transact(['staffMessages'], async ({ staffMessages }) => {
    const message = isUuid(id) && (await staffMessages.move(id, { visit }, 'cancelled', { now: clock.now() }))
    return message || refusedWith(refusalOf('staff-message-not-found'))
  })
}

/** Somebody in the store is on their way, or has been there. Answers whether the message was theirs to take. */
export async function answerStaffMessage(
  { transact, clock }: Pick<Deps, 'transact' | 'clock'>,
  locationCode: string,
  id: string,
  answer: 'taken' | 'done',
): Promise<boolean> {
  if (!isUuid(id)) return false
  const now = clock.now()
  const endsAt = new Date(now.getTime() + comingTime)
  const times = answer === 'taken' ? { now, endsAt } : { now }
  const message = await transact(['staffMessages'], ({ staffMessages }) =>
    staffMessages.move(id, { locationCode }, answer, times),
  )
  return message !== undefined
}

/**
 * Tells the store's screen or printer of a message that somebody still waits for. Where there is none, the page for staff shows it;
 * where nobody can open that either, the shopper is told to walk up to somebody.
 * @throws when it could not be told: the job is tried again, and the shopper hears of it meanwhile
 */
export async function deliverStaffMessage(
  {
    clock,
    deliveries,
    port,
    hasStaffPage,
  }: {
    readonly clock: Clock
    readonly deliveries: StaffDeliveryStore
    readonly port: StaffMessagesPort | undefined
    readonly hasStaffPage: boolean
  },
  id: string,
): Promise<void> {
  const message = await deliveries.byId(id)
  if (!message || stateAt(message, clock.now()) !== 'sent') return
  if (!port) return hasStaffPage ? undefined : deliveries.notDelivered(id, clock.now())
  try {
    await port.deliver(message)
  } catch (error) {
    await deliveries.notDelivered(id, clock.now())
    throw error
  }
  await deliveries.delivered(id, clock.now())
}
