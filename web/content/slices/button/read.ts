import type { RawSlice } from '../../../prose/document.ts'
import { readLink, readText } from '../../../prose/fields.ts'

const styles = ['Link', 'Call to action', 'Shop flow', 'Default'] as const
export type ButtonStyle = (typeof styles)[number]

export function readButton({ primary }: RawSlice) {
  const link = readLink(primary.link)
  const label = readText(primary.label)
  const style: ButtonStyle = styles.find((known) => known === primary.style) ?? 'Default'
  return link && label ? { link, label, style } : undefined
}
