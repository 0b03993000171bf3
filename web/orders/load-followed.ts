import { redirect } from 'react-router'
import { withReference } from '#web/checkout/load-order.ts'
import { deadLinkOf } from '#web/dead-link.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { followQuery } from './documents.ts'

/** The order of a link, once it is paid; before that its payment is what there is to see. */
export async function loadFollowed({ api, t, to, url }: PersonalScope) {
  const reference = url.searchParams.get('order')
  const { SwOrder: order } = reference ? await api(followQuery, { reference }) : { SwOrder: null }
  if (!order || !reference) throw deadLinkOf({ t, to }, 'order')
  return { order, progress: progressOf({ t, to }, order, reference), reference }
}

/** How far the order of a link is. A link that opens nothing says so; an order that is not paid has its payment to show. */
export function progressOf<Progress>(
  { t, to }: Pick<PersonalScope, 't' | 'to'>,
  order: { readonly progress: Progress | null } | null | undefined,
  reference: string,
): Progress {
  if (!order) throw deadLinkOf({ t, to }, 'order')
  if (!order.progress) throw redirect(withReference(to('checkoutStatus'), reference))
  return order.progress
}
