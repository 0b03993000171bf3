import type { StorefrontCode } from '#kernel/storefront.ts'
import { type Lab, labDistance } from './cielab.ts'
import { colorLikeness, type PictureFeatures, shapeLikeness } from './picture-features.ts'

/** A product as it is compared with others. */
export type ComparedProduct = {
  readonly id: string
  readonly parentSku: string
  readonly gender: 'women' | 'men' | 'unisex'
  readonly brandId: string
  /** Of its cheapest size, in cents of whichever storefront; only how many times another one's it is counts. */
  readonly price: number
  /** Where it belongs, the narrowest first. */
  readonly categories: readonly string[]
  /** What it is made of, and what else is said of it. */
  readonly materials: readonly string[]
  readonly properties: readonly string[]
  /** Of its colour as the catalogue names it. */
  readonly color: Lab | undefined
  /** Of its picture; nothing as long as none was looked at. */
  readonly picture: PictureFeatures | undefined
  readonly soldIn: readonly StorefrontCode[]
  /** Whether somebody could buy it now. */
  readonly isBuyable: boolean
}

/** How much each thing says; what isn't known of both says nothing. */
const weights = {
  category: 3,
  price: 1.5,
  brand: 0.7,
  gender: 0.5,
  materials: 1,
  properties: 1.5,
  namedColor: 1,
  color: 2,
  shape: 3,
} as const

/** Twice the price is another thing. */
const octave = 1
/** ΔE at which colours are not alike any more. */
const farthestColor = 45

/** What is known of both, added up: a night compares millions of pairs, so that nothing is made for one of them. */
type Sum = { likeness: number; weight: number }

/** From 0 to 1 by what the catalogue says: quick, for choosing what is looked at closely. */
export function attributeLikeness(one: ComparedProduct, other: ComparedProduct): number {
  const sum = { likeness: 0, weight: 0 }
  addAttributes(sum, one, other)
  return sum.likeness / sum.weight
}

/** From 0 to 1 by everything that is known, pictures included. */
export function productLikeness(one: ComparedProduct, other: ComparedProduct): number {
  const sum = { likeness: 0, weight: 0 }
  addAttributes(sum, one, other)
  if (one.picture && other.picture) addPictures(sum, one.picture, other.picture)
  return sum.likeness / sum.weight
}

/** From 0 to 1 by pictures alone. */
export function pictureLikeness(one: PictureFeatures, other: PictureFeatures): number {
  const sum = { likeness: 0, weight: 0 }
  addPictures(sum, one, other)
  return sum.likeness / sum.weight
}

function addPictures(sum: Sum, one: PictureFeatures, other: PictureFeatures): void {
  addTo(sum, weights.color, colorLikeness(one, other))
  addTo(sum, weights.shape, shapeLikeness(one, other))
}

function addAttributes(sum: Sum, one: ComparedProduct, other: ComparedProduct): void {
  addTo(sum, weights.category, shared(one.categories, other.categories))
  addTo(sum, weights.price, Math.max(0, 1 - Math.abs(Math.log2(one.price / other.price)) / octave))
  addTo(sum, weights.brand, one.brandId === other.brandId ? 1 : 0)
  addTo(sum, weights.gender, one.gender === other.gender ? 1 : 0)
  if (one.materials.length > 0 && other.materials.length > 0)
    addTo(sum, weights.materials, shared(one.materials, other.materials))
  if (one.properties.length > 0 && other.properties.length > 0)
    addTo(sum, weights.properties, shared(one.properties, other.properties))
  if (one.color && other.color)
    addTo(sum, weights.namedColor, Math.max(0, 1 - labDistance(one.color, other.color) / farthestColor))
}

function addTo(sum: Sum, weight: number, likeness: number): void {
  sum.likeness += weight * likeness
  sum.weight += weight
}

/** Of all that either has, the share that both have. */
function shared(one: readonly string[], other: readonly string[]): number {
  let both = 0
  for (let at = 0; at < one.length; at++) if (other.includes(one[at] ?? '')) both++
  const all = one.length + other.length - both
  return all === 0 ? 0 : both / all
}
