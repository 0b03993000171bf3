import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { PrintWave } from '../ui/packing/print-wave.tsx'
import { MakeAllLabels, WaveOrders } from '../ui/packing/wave-orders.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { PickTables } from '../ui/pick-tables.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { listedNumbers } from './wave-address.ts'

const waveQuery = graphql(`
  query PackingWave($id: ID!) {
    packingWave(id: $id) {
      id
      name
      createdBy
      closedAt
      count
      packed
      makesLabels
      orders {
        number
        customerName
        pieces
        isPacked
        isCollected
        customsLacks
        isPrintable
        label {
          id
          isOutdated
        }
      }
      pickList {
        ...PickedShelf
      }
    }
  }
`)

const closeWave = graphql(`
  mutation CloseWave($id: ID!) {
    closeWave(id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, params, request }: RouteArgs<'id'>) {
  const { packingWave: wave } = await scopeOf(context).ask(waveQuery, { id: params.id })
  if (!wave) throw data(null, { status: 404 })
  const url = new URL(request.url)
  return {
    wave,
    isBegun: url.searchParams.has('done'),
    sent: url.searchParams.get('sent'),
    without: listedNumbers(url),
  }
}

export async function action({ context, params }: RouteArgs<'id'>) {
  const { problems } = (await scopeOf(context).ask(closeWave, { id: params.id })).closeWave
  if (problems.length === 0) throw redirect('/packing?closed')
  return { problems }
}

export default function Wave({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.packing
  const { wave, isBegun, sent, without } = loaderData
  const told = isBegun ? said.begun : sent !== null ? said.sent(sent) : undefined
  return (
    <>
      <title>{`${said.wave(wave.name)} · ${shopName}`}</title>
      <h1 className="break">{said.wave(wave.name)}</h1>
      <p className="soft">
        {said.progress(wave.packed, wave.count)} · {said.by(wave.createdBy)}
      </p>
      <DoneNotice text={actionData ? undefined : told} />
      <ProblemSummary problems={actionData?.problems} />
      {wave.pickList.length === 0 ? null : (
        <p>
          <a href="#to-pack">{said.toPackBelow}</a>
        </p>
      )}
      <h2>{said.toPick}</h2>
      {wave.pickList.length === 0 ? <p className="card">{said.none}</p> : <PickTables lines={wave.pickList} />}
      <h2 id="to-pack">{said.toPack}</h2>
      <MakeAllLabels wave={wave} />
      <PrintWave wave={wave} without={without} />
      <WaveOrders wave={wave} />
      {wave.closedAt ? null : (
        <form method="post">
          <button type="submit" className="plain">
            {said.close}
          </button>
        </form>
      )}
    </>
  )
}
