import type { Problem } from '../ui/problems.tsx'

type Cell = { readonly column: string; readonly value: string }

/** What forms say beside the cells of a product. */
const ownFields: ReadonlySet<string> = new Set(['do', 'version'])

/** The cells that were typed and are not what the product has. What is there can be replaced, and not emptied. */
export function typedCells(
  form: FormData,
  known: readonly Cell[],
): { readonly cells: readonly Cell[]; readonly problems: readonly Problem[] } {
  const now = new Map(known.map(({ column, value }) => [column, value]))
  const cells: Cell[] = []
  const problems: Problem[] = []
  for (const column of new Set(form.keys())) {
    if (ownFields.has(column)) continue
    const typed = form
      .getAll(column)
      .filter((one) => typeof one === 'string')
      .map((one) => one.replaceAll('\r\n', '\n').trim())
      .filter((one) => one !== '')
      .join('|')
    const value = now.get(column) ?? ''
    if (typed === value.replaceAll('\r\n', '\n').trim()) continue
    if (typed === '') problems.push({ messageKey: 'product-text-needed', field: column })
    else cells.push({ column, value: typed })
  }
  return { cells, problems }
}

/** What was decided of a sale, as a file of products says it. */
export function saleCellsOf(form: FormData): readonly Cell[] {
  const text = (name: string) => String(form.get(name) ?? '')
  const cells = (told: Readonly<Record<string, string>>) =>
    Object.entries(told).map(([column, value]) => ({ column, value }))
  if (text('decision') === 'WITHDRAW')
    return text('from') === ''
      ? cells({ on_sale: 'no', on_sale_from: 'none', on_sale_until: 'none' })
      : cells({ on_sale_until: text('from') })
  return cells({ on_sale: 'yes', on_sale_from: text('from') || 'none', on_sale_until: text('until') || 'none' })
}

/** The pictures that stay, by the places that were typed; of equal places the earlier one comes first. */
export function keptPictures(form: FormData): readonly string[] {
  const away = new Set(form.getAll('away').map(String))
  return form
    .getAll('picture')
    .map((reference, index) => ({
      reference: String(reference),
      place: Number(form.getAll('place')[index]) || index + 1,
    }))
    .filter(({ reference }) => !away.has(reference))
    .toSorted((a, b) => a.place - b.place)
    .map(({ reference }) => reference)
}
