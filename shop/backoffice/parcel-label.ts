import { createHash } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import { type Country, needsCustoms } from '#kernel/country.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { CustomsFacts } from '../catalog/passport-store.ts'
import { carrierAddress } from '../fulfilment/carrier-address.ts'
import type { FulfilmentReader } from '../fulfilment/fulfilment-store.ts'
import type { LabelJoinerPort } from '../fulfilment/label-joiner-port.ts'
import {
  type CustomsDeclaration,
  type ParcelLabel,
  type ParcelLabelPort,
  type ParcelLabelRequest,
  ParcelLabelUnavailable,
} from '../fulfilment/parcel-label-port.ts'
import type { OpenLabel } from '../fulfilment/parcel-label-store.ts'
import { shippedQuantities, waitingQuantities } from '../fulfilment/progress.ts'
import { type Quantities, quantitiesOf } from '../fulfilment/quantities.ts'
import { isContactOnly } from '../orders/address.ts'
import { type Order, storeOf } from '../orders/order.ts'
import type { DeliverySettings } from '../settings/delivery-settings.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { articleNumberOf, customsDeclarationOf } from './customs-declaration.ts'
import { type ChosenPieces, piecesProblem } from './fulfil-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'
import type { OrderStory } from './order-story.ts'

/** A label as staff see it. */
export type StaffLabel = Omit<OpenLabel, 'shipment' | 'receiverDigest'> & {
  /** Whether the order goes somewhere else by now than the label says. */
  readonly isOutdated: boolean
}

type LabelledOrder = Pick<Order, 'number' | 'email' | 'shippingAddress' | 'shippingMethod' | 'storefrontCode'>

type Receiver = Pick<Order, 'email' | 'shippingAddress'>

/** What the label service is told of a parcel with these pieces. @param reference of this label among all of the shop */
export function labelRequestOf(
  order: LabelledOrder,
  pieces: Quantities,
  { methods, pieceWeight }: DeliverySettings,
  reference: string,
  customs: CustomsDeclaration | null = null,
): ParcelLabelRequest {
  const method = methods[order.storefrontCode].find(({ id }) => id === order.shippingMethod)
  const point = readServicePoint(order.shippingAddress.customFields.servicePoint)
  const count = [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0)
  return {
    reference,
    orderNumber: order.number,
    receiver: receiverOf(order),
    servicePoint: point
      ? { id: point.providerId, idOf: method?.pickup?.source === 'sendcloud' ? 'label-service' : 'carrier' }
      : null,
    shippingOption: method?.shippingOption ?? null,
    weight: count * pieceWeight,
    customs,
  }
}

/** Who has a parcel sent to a point needn't say where they live; its carrier wants some address all the same. */
function receiverOf({ email, shippingAddress }: Receiver): ParcelLabelRequest['receiver'] {
  const point = readServicePoint(shippingAddress.customFields.servicePoint)
  const address = carrierAddress(shippingAddress, email)
  if (!point) return { ...address, lockerCustomer: null }
  const { street, postcode: zipcode, city } = point
  const houseNumber = [point.houseNumber, point.houseNumberAddition].filter(Boolean).join(' ')
  const ofPoint = isContactOnly(shippingAddress) ? { street, houseNumber, zipcode, city } : {}
  return { ...address, ...ofPoint, lockerCustomer: point.dhlCustomerNumber }
}

/** Tells whether two labels go to the same place, without keeping the place. */
export function receiverDigest(order: Receiver): Buffer {
  const point = readServicePoint(order.shippingAddress.customFields.servicePoint)
  return createHash('sha256')
    .update(JSON.stringify([receiverOf(order), point?.providerId ?? null]))
    .digest()
}

export type ParcelLabelDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly fulfilment: Pick<FulfilmentReader, 'openLabel' | 'openLabels' | 'labelsMade' | 'labelFile'>
  /** Where parcels leave. */
  readonly company: { readonly country: Country }
  readonly labels: ParcelLabelPort | undefined
  readonly labelJoiner: LabelJoinerPort
  /** What customs ask of products, by their SKUs. */
  readonly catalog: {
    readonly customsFacts: (skus: readonly string[]) => Promise<ReadonlyMap<string, CustomsFacts>>
  }
}

/** Its file has the papers behind the label, so that one press prints both. */
export type NewLabel = Omit<ParcelLabel, 'papers'> & { readonly reference: string; readonly receiverDigest: Buffer }

/**
 * Has a label made by the label service; the one that waits already where there is one. Nothing is held meanwhile and nothing kept:
 * asked again before it is kept, the service answers with the same label.
 *
 * @param pieces in the box; all that waits where nothing is chosen
 * @param parcelsSeen how many parcels had left on the page where this was pressed
 */
