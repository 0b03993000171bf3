import { data } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { giftOf, PackingSlip } from '../ui/packing/packing-slip.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { packQuery } from './pack-document.ts'

const waveSlipsQuery = graphql(`
  query WaveSlips($id: ID!) {
    packingWave(id: $id) {
      name
      orders {
        number
        isPacked
      }
    }
  }
`)

export async function loader({ context, params }: RouteArgs<'id'>) {
  const { ask, services } = scopeOf(context)
  const { packingWave: wave } = await ask(waveSlipsQuery, { id: params.id })
  if (!wave) throw data(null, { status: 404 })
  const slips = []
  // One after another: a hundred orders at once would take the connections that shoppers wait for.
  for (const { number, isPacked } of wave.orders) {
    const { order } = isPacked ? { order: null } : await ask(packQuery, { number })
    if (order) slips.push({ order, gift: giftOf(order, services.storefrontUrl) })
  }
  return { name: wave.name, slips }
}

/** The packing slips of all that is left of a wave, each on a page of its own when they are printed. */
export default function WaveSlips({ loaderData: { name, slips } }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.packing
  return (
    <>
      <title>{`${said.slips(name)} · ${shopName}`}</title>
      <div className="on-screen">
        <h1 className="break">{said.slips(name)}</h1>
        <p className="soft">{said.slipsAbout}</p>
      </div>
      {slips.map(({ order, gift }) => (
        <PackingSlip key={order.number} order={order} gift={gift} level={2} />
      ))}
    </>
  )
}
