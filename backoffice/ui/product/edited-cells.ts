import type { EditedProduct, EditResult } from '../../routes/product-edit.tsx'

/** What the fields of a form show of a product: what was typed into it, or what the product has. */
export function editedCells(product: EditedProduct, result: EditResult | undefined, form: string) {
  const now = new Map(product.cells.map(({ column, value }) => [column, value]))
  const own = result?.did === form ? result : undefined
  return {
    own,
    problems: own?.problems ?? [],
    value: (column: string) => own?.typed[column] ?? now.get(column) ?? '',
    /** What the product has, where something else was typed and not taken. */
    instead: (column: string) => {
      const typed = own?.typed[column]
      const value = now.get(column) ?? ''
      return typed !== undefined && typed.trim() !== value.trim() && value !== '' ? value : undefined
    },
  }
}

/** `name_nl` is the name in Dutch: the column without its language, and the language. */
export function splitColumn(column: string, languages: readonly string[]): readonly [string, string | undefined] {
  const language = languages.find((one) => column.endsWith(`_${one}`))
  return language === undefined ? [column, undefined] : [column.slice(0, -language.length - 1), language]
}
