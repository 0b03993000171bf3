import { data } from 'react-router'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { giftOf, PackingSlip } from '../ui/packing/packing-slip.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { packQuery } from './pack-document.ts'

export async function loader({ context, params }: RouteArgs<'number'>) {
  const { ask, services } = scopeOf(context)
  const { order } = await ask(packQuery, { number: params.number })
  if (!order) throw data(null, { status: 404 })
  return { order, gift: giftOf(order, services.storefrontUrl) }
}

/** The packing slip of an order. */
export default function Slip({ loaderData: { order, gift } }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  return (
    <>
      <title>{`${words.packing.slip} ${order.number} · ${shopName}`}</title>
      <PackingSlip order={order} gift={gift} />
    </>
  )
}
