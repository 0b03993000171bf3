import type { RawSlice } from '../../document.ts'
import { readRichText, readText } from '../../fields.ts'

export function readCookieSettings({ primary }: RawSlice) {
  return { title: readText(primary.title), text: readRichText(primary.text) }
}
