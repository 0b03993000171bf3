import { deadLinkOf } from '#web/dead-link.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { type OrderView, settleMutation } from './checkout-document.ts'

/**
 * The order of a reference as it stands now: the provider is asked what became of its payment. A reference that opens
 * nothing, forged or mistyped, is a link that is over.
 */
export async function loadOrder(
  { api, t, to }: Pick<LoaderScope, 'api' | 't' | 'to'>,
  reference: string,
): Promise<OrderView> {
  const { settlePayment: order } = await api(settleMutation, { reference })
  if (!order) throw deadLinkOf({ t, to }, 'order')
  return order
}

/** Where an order's page is: the path with its reference. */
export function withReference(path: string, reference: string): string {
  return `${path}?${new URLSearchParams({ order: reference })}`
}
