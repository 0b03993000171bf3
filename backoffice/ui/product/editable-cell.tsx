import type { ReactNode } from 'react'
import { ToolSign } from '../content/tool-sign.tsx'
import { useScope } from '../page-scope.tsx'

/**
 * A value in a list with the way to change it: a link to its form, which a script turns into a field in its place that is saved by Enter.
 */
export function EditableCell({
  about,
  label,
  value,
  href,
  inputMode = 'text',
  children,
}: {
  /** What it is of: the SKU, which cell, and what else names it. */
  readonly about: Readonly<Record<string, string>>
  readonly label: string
  /** As it is typed. */
  readonly value: string
  readonly href: string
  readonly inputMode?: 'text' | 'decimal' | 'numeric'
  /** As it is shown. */
  readonly children: ReactNode
}) {
  const said = useScope().words.productGrid
  return (
    <span className="cell" data-enhance="cell" data-about={JSON.stringify(about)} data-value={value}>
      <span data-shown>{children}</span>{' '}
      <a className="pencil" href={href} aria-label={label} title={label}>
        <ToolSign sign="edit" />
      </a>
      <span className="cell-editor" data-editor hidden>
        <input aria-label={label} defaultValue={value} inputMode={inputMode} maxLength={200} disabled />
        <button type="button" className="plain" data-save>
          {said.saveCell}
        </button>
        <button type="button" className="plain" data-cancel>
          {said.leaveCell}
        </button>
      </span>
      <span className="error small" role="alert" data-wrong />
      <span className="small soft" role="status" data-saved={said.cellSaved} data-waits={said.cellWaits} />
      <a className="small" href="/imports" data-undo hidden>
        {said.cellUndo}
      </a>
    </span>
  )
}
