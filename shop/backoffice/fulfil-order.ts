import type { Clock } from '#kernel/clock.ts'
import { shippedQuantities, waitingQuantities } from '../fulfilment/progress.ts'
import { coversQuantities, isNone, type Quantities, quantitiesOf } from '../fulfilment/quantities.ts'
import type { QuantitiesBySku, WarehouseEvent } from '../fulfilment/warehouse-port.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'
import type { OrderStory } from './order-story.ts'

/** Pieces by the place of their line in the order. */
export type ChosenPieces = readonly { readonly position: number; readonly quantity: number }[]

/** What staff tell of an order on its way to its shopper, where no warehouse does. */
export type FulfilmentStep =
  | {
      readonly step: 'send'
      readonly carrier: string
      readonly trackingCode: string | null
      readonly trackingUrl: string | null
      /** All that waits where nothing is chosen. */
      readonly pieces: ChosenPieces | null
      /** How many parcels had left on the page where this was pressed: a second press tells of the same parcel. */
      readonly parcelsSeen: number
    }
  | { readonly step: 'deliver'; readonly parcel: string | null }
  | { readonly step: 'ready' | 'collected' }
  | { readonly step: 'missing'; readonly pieces: ChosenPieces }
  /** `pieces`: what of it arrived; all that was announced where nothing is chosen. */
  | { readonly step: 'return'; readonly reference: string; readonly pieces: ChosenPieces | null }

type Answer = WarehouseEvent | StaffOrderRefused

/** What staff tell, in the words of the warehouse, or why it can't be true. */
export function warehouseEventOf(story: OrderStory, step: FulfilmentStep, now: Date): Answer {
  const { order, progress } = story
  const about = { order: order.number, at: now }
  if (order.state !== 'paid') return staffOrderRefused('order-not-paid')
  switch (step.step) {
    case 'send':
      return parcelOf(story, step, about)
    case 'deliver': {
      const isKnown = step.parcel === null ? progress.parcels.length > 0 : hasParcel(story, step.parcel)
      if (!isKnown) return staffOrderRefused('order-parcel-not-found', { field: 'parcel' })
      return { ...about, type: 'delivered', parcel: step.parcel }
    }
    case 'ready':
    case 'collected':
      return progress.pickup ? { ...about, type: step.step } : staffOrderRefused('order-not-collected')
    case 'missing': {
      const problem = piecesProblem(step.pieces, waitingQuantities(order, progress))
      return problem ?? { ...about, type: 'missing', lines: bySku(story, step.pieces) }
    }
    case 'return':
      return returnedOf(story, step, about)
  }
}

type About = { readonly order: string; readonly at: Date }

function parcelOf(story: OrderStory, step: FulfilmentStep & { readonly step: 'send' }, about: About): Answer {
  const { carrier, trackingCode, trackingUrl, pieces, parcelsSeen } = step
  if (story.progress.parcels.length !== parcelsSeen) return staffOrderRefused('order-changed-meanwhile')
  const waiting = waitingQuantities(story.order, story.progress)
  if (carrier.trim() === '') return staffOrderRefused('order-carrier-required', { field: 'carrier' })
  if (trackingUrl !== null && URL.parse(trackingUrl)?.protocol !== 'https:')
    return staffOrderRefused('order-tracking-url-invalid', { field: 'trackingUrl' })
  if (isNone(waiting)) return staffOrderRefused('order-not-possible')
  const problem = pieces === null ? undefined : piecesProblem(pieces, waiting)
  if (problem) return problem
  return {
    ...about,
    type: 'shipped',
    // Two presses at once tell of one parcel: what has no code is named by how many left before it.
    parcel: trackingCode ?? `${carrier.trim()} ${parcelsSeen + 1}`,
    carrier: carrier.trim(),
    trackingCode,
    trackingUrl,
    lines: pieces === null ? null : bySku(story, pieces),
  }
}

function returnedOf(story: OrderStory, step: FulfilmentStep & { readonly step: 'return' }, about: About): Answer {
  const { reference, pieces } = step
  const announced = story.progress.returns.find((one) => one.reference === reference)
  if (!announced || announced.receivedAt !== null)
    return staffOrderRefused('order-return-not-found', { field: 'reference' })
  // More may be in the box than was announced, but not more than was sent.
  const problem = pieces === null ? undefined : piecesProblem(pieces, shippedQuantities(story.progress))
  return (
    problem ?? { ...about, type: 'returned', return: reference, lines: pieces === null ? null : bySku(story, pieces) }
  )
}

/** Why pieces can't be what is in a box; nothing where they can. */
export function piecesProblem(pieces: ChosenPieces, most: Quantities): StaffOrderRefused | undefined {
  const chosen = quantitiesOf(pieces.map(({ position, quantity }) => [position, quantity] as const))
  if (isNone(chosen)) return staffOrderRefused('order-pieces-missing', { field: 'pieces' })
  return coversQuantities(most, chosen) ? undefined : staffOrderRefused('order-pieces-too-many', { field: 'pieces' })
}

const hasParcel = ({ progress }: OrderStory, key: string) => progress.parcels.some((parcel) => parcel.key === key)

function bySku({ order }: OrderStory, pieces: ChosenPieces): QuantitiesBySku {
  return pieces.flatMap(({ position, quantity }) => {
    const sku = order.lines[position]?.sku
    return sku === undefined || quantity <= 0 ? [] : [{ sku, quantity }]
  })
}

type Deps = {
  readonly clock: Clock
  readonly applyWarehouseEvent: (event: WarehouseEvent) => Promise<string | undefined>
}

/** Books what staff tell of an order by the rules that hold for what a warehouse tells. */
export async function fulfilOrder(
  deps: Deps,
  story: OrderStory,
  step: FulfilmentStep,
): Promise<StaffOrderRefused | { readonly done: true }> {
  const event = warehouseEventOf(story, step, deps.clock.now())
  if ('refusals' in event) return event
  // Another was faster, or the warehouse was: what the page showed is no longer true.
  const rejection = await deps.applyWarehouseEvent(event)
  return rejection === undefined ? { done: true } : staffOrderRefused('order-changed-meanwhile')
}
