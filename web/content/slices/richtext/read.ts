import type { RawSlice } from '../../../prose/document.ts'
import { readRichText } from '../../../prose/fields.ts'

export function readRichtext({ primary }: RawSlice) {
  const text = readRichText(primary.text)
  return text.length > 0 ? { text } : undefined
}
