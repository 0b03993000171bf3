import { redirect } from 'react-router'
import { readServicePoint } from '#kernel/service-point.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { type CheckoutContext, checkoutQuery } from './checkout-document.ts'
import { ledTo, type Step, stepPath } from './step.ts'

/**
 * What a step of the checkout shows, or nothing when there is nothing to order. A step whose earlier ones miss something
 * leads back to them.
 */
export async function loadStep(
  { api, session, to }: Pick<PersonalScope, 'api' | 'session' | 'to'>,
  step: Step,
): Promise<CheckoutContext | null> {
  // Nobody gets a session for having looked in: without one there is nothing to order.
  const token = session.contextToken
  const context = token === undefined ? null : (await api(checkoutQuery, { token })).getContext
  if (!context) return null
  const target = ledTo(step, {
    items: context.cart.count,
    email: Boolean(context.email),
    billingAddress: Boolean(context.billingAddress) && !isWithoutBill(context),
    shippingAddress: Boolean(context.shippingAddress),
    // A parcel that is collected needs to know where.
    shippingMethod: Boolean(context.shippingMethod) && !isWithoutPoint(context),
  })
  if (target === 'empty') return null
  if (target) throw redirect(stepPath(to, target))
  return context
}

/** Whether somebody who collects the order did not say where they live, and its invoice has to. */
function isWithoutBill({ billingAddress, billingAddressRequired }: CheckoutContext): boolean {
  return billingAddressRequired && billingAddress?.street === ''
}

/** Whether a parcel that is collected has no place to wait yet. */
export function isWithoutPoint({ cart, shippingAddress }: Pick<CheckoutContext, 'cart' | 'shippingAddress'>): boolean {
  const collected = cart.deliveries.some(({ shippingMethod: { type } }) => type === 'pickup')
  return collected && !readServicePoint(shippingAddress?.customFields.servicePoint)
}
