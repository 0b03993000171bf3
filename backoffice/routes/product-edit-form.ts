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

/** A picture as it was typed: its place, whether it goes, what it shows and which point of it stays in sight. */
export type TypedProductPicture = {
  readonly reference: string
  readonly isAway: boolean
  readonly alts: Readonly<Record<string, string>>
  readonly x: string
  readonly y: string
}

/** The pictures by the places that were typed; of equal places the earlier one comes first. */
export function typedPictures(form: FormData, languages: readonly string[]): readonly TypedProductPicture[] {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const away = new Set(form.getAll('away').map(String))
  return form
    .getAll('picture')
    .map((given, index) => {
      const reference = String(given)
      return {
        reference,
        isAway: away.has(reference),
        alts: Object.fromEntries(languages.map((language) => [language, text(`alt.${reference}.${language}`)])),
        x: text(`focus.${reference}.x`),
        y: text(`focus.${reference}.y`),
        place: Number(form.getAll('place')[index]) || index + 1,
      }
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ place: _, ...picture }) => picture)
}

/** The pictures after one of them was moved by a button: `up packshots/boot-1`. */
export function movedPictures(pictures: readonly TypedProductPicture[], move: string): readonly TypedProductPicture[] {
  const [way = '', reference] = move.split(' ')
  const at = pictures.findIndex((one) => one.reference === reference)
  const picture = pictures[at]
  if (!picture) return pictures
  const others = pictures.toSpliced(at, 1)
  return others.toSpliced(Math.min(Math.max(at + (way === 'up' ? -1 : 1), 0), others.length), 0, picture)
}

/** What is told of the pictures that stay. A point needs both its numbers. */
export function toldOfPictures(pictures: readonly TypedProductPicture[]) {
  return pictures
    .filter(({ isAway }) => !isAway)
    .map(({ reference, alts, x, y }) => ({
      reference,
      alts: Object.entries(alts).map(([language, text]) => ({ language, text })),
      focus: isPercent(x) && isPercent(y) ? [Number(x), Number(y)] : null,
    }))
}

/** The pictures whose point is said by halves, or lies beside them; the first field of each that is wrong. */
export function wrongPoints(pictures: readonly TypedProductPicture[]): readonly string[] {
  return pictures
    .filter(({ isAway, x, y }) => !isAway && (x !== '' || y !== '') && !(isPercent(x) && isPercent(y)))
    .map(({ reference, x }) => `focus.${reference}.${isPercent(x) ? 'y' : 'x'}`)
}

const isPercent = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 100
