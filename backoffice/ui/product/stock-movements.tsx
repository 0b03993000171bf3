import type { StockMovementsQuery } from '../../graphql/graphql.ts'
import { SelectField } from '../field.tsx'
import { ownMomentText, sizeText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'
import type { ShownSizes } from './price-table.tsx'

type Movement = StockMovementsQuery['stockMovements'][number]

type Props = {
  readonly sizes: ShownSizes
  /** Which size and location was asked for; without movements nothing was. */
  readonly shelf: { readonly size: string; readonly location: string; readonly movements: readonly Movement[] | null }
}

/** What changed the shelves of a size, for who asks where a pair went. */
export function StockMovements({ sizes, shelf }: Props) {
  const reader = useScope()
  const { words, language } = reader
  const said = words.stockMovements
  const { size, location, movements } = shelf
  const locations = [...new Set(sizes.flatMap(({ shelves }) => shelves.map((one) => one.location)))].sort()
  if (locations.length === 0) return null
  return (
    <details className="card field" id="movements" open={movements !== null}>
      <summary>
        <strong>{said.title}</strong>
      </summary>
      <div className="stack">
        <form method="get" action="#movements" className="stack">
          <p>{said.about}</p>
          <SelectField
            name="movements"
            scope="moved-"
            label={words.products.size}
            value={size}
            options={sizes.map((one) => ({ value: one.sku, label: sizeText(one.size, language) }))}
          />
          <SelectField
            name="location"
            scope="moved-"
            label={words.products.location}
            value={location}
            options={[{ value: '', label: said.everywhere }, ...locations.map((value) => ({ value, label: value }))]}
          />
          <button type="submit">{said.submit}</button>
        </form>
        {movements?.length === 0 ? <p>{said.none}</p> : null}
        {movements && movements.length > 0 ? (
          <DataTable
            caption={said.title}
            rows={movements}
            keyOf={({ id }) => id}
            columns={[
              { label: said.at, cell: ({ at }) => ownMomentText(at, reader) },
              { label: words.products.location, cell: (row) => row.location },
              { label: said.why, cell: (row) => <Reason movement={row} /> },
              { label: said.change, isAmount: true, cell: ({ change }) => (change > 0 ? `+${change}` : `−${-change}`) },
              { label: said.left, isAmount: true, cell: ({ available }) => available },
            ]}
          />
        ) : null}
      </div>
    </details>
  )
}

/** Why, with a link to the order or the import that did it. */
function Reason({ movement: { kind, reference } }: { readonly movement: Movement }) {
  const { words } = useScope()
  const text = words.stockMovements.kinds[kind]
  if (reference === null) return text
  const page = pageOf(kind, reference)
  return (
    <>
      {text} {page ? <a href={page}>{reference}</a> : reference}
    </>
  )
}

function pageOf(kind: Movement['kind'], reference: string): string | undefined {
  if (kind === 'SALE' || kind === 'RELEASE') return `/orders/${reference}`
  return kind === 'COUNT' || kind === 'CORRECTION' ? `/imports/${reference}` : undefined
}
