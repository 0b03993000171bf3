import type { ReactNode } from 'react'

type Column<Row> = {
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** Amounts stand at the end of their column. */
  readonly isAmount?: boolean
  /** What a row is about: it stands above the others where rows are cards. */
  readonly isHeading?: boolean
}

/** A table that is read as cards where there is no room for columns: each cell knows its heading. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}) {
  return (
    <table className="table" aria-label={caption}>
      <thead>
        <tr>
          {columns.map(({ label, isAmount }) => (
            <th key={label} scope="col" className={isAmount ? 'amount' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ label, cell, isAmount, isHeading }) =>
              isHeading ? (
                <th key={label} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={label} data-label={label} className={isAmount ? 'amount' : undefined}>
                  <span>{cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Leads on, and back to the beginning. */
export function Pages({
  url,
  next,
  words,
}: {
  readonly url: URL
  readonly next: string | null
  readonly words: { readonly next: string; readonly first: string }
}) {
  const isFirst = !url.searchParams.has('after')
  if (isFirst && next === null) return null
  const withAfter = (after: string | undefined) => {
    const search = new URLSearchParams(url.searchParams)
    search.delete('after')
    if (after !== undefined) search.set('after', after)
    return `${url.pathname}?${search}`
  }
  return (
    <nav className="row" aria-label={words.next}>
      {isFirst ? null : (
        <a className="button plain" href={withAfter(undefined)}>
          {words.first}
        </a>
      )}
      {next === null ? null : (
        <a className="button plain" href={withAfter(next)} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  )
}