export async function askForLabel(
  deps: ParcelLabelDeps,
  story: Pick<OrderStory, 'order' | 'progress' | 'invoices'>,
  { pieces, parcelsSeen }: { readonly pieces: ChosenPieces | null; readonly parcelsSeen: number },
): Promise<NewLabel | { readonly kept: OpenLabel } | StaffOrderRefused> {
  const { fulfilment, settings, clock, labels } = deps
  const { order, progress } = story
  if (order.state !== 'paid') return staffOrderRefused('order-not-paid')
  if (!labels || storeOf(order) !== undefined) return staffOrderRefused('order-not-possible')
  if (progress.parcels.length !== parcelsSeen) return staffOrderRefused('order-changed-meanwhile')
  const waiting = waitingQuantities(order, progress)
  const packed = pieces ?? [...waiting].map(([position, quantity]) => ({ position, quantity }))
  const problem = piecesProblem(packed, waiting)
  if (problem) return problem
  const kept = await fulfilment.openLabel(order.id)
  if (kept) return { kept }
  const { delivery } = settings.at(clock.now())
  const inBox = quantitiesOf(packed.map(({ position, quantity }) => [position, quantity] as const))
  const customs = await declarationFor(deps, story, inBox, delivery)
  if (customs && 'refusals' in customs) return customs
  const reference = `${order.number}-${(await fulfilment.labelsMade(order.id)) + 1}`
  try {
    const { papers, ...label } = await labels.label(labelRequestOf(order, inBox, delivery, reference, customs))
    const pdf = await withPapers(deps.labelJoiner, label.pdf, papers)
    return { ...label, pdf, reference, receiverDigest: receiverDigest(order) }
  } catch (cause) {
    return refusalFor(cause)
  }
}

/** What customs are told of a box, where they ask; refused with the article numbers of which they can't be told. */
async function declarationFor(
  { catalog, company }: ParcelLabelDeps,
  { order, progress, invoices }: Pick<OrderStory, 'order' | 'progress' | 'invoices'>,
  pieces: Quantities,
  { pieceWeight }: Pick<DeliverySettings, 'pieceWeight'>,
): Promise<CustomsDeclaration | StaffOrderRefused | null> {
  if (!needsCustoms(company.country, order.shippingAddress.country)) return null
  const facts = await catalog.customsFacts(order.lines.map(articleNumberOf))
  const before = shippedQuantities(progress)
  const declared = customsDeclarationOf({ order, invoices, before, pieces, facts, pieceWeight })
  if (!('lacking' in declared)) return declared
  return staffOrderRefused('label-lacks-customs', { name: declared.lacking.join(', ') })
}

/** A parcel without its papers is stopped on its way, so a label is not printed without them. */
async function withPapers(
  labelJoiner: LabelJoinerPort,
  label: Uint8Array,
  papers: readonly Uint8Array[],
): Promise<Uint8Array> {
  if (papers.length === 0) return label
  const { pdf, unreadable } = await labelJoiner.join([label, ...papers])
  if (!pdf || unreadable.size > 0) throw new ParcelLabelUnavailable('A paper of a parcel can’t be read')
  return pdf
}

/** Keeps a label that was made. Of two at once the first stays; both are the same. */
export async function keepLabel({ transact, clock }: ParcelLabelDeps, orderId: string, label: NewLabel): Promise<void> {
  await transact(['fulfilment'], ({ fulfilment }) =>
    fulfilment.keepParcelLabel({ ...label, orderId, madeAt: clock.now() }),
  )
}

/** Calls the label off that waits, with its carrier; it waits until it is marked so. */
export async function callLabelOff(
  { fulfilment, labels }: ParcelLabelDeps,
  { order }: OrderStory,
  id: string,
): Promise<OpenLabel | StaffOrderRefused> {
  const label = await fulfilment.openLabel(order.id)
  if (!label || label.id !== id) return staffOrderRefused('order-changed-meanwhile')
  try {
    const isAgreed = await labels?.cancel(label.shipment)
    return isAgreed ? label : staffOrderRefused('label-not-cancelled')
  } catch (cause) {
    return refusalFor(cause)
  }
}

export async function staffLabelOf(
  { fulfilment }: ParcelLabelDeps,
  { order }: Pick<OrderStory, 'order'>,
): Promise<StaffLabel | undefined> {
  const label = await fulfilment.openLabel(order.id)
  return label && asStaffLabel(label, order)
}

/** The labels that wait for the parcels of some orders, by the ids of the orders. */
export async function staffLabelsOf(
  { fulfilment }: { readonly fulfilment: Pick<FulfilmentReader, 'openLabels'> },
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, StaffLabel>> {
  const labels = await fulfilment.openLabels(orderIds)
  return new Map([...labels].map(([orderId, { order, ...label }]) => [orderId, asStaffLabel(label, order)]))
}

function asStaffLabel({ shipment: _, receiverDigest: digest, ...shown }: OpenLabel, order: Receiver): StaffLabel {
  return { ...shown, isOutdated: !receiverDigest(order).equals(digest) }
}

/** In the service's own words, where staff can mend what it complains about. */
function refusalFor(cause: unknown): StaffOrderRefused {
  if (!(cause instanceof ParcelLabelUnavailable)) throw cause
  const { sentence } = cause
  return sentence === undefined
    ? staffOrderRefused('label-unavailable')
    : staffOrderRefused('label-refused', { name: sentence })
}
