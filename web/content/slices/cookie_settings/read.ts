import type { RawSlice } from '../../../prose/document.ts'
import { readRichText, readText } from '../../../prose/fields.ts'

export function readCookieSettings({ primary }: RawSlice) {
  return { title: readText(primary.title), text: readRichText(primary.text) }
}
