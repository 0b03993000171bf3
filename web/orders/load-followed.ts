import { data, redirect } from 'react-router'
import { withReference } from '#web/checkout/load-order.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { followQuery } from './documents.ts'

/** The order of a link, once it is paid; before that its payment is what there is to see. */
export async function loadFollowed({ api, to, url }: PersonalScope) {
  const reference = url.searchParams.get('order')
  const { SwOrder: order } = reference ? await api(followQuery, { reference }) : { SwOrder: null }
  if (!order || !reference) throw data(null, { status: 404 })
  if (!order.progress) throw redirect(withReference(to('checkoutStatus'), reference))
  return { order, progress: order.progress, reference }
}
