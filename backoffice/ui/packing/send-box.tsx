import type { PackResult } from '../../routes/pack-action.ts'
import { useScope } from '../page-scope.tsx'
import { CarrierFields, usualCarrierOf } from './carrier-fields.tsx'
import { LabelCard } from './label-card.tsx'
import { PackedFields, type PackedOrder } from './packed-lines.tsx'

type Props = {
  readonly order: PackedOrder
  readonly packed: ReadonlyMap<number, number>
  readonly result: PackResult | undefined
}

/** Sends what lies in the box, all of the order or a part; what is collected lies ready in its store when all of it is there. */
export function SendBox(props: Props) {
  const { words } = useScope()
  const said = words.packing
  const { order, packed } = props
  const waiting = order.lines.reduce((sum, line) => sum + line.waiting, 0)
  const inBox = [...packed.values()].reduce((sum, quantity) => sum + quantity, 0)
  if (inBox === 0) return order.label ? <LabelCard order={order} label={order.label} packed={packed} /> : null
  const isWhole = inBox >= waiting
  if (order.pickup && !isWhole) return <p className="notice warn">{said.some(waiting - inBox)}</p>
  return (
    <>
      {order.label ? <LabelCard order={order} label={order.label} packed={packed} /> : null}
      <section className="card" aria-labelledby="send">
        <p id="send" className={isWhole ? 'notice' : 'notice warn'}>
          {isWhole ? said.all : said.some(waiting - inBox)}
        </p>
        <SendForm {...props} />
        <form method="post">
          <input type="hidden" name="do" value="empty" />
          <button type="submit" className="plain">
            {said.again}
          </button>
        </form>
      </section>
    </>
  )
}

/** A label says who carries the parcel. Without one it is made, or its code typed from the carrier's own page. */
function SendForm({ order, packed, result }: Props) {
  const said = useScope().words.packing
  const { label } = order
  if (order.pickup) {
    return (
      <BoxForm order={order} packed={packed} act="ready">
        <button type="submit" className="big">
          {said.readyInStore}
        </button>
      </BoxForm>
    )
  }
  if (label?.isOutdated) return null
  if (label) {
    return (
      <BoxForm order={order} packed={packed} act="send">
        <input type="hidden" name="carrier" value={label.carrier} />
        <input type="hidden" name="trackingCode" value={label.trackingCode} />
        <input type="hidden" name="trackingUrl" value={label.trackingUrl ?? ''} />
        <p className="small">{said.labelled(label.carrier, label.trackingCode)}</p>
        <button type="submit" className="big">
          {said.send}
        </button>
      </BoxForm>
    )
  }
  const byHand = (
    <BoxForm order={order} packed={packed} act="send">
      <CarrierFields usual={usualCarrierOf(order.shippingMethod)} typed={result?.typed} problems={result?.problems} />
      <button type="submit" className={order.makesLabels ? 'secondary' : 'big'}>
        {said.send}
      </button>
    </BoxForm>
  )
  if (!order.makesLabels) return byHand
  return (
    <>
      <BoxForm order={order} packed={packed} act="label">
        <button type="submit" className="big">
          {said.makeLabel}
        </button>
      </BoxForm>
      <details className="do" open={result?.typed.do === 'send' || result?.typed.do === 'label'}>
        <summary>{said.labelElsewhere}</summary>
        {byHand}
      </details>
    </>
  )
}

function BoxForm({
  order,
  packed,
  act,
  children,
}: {
  readonly order: PackedOrder
  readonly packed: ReadonlyMap<number, number>
  readonly act: string
  readonly children: React.ReactNode
}) {
  return (
    <form method="post" className="stack" noValidate>
      <PackedFields packed={packed} />
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="parcelsSeen" value={order.parcels.length} />
      {children}
    </form>
  )
}
