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

type Told = readonly [weight: number, likeness: number]

/** From 0 to 1 by what the catalogue says: quick, for choosing what is looked at closely. */
export const attributeLikeness = (one: ComparedProduct, other: ComparedProduct): number =>
  meanOf(attributesOf(one, other))

/** From 0 to 1 by everything that is known, pictures included. */
export function productLikeness(one: ComparedProduct, other: ComparedProduct): number {
  const told = attributesOf(one, other)
  if (!one.picture || !other.picture) return meanOf(told)
  return meanOf([
    ...told,
    [weights.color, colorLikeness(one.picture, other.picture)],
    [weights.shape, shapeLikeness(one.picture, other.picture)],
  ])
}

function attributesOf(one: ComparedProduct, other: ComparedProduct): Told[] {
  const told: Told[] = [
    [weights.category, shared(one.categories, other.categories)],
    [weights.price, Math.max(0, 1 - Math.abs(Math.log2(one.price / other.price)) / octave)],
    [weights.brand, one.brandId === other.brandId ? 1 : 0],
    [weights.gender, one.gender === other.gender ? 1 : 0],
  ]
  if (one.materials.length > 0 && other.materials.length > 0)
    told.push([weights.materials, shared(one.materials, other.materials)])
  if (one.properties.length > 0 && other.properties.length > 0)
    told.push([weights.properties, shared(one.properties, other.properties)])
  if (one.color && other.color)
    told.push([weights.namedColor, Math.max(0, 1 - labDistance(one.color, other.color) / farthestColor)])
  return told
}

function meanOf(told: readonly Told[]): number {
  let [sum, weight] = [0, 0]
  for (const [own, likeness] of told) {
    sum += own * likeness
    weight += own
  }
  return weight === 0 ? 0 : sum / weight
}

/** Of all that either has, the share that both have. */
function shared(one: readonly string[], other: readonly string[]): number {
  let both = 0
  for (const value of one) if (other.includes(value)) both++
  const all = one.length + other.length - both
  return all === 0 ? 0 : both / all
}
