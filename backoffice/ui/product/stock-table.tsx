import type { ProductActionData } from '../../routes/product.tsx'
import { SelectField, TextField } from '../field.tsx'
import { ownMomentText, sizeText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { Problem } from '../problems.tsx'
import { DataTable } from '../table.tsx'
import { EditableCell } from './editable-cell.tsx'
import type { ShownSizes } from './price-table.tsx'

type Props = {
  readonly productSku: string
  readonly sizes: ShownSizes
  readonly mayCount: boolean
  readonly result: (ProductActionData & { readonly problems: readonly Problem[] }) | undefined
}

/** What lies where, of which some is held for somebody; and the form of who counted a shelf. */
export function StockTable({ productSku, sizes, mayCount, result }: Props) {
  const reader = useScope()
  const { words, language } = reader
  const said = words.products
  const shelves = sizes.flatMap(({ size, sku, shelves: ofSize }) => ofSize.map((shelf) => ({ size, sku, ...shelf })))
  const own = result?.did === 'count' ? result : undefined
  const locations = [...new Set(shelves.map(({ location }) => location))].sort()
  return (
    <>
      {mayCount ? (
        <details className="card field" open={own !== undefined}>
          <summary>
            <strong>{said.count}</strong>
          </summary>
          <form method="post" className="stack" noValidate>
            <input type="hidden" name="do" value="count" />
            <p>{said.countAbout}</p>
            <SelectField
              name="size"
              scope="count-"
              label={said.size}
              value={own?.typed.size}
              options={sizes.map(({ sku, size }) => ({ value: sku, label: sizeText(size, language) }))}
            />
            {locations.length > 0 ? (
              <SelectField
                name="location"
                label={said.location}
                value={own?.typed.location}
                options={locations.map((value) => ({ value, label: value }))}
              />
            ) : (
              <TextField name="location" label={said.location} value={own?.typed.location} />
            )}
            <TextField
              name="quantity"
              type="number"
              inputMode="numeric"
              min={0}
              label={said.pieces}
              value={own?.typed.quantity}
              problems={own?.problems}
            />
            <button type="submit">{said.countSubmit}</button>
          </form>
        </details>
      ) : null}
      {shelves.length === 0 ? (
        <p className="card field">{said.noStock}</p>
      ) : (
        <DataTable
          caption={said.stock}
          rows={sizes}
          keyOf={({ sku }) => sku}
          columns={[
            { label: said.size, cell: ({ size }) => sizeText(size, language) },
            { label: said.onHand, isAmount: true, cell: (size) => sumOf(size, 'onHand') },
            { label: said.reserved, isAmount: true, cell: (size) => sumOf(size, 'reserved') },
            { label: said.available, isAmount: true, cell: (size) => sumOf(size, 'available') },
            {
              label: said.where,
              cell: ({ shelves: ofSize, sku: sizeSku, size }) => (
                <details>
                  <summary>{said.locations(ofSize.length)}</summary>
                  <ul className="small">
                    {ofSize.map(({ location, onHand, reserved, countedAt }) => (
                      <li key={location}>
                        {words.session.labelled(location, '')}
                        {mayCount ? (
                          <EditableCell
                            about={{ sku: productSku, cell: 'stock', size: sizeSku, location }}
                            label={words.productGrid.editShelf(sizeText(size, language), location)}
                            value={String(onHand)}
                            href="#quantity"
                            inputMode="numeric"
                          >
                            {onHand}
                          </EditableCell>
                        ) : (
                          onHand
                        )}
                        {reserved > 0 ? ` (${words.session.labelled(said.reserved.toLowerCase(), reserved)})` : ''}
                        <span className="soft"> {countedAt ? ownMomentText(countedAt, reader) : ''}</span>
                      </li>
                    ))}
                  </ul>
                </details>
              ),
            },
          ]}
        />
      )}
    </>
  )
}

function sumOf({ shelves }: ShownSizes[number], what: 'onHand' | 'reserved' | 'available'): number {
  return shelves.reduce((sum, shelf) => sum + shelf[what], 0)
}
