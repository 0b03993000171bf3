import type { RawSlice } from '../../document.ts'
import { readText } from '../../fields.ts'

export function readCustomerServiceContact({ primary }: RawSlice) {
  return { title: readText(primary.title) }
}
