import { momentText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { PackedFields, type PackedOrder } from './packed-lines.tsx'

/** A label that waits for its parcel: to print, or to call off. */
export function LabelCard({
  order,
  label,
  packed,
}: {
  readonly order: PackedOrder
  readonly label: NonNullable<PackedOrder['label']>
  readonly packed: ReadonlyMap<number, number>
}) {
  const { words, language } = useScope()
  const said = words.packing
  return (
    <section className="card stack" aria-labelledby="label">
      <h2 id="label">{said.label}</h2>
      <p>{said.labelMade(label.carrier, label.trackingCode, momentText(label.madeAt, language, order.storefront))}</p>
      {label.isOutdated ? <p className="notice bad">{said.labelOutdated}</p> : null}
      <div className="row">
        {label.isOutdated ? null : (
          <a
            className="button"
            href={`/orders/${order.number}/parcel-labels/${label.id}`}
            target="_blank"
            rel="noreferrer"
          >
            {said.printLabel}
          </a>
        )}
        <form method="post">
          <PackedFields packed={packed} />
          <input type="hidden" name="do" value="label-off" />
          <input type="hidden" name="label" value={label.id} />
          <button type="submit" className="plain">
            {said.labelOff}
          </button>
        </form>
      </div>
    </section>
  )
}
