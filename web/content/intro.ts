import { slicesOf } from '../prose/document.ts'

/** The text of the first rich text slice: what an overview says about itself. */
export function introOf(data: string): unknown {
  return slicesOf(data).find(({ slice_type }) => slice_type === 'richtext')?.primary.text
}
