import type { StaffLanguage } from '#kernel/staff-language.ts'
import { languages } from '#kernel/storefront.ts'
import type { Words } from '../messages/staff-language-messages.ts'
import { languageText } from './format.ts'
import { splitColumn } from './product/edited-cells.ts'

/** What a column of a file of products is called on screens: 'Name (Dutch)'. */
export function columnLabel({ productEditing }: Words, language: StaffLanguage, column: string): string {
  const { columns } = productEditing
  const [base, of] = splitColumn(column, languages)
  const label = Object.hasOwn(columns, base) ? columns[base as keyof typeof columns] : base
  return of === undefined ? label : `${label} (${languageText(of, language)})`
}
