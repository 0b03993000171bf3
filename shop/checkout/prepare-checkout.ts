import type { Clock } from '#kernel/clock.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { type KnownChoices, knownChoices, type OrderingCustomer } from './known-choices.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly orders: Pick<OrderReader, 'lastChoicesOf'>
}

/**
 * Fills in what somebody who is logged in has not said in this checkout and the shop knows of them, so that all of it fits on one
 * page. What they said stays. Doing it again changes nothing.
 *
 * @returns nothing where they go by the steps: the retailer wants it so, or an address has to be asked for
 */
export async function prepareCheckout(
  { transact, clock, settings, orders }: Deps,
  storefront: Storefront,
  token: string | undefined,
  customer: OrderingCustomer,
): Promise<Context | undefined> {
  if (!settings.at(clock.now()).checkout.onePage) return undefined
  const last = await orders.lastChoicesOf(customer.id, storefront.code)
  const prepared = await transact(['addresses', 'contexts'], { token }, async ({ addresses, contexts }) => {
    const now = clock.now()
    const context = await contexts.lock(token, now)
    // The session of somebody else, or of nobody, is told nothing of this customer.
    if (context?.storefrontCode !== storefront.code || context.customerId !== customer.id) return undefined
    const { billingAddressId, shippingAddressId } = context
    const stored = await addresses.addresses([billingAddressId, shippingAddressId].filter((id) => id !== null))
    const choices = knownChoices(settings.at(now), storefront, context, {
      customer,
      book: await addresses.ofCustomer(customer.id),
      chosen: {
        billing: stored.find(({ id }) => id === billingAddressId),
        shipping: stored.find(({ id }) => id === shippingAddressId),
      },
      last,
    })
    if (!choices) return undefined
    return isChosen(context, choices) ? context : contexts.change(context.id, choices, now)
  })
  return prepared && 'refused' in prepared ? undefined : prepared
}

function isChosen(context: Context, choices: KnownChoices): boolean {
  return (Object.keys(choices) as (keyof KnownChoices)[]).every((key) => context[key] === choices[key])
}
