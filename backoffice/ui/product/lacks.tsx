import type { EditedProduct } from '../../routes/product-edit.tsx'
import { Badge } from '../badge.tsx'
import { columnLabel } from '../column-label.ts'
import { useScope } from '../page-scope.tsx'

/** What the law or the shop asks for and the product doesn't have; each leads to where it is filled in. */
export function Lacks({ product }: { readonly product: EditedProduct }) {
  const { words, language } = useScope()
  const said = words.productEditing
  const sorted = product.lacks.toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
  return (
    <section className="card" aria-labelledby="lacks">
      <h2 id="lacks">{said.lacks}</h2>
      {sorted.length === 0 ? (
        <p>{said.complete}</p>
      ) : (
        <ul className="lacks">
          {sorted.map(({ column, isNeeded }) => (
            <li key={column}>
              {column === 'ean' ? (
                columnLabel(words, language, column)
              ) : (
                <a href={`#${column}`}>{columnLabel(words, language, column)}</a>
              )}{' '}
              {isNeeded ? <Badge text={said.needed} tone="bad" /> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
