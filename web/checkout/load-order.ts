import { data } from 'react-router'
import type { LoaderScope } from '#web/loaders.ts'
import { type OrderView, settleMutation } from './checkout-document.ts'

/**
 * The order of a reference as it stands now: the provider is asked what became of its payment. A reference that opens
 * nothing, forged or mistyped, is a page that does not exist.
 */
export async function loadOrder({ api }: Pick<LoaderScope, 'api'>, reference: string): Promise<OrderView> {
  const { settlePayment: order } = await api(settleMutation, { reference })
  if (!order) throw data(null, { status: 404 })
  return order
}

/** Where an order's page is: the path with its reference. */
export function withReference(path: string, reference: string): string {
  return `${path}?${new URLSearchParams({ order: reference })}`
}
