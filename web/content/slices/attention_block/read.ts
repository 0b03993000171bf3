import type { RawSlice } from '../../../prose/document.ts'
import { readLink, readRichText, readText } from '../../../prose/fields.ts'

export function readAttentionBlock({ primary }: RawSlice) {
  const title = readText(primary.title)
  if (!title) return undefined
  return {
    title,
    text: readRichText(primary.text),
    link: readLink(primary.link),
    linkLabel: readText(primary.link_label),
  }
}
