import { TextField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import type { Problem } from '../problems.tsx'

/** Who carries a parcel and how it is followed, as the carrier's own page or label says it. */
export function CarrierFields({
  usual,
  typed,
  problems,
}: {
  /** Who most likely carries it. */
  readonly usual?: string
  /** What was typed when the form comes back. */
  readonly typed: Readonly<Record<string, string>> | undefined
  readonly problems: readonly Problem[] | undefined
}) {
  const { page } = useScope().words.orders
  const optional = (label: string) => `${label} (${page.optional})`
  return (
    <>
      <TextField
        name="carrier"
        label={page.carrier}
        value={typed?.carrier ?? usual}
        problems={problems}
        maxLength={60}
      />
      <TextField
        name="trackingCode"
        label={optional(page.trackingCode)}
        value={typed?.trackingCode}
        problems={problems}
        maxLength={60}
      />
      <TextField
        name="trackingUrl"
        type="url"
        label={optional(page.trackingUrl)}
        value={typed?.trackingUrl}
        problems={problems}
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
export const usualCarrierOf = (method: string) =>
  carriers.find(([beginning]) => method.startsWith(beginning))?.[1] ?? ''
