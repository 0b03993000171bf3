import type { Refused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { AddedCartItem } from '../cart/add-to-cart.ts'
import { type Progress, waitingQuantities } from '../fulfilment/progress.ts'
import { coversQuantities, isNone, type Quantities, quantitiesOf } from '../fulfilment/quantities.ts'
import type { HeldOrder } from '../fulfilment/take-pieces.ts'
import type { Address, TypedAddress } from '../orders/address.ts'
import type { Order } from '../orders/order.ts'
import type { Together } from '../transact.ts'
import { isAddressOpen } from './change-order.ts'
import type { ChosenPieces } from './fulfil-order.ts'
import { changeHeldOrder, type OrderChangeDeps, type OrderChangeDone, type VersionedPress } from './hold-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'
import { type CallerDeps, type CallerOrder, type PlacedForCaller, placeForCaller } from './place-for-caller.ts'
import { isLast, isRemovable } from './remove-held-pieces.ts'

/** Something more for an order, and what of it comes off in exchange. */
export type OrderAddition = Pick<CallerOrder, 'paymentMethod' | 'termsRead' | 'expectedTotal'> & {
  readonly items: readonly AddedCartItem[]
  /** Pieces that it takes the place of: they come off, and their money goes back, once it is paid. */
  readonly insteadOf: ChosenPieces
}

export type AddedToOrder = OrderChangeDone & { readonly placed?: PlacedForCaller }

/** Whether something can travel along with an order: it is paid, goes to a door, and nothing of it left. */
export function isAddable(order: Pick<Order, 'state' | 'shippingAddress'>, progress: Progress): boolean {
  return order.state === 'paid' && isAddressOpen(order, progress)
}

/**
 * Adds articles to an order before it leaves, as an order of its own that goes to the same door: its books, its invoice and its money stay
 * apart, and a mail brings the link to pay it. Its delivery is paid with the first one, unless nothing would be left of that. What it takes
 * the place of comes off once it is paid: until then the shopper keeps what they bought.
 */
export async function addToOrder(
  deps: OrderChangeDeps & CallerDeps & { readonly together: Together },
  addition: OrderAddition,
  press: VersionedPress,
): Promise<AddedToOrder | Refused | StaffOrderRefused> {
  const insteadOf = quantitiesOf(addition.insteadOf.map(({ position, quantity }) => [position, quantity] as const))
  let placed: PlacedForCaller | undefined
  return deps.together(async (): Promise<AddedToOrder | Refused | StaffOrderRefused> => {
    const answer = await changeHeldOrder<never, Refused | StaffOrderRefused>(deps, press, [], 'added', async (held) => {
      const problem = additionProblem(held, insteadOf)
      if (problem) return problem
      const { order, repositories } = held
      const wanted = wantedFor(order, addition, isNone(insteadOf) || !isLast(held, insteadOf))
      const answered = await placeForCaller(deps, storefrontOf(order.storefrontCode), wanted, press.author)
      if ('refusals' in answered) return answered
      placed = answered
      const pieces = [...insteadOf].map(([position, quantity]) => ({ position, quantity }))
      const takesOff = isNone(insteadOf) ? undefined : { pieces, author: press.author }
      await repositories.orders.addedTo(answered.id, order.id, takesOff)
      return { order: answered.number }
    })
    return 'done' in answer && placed ? { ...answer, placed } : answer
  })
}

function additionProblem(held: HeldOrder, insteadOf: Quantities): StaffOrderRefused | undefined {
  const { order, progress } = held
  if (!isAddable(order, progress)) return staffOrderRefused('order-addition-late')
  if (isNone(insteadOf)) return undefined
  return isRemovable(order, progress) && coversQuantities(waitingQuantities(order, progress), insteadOf)
    ? undefined
    : staffOrderRefused('order-pieces-too-many', { field: 'insteadOf' })
}

/** What would be ordered: by the same person, to the same door, in the same way. */
function wantedFor(order: Order, addition: OrderAddition, sentAlong: boolean): CallerOrder {
  const { items, paymentMethod, termsRead, expectedTotal } = addition
  return {
    items,
    email: order.email,
    address: typedAgain(order.billingAddress),
    shippingAddress: typedAgain(order.shippingAddress),
    shippingMethod: order.shippingMethod,
    paymentMethod,
    comment: null,
    termsRead,
    expectedTotal,
    sentAlong,
  }
}

function typedAgain({ country, customFields: _, ...address }: Address): TypedAddress {
  return { ...address, countryIso: country }
}
