import { day } from '#kernel/clock.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Cents } from '#kernel/money.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { type AddedCartItem, addToCart } from '../cart/add-to-cart.ts'
import { contextLifetime } from '../cart/context.ts'
import { viewCart, viewCartDeps } from '../cart/view-cart.ts'
import { updatePaymentMethod, updateShippingMethod } from '../checkout/choose-methods.ts'
import { type PlaceDeps, placeOrder } from '../checkout/place-order.ts'
import { setAddresses } from '../checkout/set-addresses.ts'
import type { TypedAddress } from '../orders/address.ts'
import type { Together } from '../transact.ts'
import type { StaffAuthor } from './order-change.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'

/** So long an order that was placed for a caller keeps its stock and waits for its payment. */
export const payWithin = 2 * day

export type CallerOrder = {
  readonly items: readonly AddedCartItem[]
  readonly email: string
  /** The account that it belongs to; without one it is a guest's. */
  readonly account?: CallerAccount | undefined
  readonly address: TypedAddress
  /** Where it goes, if not to the address of whoever pays. */
  readonly shippingAddress?: TypedAddress
  /** A way of delivery by its id; the storefront's first where nothing is said. */
  readonly shippingMethod: string | null
  /** With which the payment page begins; its customer may choose another. */
  readonly paymentMethod: string
  readonly comment: string | null
  /** Whether the caller heard the terms and what the law says of withdrawal. */
  readonly termsRead: boolean
  /** The total that the caller heard; nothing to learn it first. */
  readonly expectedTotal: Cents | null
  /** Whether it travels in a parcel whose delivery is paid already. */
  readonly sentAlong?: boolean
}

export type CallerAccount = { readonly id: string; readonly email: string; readonly emailConfirmedAt: Date | null }

export type PlacedForCaller = { readonly id: string; readonly number: string }

/**
 * Places an order for somebody on the telephone, by the rules of the checkout: what can't be sold to a shopper can't be sold here. Its mail
 * brings the link by which it is paid. Without the total that the caller heard it is refused with what it would cost, and leaves no traces.
 */
export async function placeForCaller(
  deps: CallerDeps,
  storefront: Storefront,
  wanted: CallerOrder,
  author: StaffAuthor,
): Promise<PlacedForCaller | Refused | StaffOrderRefused> {
  const refused = accountProblem(wanted)
  if (refused) return refused
  const token = newToken()
  const { transact } = deps
  return deps.together(async (): Promise<PlacedForCaller | Refused | StaffOrderRefused> => {
    const now = deps.clock.now()
    const until = new Date(now.getTime() + contextLifetime)
    await transact(['contexts'], ({ contexts }) => contexts.begin(token, storefront.code, now, until))
    const problem = await fillCart(deps, storefront, token, wanted)
    if (problem) return problem
    const total = await totalOf(deps, storefront, token, wanted)
    if (wanted.expectedTotal === null || !wanted.termsRead || wanted.expectedTotal !== total)
      return staffOrderRefused('caller-total', { name: String(total) })
    const placed = await placeOrder({ ...deps, acknowledgeAfterSeconds: 0 }, storefront, token, {
      termsAccepted: true,
      withdrawalRead: true,
      rivertyTermsAccepted: true,
      newsletter: false,
      comment: wanted.comment,
      expectedTotal: total,
      customerId: wanted.account?.id ?? null,
      sentAlong: wanted.sentAlong ?? false,
    })
    if ('refusals' in placed) return placed
    const payBy = new Date(now.getTime() + payWithin)
    await transact(['orders'], ({ orders }) => orders.placedBy(placed.id, author.name, payBy))
    return { id: placed.id, number: placed.number }
  })
}

/**
 * An account sees the order and where it goes: it has to be of who reads the mail of its address. Whoever calls is asked who they are by
 * whoever answers.
 */
function accountProblem({ account, email }: CallerOrder): StaffOrderRefused | undefined {
  if (!account) return undefined
  if (account.emailConfirmedAt === null) return staffOrderRefused('caller-account-unconfirmed', { field: 'email' })
  const isOther = account.email !== normalizedEmail(email)
  return isOther ? staffOrderRefused('caller-account-email', { field: 'email', name: account.email }) : undefined
}

export type CallerDeps = Parameters<typeof addToCart>[0] & PlaceDeps & { readonly together: Together }

/** Puts everything together that a shopper would choose. @returns why it can't be */
async function fillCart(
  deps: CallerDeps,
  storefront: Storefront,
  token: string,
  { items, email, address, shippingAddress, shippingMethod, paymentMethod }: CallerOrder,
): Promise<Refused | undefined> {
  const added = await addToCart(deps, storefront, token, items)
  if ('refusals' in added) return added
  const [short] = added.errors
  if (short) return refusedWith(refusalOf(short.messageKey, short.name === undefined ? {} : { name: short.name }))
  const addressed = await setAddresses(deps, storefront, token, { email, billingAddress: address, shippingAddress })
  if ('refusals' in addressed) return addressed
  if (shippingMethod !== null) {
    const chosen = await updateShippingMethod(deps, storefront, token, shippingMethod)
    if ('refusals' in chosen) return chosen
  }
  const paid = await updatePaymentMethod(deps, storefront, token, paymentMethod)
  return 'refusals' in paid ? paid : undefined
}

async function totalOf(
  deps: PlaceDeps,
  storefront: Storefront,
  token: string,
  { account, address, shippingAddress = address, sentAlong }: CallerOrder,
): Promise<Cents> {
  const country = shippingAddress.countryIso
  const destination = storefront.deliversTo.find((one) => one === country) ?? storefront.country
  return deps.transact(['cartLines', 'catalog', 'contexts', 'promotions', 'vouchers'], async (repositories) => {
    const context = await repositories.contexts.lock(token, deps.clock.now())
    if (!context) return 0
    const cart = await viewCart(viewCartDeps(repositories, deps), storefront, context, {
      destination,
      customerId: account?.id ?? null,
      sentAlong,
    })
    return cart.totals.total
  })
}
