import type { SizeTableKey } from './size-tables.ts'

/** The sizes a model is made in, and the table that explains them. */
export type SizeRun = { readonly sizes: readonly string[]; readonly table?: SizeTableKey }

export const womenShoes: SizeRun = {
  sizes: ['35', '36', '37', '38', '39', '40', '41', '42', '43'],
  table: 'women-shoes',
}
export const womenHalfSizes: SizeRun = {
  sizes: ['35', '36', '37', '37.5', '38', '38.5', '39', '40', '41', '42', '43'],
  table: 'women-shoes',
}
export const menShoeSizes: SizeRun = {
  sizes: ['39', '40', '41', '42', '43', '44', '45', '46', '47', '48'],
  table: 'men-shoes',
}
export const menHalfSizes: SizeRun = {
  sizes: ['39', '40', '41', '42', '42.5', '43', '44', '44.5', '45', '46', '47', '48'],
  table: 'men-shoes',
}
export const womenClothing: SizeRun = { sizes: ['XS', 'S', 'M', 'L', 'XL'], table: 'women-clothing' }
export const menClothing: SizeRun = { sizes: ['XS', 'S', 'M', 'L', 'XL'], table: 'men-clothing' }
export const beltSizes: SizeRun = { sizes: ['75', '80', '85', '90', '95', '100', '105', '110'], table: 'belts' }
export const oneSizeOnly: SizeRun = { sizes: ['ONE'] }
