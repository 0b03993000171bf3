import type { PackResult } from '../../routes/pack-action.ts'
import { TextField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import type { PackedOrder } from './packed-lines.tsx'

/** Who carries a parcel and how it is followed, as the carrier's own page or label says it. */
export function CarrierFields({
  order,
  result,
}: {
  readonly order: PackedOrder
  readonly result: PackResult | undefined
}) {
  const { page } = useScope().words.orders
  const optional = (label: string) => `${label} (${page.optional})`
  return (
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
