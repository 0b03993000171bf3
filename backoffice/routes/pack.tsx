import { data, redirect } from 'react-router'
import { shownSize } from '#kernel/written-size.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { AddressLines } from '../ui/address-lines.tsx'
import { TextField } from '../ui/field.tsx'
import { LinkedOrders } from '../ui/order/linked-orders.tsx'
import { PackedFields, PackedLines } from '../ui/packing/packed-lines.tsx'
import { SendBox } from '../ui/packing/send-box.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { packOrder } from './pack-action.ts'
import { packQuery } from './pack-document.ts'

export async function loader({ context, params, request }: RouteArgs<'number'>) {
  const { order } = await scopeOf(context).ask(packQuery, { number: params.number })
  if (!order) throw data(null, { status: 404 })
  return { order, wave: new URL(request.url).searchParams.get('wave') ?? '' }
}

export async function action({ context, params, request }: RouteArgs<'number'>) {
  const result = await packOrder(scopeOf(context), params.number, await request.formData())
  const wave = new URL(request.url).searchParams.get('wave')
  if (result.isSent) throw redirect(afterPacking(params.number, wave, result.typed.do ?? ''))
  return result
}

/** Back to the wave, or to the order by itself, which say what was done. */
const afterPacking = (number: string, wave: string | null, did: string): string =>
  wave ? `/packing/${encodeURIComponent(wave)}?sent=${encodeURIComponent(number)}` : `/orders/${number}?done=${did}`

export default function PackPage({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, language, shopName } = useScope()
  const said = words.packing
  const { order, wave } = loaderData
  const packed = new Map((actionData?.packed ?? []).map(({ position, quantity }) => [position, quantity]))
  const waiting = order.lines.filter((line) => line.waiting > 0)
  const scanned = order.lines.find(({ position }) => position === actionData?.scanned)
  const wrong = actionData?.wrong
  const label = actionData?.label ?? null
  return (
    <div className="scanner">
      <title>{`${said.packOrder(order.number)} · ${shopName}`}</title>
      <div className="row between">
        <h1>{said.packOrder(order.number)}</h1>
        <a href={`/orders/${order.number}/slip`}>{said.slip}</a>
      </div>
      <LinkedOrders order={order} />
      {order.giftCode ? <p className="notice">{said.giftNote}</p> : null}
      <DoneNotice text={label === 'made' ? said.labelReady : label === 'off' ? said.labelCalledOff : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      {wrong ? (
        <p className="notice bad loud" role="alert">
          {wrong.problem === 'enough' ? said.enough(wrong.code) : said.notInOrder(wrong.code)}
        </p>
      ) : null}
      {scanned ? (
        <p className="notice loud" role="status">
          {said.scanned([scanned.name, shownSize(scanned.size, language)].filter(Boolean).join(' · '))}
        </p>
      ) : null}
      {waiting.length === 0 ? (
        <p className="card">{said.empty}</p>
      ) : (
        <>
          <form method="post" className="card stack scan" noValidate>
            <PackedFields packed={packed} />
            <input type="hidden" name="do" value="scan" />
            <TextField
              name="code"
              label={said.scan}
              inputMode="text"
              autoComplete="off"
              maxLength={60}
              // What became of a label is read out first.
              isFirst={label === null}
            />
            <button type="submit" className="big">
              {said.scanSubmit}
            </button>
          </form>
          <PackedLines lines={waiting} packed={packed} />
          <SendBox order={order} packed={packed} result={actionData} />
        </>
      )}
      <section className="card" aria-labelledby="goes-to">
        <h2 id="goes-to">{words.orders.page.shippingAddress}</h2>
        <AddressLines address={order.shippingAddress} />
        {order.comment ? <p className="pre">{order.comment}</p> : null}
      </section>
      <p className="row">
        {wave ? <a href={`/packing/${encodeURIComponent(wave)}`}>{said.waves}</a> : null}
        <a href={`/orders/${order.number}`}>{words.returns.toOrder}</a>
      </p>
    </div>
  )
}
