import type { RouteName } from '#kernel/routes.ts'

/** The steps of the checkout in their order (specification §2); what the payment became is shown after them. */
export const steps = ['address', 'shipment', 'payment'] as const
export type Step = (typeof steps)[number]

export const stepRoutes = {
  address: 'checkout',
  shipment: 'checkoutShipment',
  payment: 'checkoutPayment',
} as const satisfies Readonly<Record<Step, RouteName>>

/**
 * Where a step is. Whoever is known is led from the checkout's own address to one page with all of it; the first step says that it is
 * meant.
 *
 * @param path of a page, with or without the storefront's prefix
 */
export function stepPath(path: (name: RouteName) => string, step: Step): string {
  return step === 'address' ? `${path('checkout')}?step=address` : path(stepRoutes[step])
}

/** What a shopper has told the checkout so far. */
export type Told = {
  readonly items: number
  readonly email: boolean
  readonly billingAddress: boolean
  readonly shippingAddress: boolean
  readonly shippingMethod: boolean
}

/**
 * Where a shopper who asks for a step is led: to the first step that still misses something, `empty` when there is nothing
 * to order, or nowhere else when the step may be shown.
 */
export function ledTo(step: Step, told: Told): Step | 'empty' | undefined {
  if (told.items === 0) return 'empty'
  const missing = steps.slice(0, steps.indexOf(step)).find((earlier) => !isDone(earlier, told))
  return missing
}

function isDone(step: Step, told: Told): boolean {
  if (step === 'address') return told.email && told.billingAddress && told.shippingAddress
  return step === 'shipment' ? told.shippingMethod : false
}
