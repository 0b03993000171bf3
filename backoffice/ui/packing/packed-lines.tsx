import { shownSize } from '#kernel/written-size.ts'
import type { PackQuery } from '../../graphql/graphql.ts'
import { useScope } from '../page-scope.tsx'

export type PackedOrder = NonNullable<PackQuery['order']>

/** What lies in the box already, as each form of the page carries it. */
export function PackedFields({ packed }: { readonly packed: ReadonlyMap<number, number> }) {
  return [...packed].map(([position, quantity]) => (
    <input key={position} type="hidden" name={`packed-${position}`} value={quantity} />
  ))
}

/** What has to go into the box, with a press for what has no code to scan. */
export function PackedLines({
  lines,
  packed,
}: {
  readonly lines: PackedOrder['lines']
  readonly packed: ReadonlyMap<number, number>
}) {
  const { words, language, storefrontUrl } = useScope()
  const said = words.packing
  return (
    <ul className="presses">
      {lines.map((line) => {
        const inBox = packed.get(line.position) ?? 0
        const isFull = inBox >= line.waiting
        return (
          <li key={line.position} className={isFull ? 'full' : undefined}>
            {line.image ? <img src={`${storefrontUrl}${line.image}?w=332`} alt="" width="72" height="99" /> : null}
            <span className="break">
              <strong>{line.name}</strong>
              <br />
              <span className="size-big">{shownSize(line.size, language)}</span>
              <br />
              <span className="soft small">
                {[line.brand, line.color, line.ean ?? line.sku].filter(Boolean).join(' · ')}
              </span>
            </span>
            <form method="post" className="press">
              <PackedFields packed={packed} />
              <input type="hidden" name="do" value="one" />
              <input type="hidden" name="sku" value={line.sku} />
              <span className={isFull ? 'badge good' : 'badge warn'}>{said.inBox(inBox, line.waiting)}</span>
              {isFull ? null : (
                <button
                  type="submit"
                  className="big plain"
                  aria-label={said.one([line.name, shownSize(line.size, language)].filter(Boolean).join(' '))}
                >
                  +1
                </button>
              )}
            </form>
          </li>
        )
      })}
    </ul>
  )
}
