import type { Cells } from '../imports/import.ts'

/** Columns that a file tells together or not at all. */
const parts = ['upper', 'lining', 'sole'] as const
const details = [
  'manufacturer_address',
  'manufacturer_country',
  'manufacturer_email',
  'responsible_name',
  'responsible_address',
  'responsible_email',
] as const

export type CellProblem = {
  readonly messageKey: 'field-required' | 'product-maker-unknown'
  readonly field: string
}

/**
 * Cells that were changed with those that go with them: a shoe tells its three parts together, and a maker its name with its address.
 *
 * @param known what the product has
 * @param makers names of makers that need no address
 */
export function completeCells(
  told: Cells,
  known: Cells,
  makers: readonly string[],
): { readonly cells: Cells } | { readonly problems: readonly CellProblem[] } {
  const cells: Record<string, string> = { ...told }
  const has = (columns: readonly string[]) => columns.some((column) => (told[column] ?? '') !== '')
  if (has(parts)) for (const part of parts) cells[part] ||= known[part] ?? ''
  if (has(details) && !told.manufacturer)
    for (const column of ['manufacturer', ...details]) cells[column] ||= known[column] ?? ''
  const missing = has(parts) ? parts.filter((part) => !cells[part]) : []
  const problems: CellProblem[] = missing.map((field) => ({ messageKey: 'field-required', field }))
  const { manufacturer = '', manufacturer_address: address, manufacturer_email: email } = cells
  const isKnown = makers.some((maker) => maker.toLowerCase() === manufacturer.trim().toLowerCase())
  if (manufacturer !== '' && !isKnown && !(address && email?.includes('@')))
    problems.push({ messageKey: 'product-maker-unknown', field: 'manufacturer' })
  return problems.length > 0 ? { problems } : { cells }
}
