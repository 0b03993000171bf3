import { redirect } from 'react-router'
import type { PersonalScope } from '#web/loaders.ts'
import { type CheckoutContext, checkoutQuery } from '../checkout-document.ts'
import { chooseShippingMethod } from '../choose-shipping-method.ts'
import { offeredMethods } from '../load-payment.ts'
import { loadShippingMethods } from '../shipping-options.ts'
import { stepPath } from '../step.ts'

/**
 * What is ordered with a wallet that says where it goes: by the first way home, unless the shopper has chosen another one. Looking at
 * it chooses that way, so that the total is the one of the order; it chooses nothing the second time.
 *
 * @returns nothing when there is nothing to order
 * @throws the redirect to the steps, where no wallet can order this cart or nothing can be sent home
 */
export async function loadExpress(scope: PersonalScope) {
  const context = await contextOf(scope)
  if (!context || context.cart.count === 0) return null
  const steps = () => redirect(stepPath(scope.to, 'address'))
  if (context.cart.expressWallets.length === 0) throw steps()
  const ways = (await loadShippingMethods(scope)).filter(({ type }) => type === 'home')
  const [first] = ways
  if (!first) throw steps()
  const isHome = ways.some(({ id }) => id === context.shippingMethod?.id)
  if (!isHome && 'errors' in (await chooseShippingMethod(scope, first.id))) throw steps()
  const [chosen, methods] = await Promise.all([isHome ? context : contextOf(scope), offeredMethods(scope)])
  if (!chosen) return null
  const wallets = methods.filter(({ wallet }) => wallet && context.cart.expressWallets.includes(wallet.kind))
  return { context: chosen, ways, wallets }
}

async function contextOf({ api, session }: Pick<PersonalScope, 'api' | 'session'>): Promise<CheckoutContext | null> {
  // Nobody gets a session for having looked in.
  const token = session.contextToken
  return token === undefined ? null : (await api(checkoutQuery, { token })).getContext
}
