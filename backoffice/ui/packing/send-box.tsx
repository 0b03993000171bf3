import type { PackResult } from '../../routes/pack-action.ts'
import { TextField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import { PackedFields, type PackedOrder } from './packed-lines.tsx'

/** Sends what lies in the box, all of the order or a part; what is collected lies ready in its store when all of it is there. */
export function SendBox({
  order,
  packed,
  result,
}: {
  readonly order: PackedOrder
  readonly packed: ReadonlyMap<number, number>
  readonly result: PackResult | undefined
}) {
  const { words } = useScope()
  const said = words.packing
  const { page } = words.orders
  const waiting = order.lines.reduce((sum, line) => sum + line.waiting, 0)
  const inBox = [...packed.values()].reduce((sum, quantity) => sum + quantity, 0)
  if (inBox === 0) return null
  const optional = (label: string) => `${label} (${page.optional})`
  const isWhole = inBox >= waiting
  if (order.pickup && !isWhole) return <p className="notice warn">{said.some(waiting - inBox)}</p>
  return (
    <section className="card" aria-labelledby="send">
      <p id="send" className={isWhole ? 'notice' : 'notice warn'}>
        {isWhole ? said.all : said.some(waiting - inBox)}
      </p>
      <form method="post" className="stack" noValidate>
        <PackedFields packed={packed} />
        <input type="hidden" name="do" value={order.pickup ? 'ready' : 'send'} />
        <input type="hidden" name="parcelsSeen" value={order.parcels.length} />
        {order.pickup ? null : (
          <>
            <TextField
              name="carrier"
              label={page.carrier}
              value={result?.typed.carrier ?? carrierOf(order.shippingMethod)}
              problems={result?.problems}
              maxLength={60}
            />
            <TextField
              name="trackingCode"
              label={optional(page.trackingCode)}
              value={result?.typed.trackingCode}
              problems={result?.problems}
              maxLength={60}
            />
            <TextField
              name="trackingUrl"
              type="url"
              label={optional(page.trackingUrl)}
              value={result?.typed.trackingUrl}
              problems={result?.problems}
              maxLength={500}
            />
          </>
        )}
        <button type="submit" className="big">
          {order.pickup ? said.readyInStore : said.send}
        </button>
      </form>
      <form method="post">
        <input type="hidden" name="do" value="empty" />
        <button type="submit" className="plain">
          {said.again}
        </button>
      </form>
    </section>
  )
}

const carriers: readonly (readonly [beginning: string, name: string])[] = [
  ['postnl', 'PostNL'],
  ['dhl', 'DHL'],
  ['bpost', 'bpost'],
  ['colissimo', 'Colissimo'],
  ['chronopost', 'Chronopost'],
  ['mondial', 'Mondial Relay'],
  ['royal', 'Royal Mail'],
  ['dpd', 'DPD'],
  ['inpost', 'InPost'],
]

/** Who usually carries what was ordered that way. */
const carrierOf = (method: string) => carriers.find(([beginning]) => method.startsWith(beginning))?.[1] ?? ''
