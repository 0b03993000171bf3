import type { RawSlice } from '../../document.ts'
import { readRichText } from '../../fields.ts'

export function readRichtext({ primary }: RawSlice) {
  const text = readRichText(primary.text)
  return text.length > 0 ? { text } : undefined
}
