import type { PropertyChoice } from './properties.ts'

// How shoes are built: what several models have in common. A model adds what is its own.

/** Boots on a lug sole, stitched to a welt and laced up the shaft. */
export const weltedLaceBoot = {
  heel: ['low'],
  shaft: ['lace'],
  closure: ['laces'],
  toe: ['round'],
  sole: ['lug'],
  construction: ['welted'],
} as const satisfies Partial<PropertyChoice>

/** Open shoes without a heel that one slips into. */
export const openSlipOn = {
  heel: ['low'],
  closure: ['slip'],
  toe: ['open'],
  sole: ['rubber'],
  construction: ['cemented'],
} as const satisfies Partial<PropertyChoice>

/** Ankle boots with elastic at the sides, on rubber. */
export const elasticBoot = {
  heel: ['low'],
  shaft: ['ankle'],
  closure: ['elastic'],
  toe: ['almond'],
  sole: ['rubber'],
} as const satisfies Partial<PropertyChoice>

/** Laced shoes of leather throughout, stitched to a welt. */
export const weltedDressShoe = {
  heel: ['low'],
  closure: ['laces'],
  toe: ['round'],
  sole: ['leather'],
  construction: ['welted'],
} as const satisfies Partial<PropertyChoice>

/** Slender shoes to slip into, sewn through the sole. */
export const almondSlipOn = {
  closure: ['slip'],
  toe: ['almond'],
  sole: ['leather'],
  construction: ['blake'],
} as const satisfies Partial<PropertyChoice>

/** Pointed shoes to slip into, their sole glued. */
export const pointedPump = {
  closure: ['slip'],
  toe: ['pointed'],
  sole: ['leather'],
  construction: ['cemented'],
} as const satisfies Partial<PropertyChoice>

/** Pointed shoes to slip into, sewn through the sole. */
export const sewnPointedPump = {
  closure: ['slip'],
  toe: ['pointed'],
  sole: ['leather'],
  construction: ['blake'],
} as const satisfies Partial<PropertyChoice>

/** Slender boots with a zip, on rubber. */
export const zippedBoot = {
  closure: ['zip'],
  toe: ['almond'],
  sole: ['rubber'],
  construction: ['blake'],
} as const satisfies Partial<PropertyChoice>

/** Laced sneakers in a cup of rubber. */
export const cupsoleSneaker = {
  heel: ['low'],
  closure: ['laces'],
  toe: ['round'],
  sole: ['rubber'],
  construction: ['cupsole'],
} as const satisfies Partial<PropertyChoice>

/** Laced shoes on foam, for running. */
export const runner = {
  heel: ['low'],
  closure: ['laces'],
  toe: ['round'],
  sole: ['foam'],
  construction: ['cemented'],
} as const satisfies Partial<PropertyChoice>
