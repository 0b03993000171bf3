import type { Words } from '../../messages/staff-language-messages.ts'
import { columnLabel } from '../column-label.ts'
import { longDayText, ownMomentText, type Reader } from '../format.ts'

/** What a field of a product was and becomes, as files of products write it. */
export type Difference = { readonly field: string; readonly was: string; readonly becomes: string }

type DifferenceReader = Reader & {
  readonly words: Words
  /** What categories are called, by their keys. */
  readonly categories: ReadonlyMap<string, string>
}

/** A difference in the words of staff: 'On sale from: 24 Dec 2026, 00:30' of `on_sale_from` and a moment. */
export function differenceText(difference: Difference, side: 'was' | 'becomes', reader: DifferenceReader): string {
  const { words, language } = reader
  const { field, [side]: value } = difference
  // What a size has is named with the SKU of that size: `ean 10412.001.38`.
  const [column = '', sku] = field.split(' ')
  const label = columnLabel(words, language, column)
  const named = sku === undefined ? label : `${label} ${sku}`
  return words.session.labelled(named, value === '' ? '–' : valueText(column, value, reader))
}

function valueText(column: string, value: string, { words, categories, ...reader }: DifferenceReader): string {
  const { productEditing: said, session } = words
  const each = (names: Readonly<Record<string, string>>) =>
    value
      .split(', ')
      .map((one) => (Object.hasOwn(names, one) ? names[one] : one))
      .join(', ')
  switch (column) {
    case 'on_sale':
    case 'withdrawn':
      return value === 'yes' ? session.yes : session.no
    case 'on_sale_from':
    case 'on_sale_until':
      return ownMomentText(value, reader)
    case 'release_date':
      return longDayText(value, reader.language)
    case 'categories':
      return value
        .split(', ')
        .map((key) => categories.get(key) ?? key)
        .join(', ')
    case 'gender':
      return each(said.genders)
    case 'tax_class':
      return each(said.taxClasses)
    case 'upper':
    case 'lining':
    case 'sole':
      return each(said.materials)
    default:
      return value
  }
}
