import type { Cents } from '#kernel/money.ts'
import { aroundParentheses, foldText } from './text.ts'

/** For so many days a product is new. */
export const newForDays = 45

/** Price ranges that are offered, in whole pounds or euros. */
export const priceRanges = ['0-50', '50-100', '100-150', '150-200', '200-300', '300-'] as const

/** From the first up to but without the second; without a second there is no end. */
export type PriceRange = { readonly from: Cents; readonly to: Cents | undefined }

/**
 * Reads `50-100`, which leaves its end out, and `50..100`, as a shopper means it who types both; either number may be left out.
 * Nothing when it is no range.
 */
export function priceRange(value: string): PriceRange | undefined {
  const typed = /^(\d{0,6})\.\.(\d{0,6})$/.exec(value)
  if (typed && value !== '..') {
    return { from: Number(typed[1]) * 100, to: typed[2] === '' ? undefined : Number(typed[2]) * 100 + 1 }
  }
  const read = /^(\d{0,6})-(\d{0,6})$/.exec(value)
  if (!read || value === '-') return undefined
  return { from: Number(read[1]) * 100, to: read[2] === '' ? undefined : Number(read[2]) * 100 }
}

const facetProperties: Readonly<Record<string, 'heel' | 'season' | undefined>> = {
  'Heel height': 'heel',
  Season: 'season',
}

/** The facet of a property, by what the catalogue calls it in English. Other properties are searched in only. */
export function facetOfProperty(english: string): 'heel' | 'season' | undefined {
  return facetProperties[english]
}

/** 'Flat (up to 2 cm)' is `flat`. */
export function optionKey(english: string): string {
  const [before, behind] = aroundParentheses(english)
  return foldText(before + behind.trimStart())
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The filter's value for all shades of a colour: `all-blue`. */
export const familyValue = (key: string) => `all-${key}`

/** The filter's value for a size where several kinds of things have it: `38_shoes`. */
export const sizeOfKind = (size: string, kind: string) => `${size}_${kind}`

/** So wide, in whole pounds or euros, is a bar of the histogram of prices. */
export const barWidth = 20
/** From here on prices share the last bar. */
export const barsEnd = 400

/** A bar of the histogram, in whole pounds or euros; the last has no end. */
export type PriceBar = { readonly from: number; readonly to: number | null; readonly count: number }

/** The bars from the first that holds something to the last, by how many there are in each, from nothing on. */
export function priceBars(counts: readonly number[]): PriceBar[] {
  const first = counts.findIndex((count) => count > 0)
  const last = counts.findLastIndex((count) => count > 0)
  if (first < 0) return []
  return counts.slice(first, last + 1).map((count, at) => {
    const from = (first + at) * barWidth
    return { from, to: from >= barsEnd ? null : from + barWidth, count }
  })
}
