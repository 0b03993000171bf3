import type { Cents } from '#kernel/money.ts'
import { aroundParentheses, folded } from './text.ts'

/** For so many days a product is new. */
export const newForDays = 45

/** Price ranges that are offered, in whole pounds or euros. */
export const priceRanges = ['0-50', '50-100', '100-150', '150-200', '200-300', '300-'] as const

/** From the first up to but without the second; without a second there is no end. */
export type PriceRange = { readonly from: Cents; readonly to: Cents | undefined }

/** Reads `50-100`; either number may be left out. Nothing when it is no range. */
export function priceRange(value: string): PriceRange | undefined {
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
  return folded(before + behind.trimStart())
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
