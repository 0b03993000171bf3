import type { RawSlice } from '../../../prose/document.ts'
import { readText } from '../../../prose/fields.ts'

export function readCustomerServiceContact({ primary }: RawSlice) {
  return { title: readText(primary.title) }
}
