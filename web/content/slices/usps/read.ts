import type { RawSlice } from '../../../prose/document.ts'
import { readLink, readText } from '../../../prose/fields.ts'

export function readUsps({ items }: RawSlice) {
  const usps = items.flatMap((item) => {
    const label = readText(item.label)
    const usp = { label, icon: readText(item.icon), description: readText(item.description), link: readLink(item.link) }
    return label ? [usp] : []
  })
  return usps.length > 0 ? { usps } : undefined
}
