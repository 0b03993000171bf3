import { z } from 'zod'
import type { Language } from '#kernel/storefront.ts'

/**
 * What a word says of a product. A `thing` says what it is, an `audience` whom it is for, a `quality` what it is made of or how, a
 * `color` how it looks; an `occasion` says what it is worn for, and is given up first where nothing fits everything.
 */
export const meaningKinds = ['thing', 'audience', 'quality', 'color', 'occasion'] as const
export type MeaningKind = (typeof meaningKinds)[number]

/** Facts of which each has to hold; of a fact with several values one of them. `not` turns it around. */
export type FactLine = readonly { readonly values: readonly string[]; readonly not: boolean }[]

/** Words that people use, and the facts of the catalogue that they mean by them. */
export type Meaning = {
  readonly key: string
  readonly kind: MeaningKind
  readonly words: Readonly<Record<Language, readonly string[]>>
  /** What is asked for: products for which one of the lines holds. */
  readonly best: readonly FactLine[]
  /** What a salesperson would show as well, behind it. */
  readonly good: readonly FactLine[]
  /** How much it says, from 0 to 1: that something is a shoe says little. */
  readonly strength: number
}

export type SearchWords = readonly Meaning[]

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
)

/** 'heel:mid,high' names the heel once for both. */
function valuesOf(fact: string): string[] {
  const prefix = /^[\w-]+:/.exec(fact)?.[0] ?? ''
  return fact.split(',').map((value) => (value.includes(':') ? value : prefix + value))
}

const factsOf = (text: string) => (text === '' ? [''] : text.split(/ +/))

/** A value alone, or behind what it is a value of. */
function isValue(text: string): boolean {
  const parts = text.split(':')
  return parts.length <= 2 && parts.every((part) => /^[\w.-]+$/.test(part))
}

/** `women-pumps,women-sandals heel:mid,high -leather:suede` */
const line = z
  .string()
  .refine(
    (text) => factsOf(text).every((fact) => fact.replace(/^-/, '').split(',').every(isValue)),
    'must be facts with spaces between, such as women-pumps,women-sandals heel:high',
  )
  .transform(
    (text): FactLine =>
      factsOf(text).map((fact) => ({ values: valuesOf(fact.replace(/^-/, '')), not: fact.startsWith('-') })),
  )
const lines = z.union([line.transform((one) => [one]), z.array(line)]).default([])
const words = z.strictObject({
  en: list.default([]),
  nl: list.default([]),
  de: list.default([]),
  fr: list.default([]),
  es: list.default([]),
} satisfies Record<Language, unknown>)

const file = z.record(
  z.string(),
  z.strictObject({
    kind: z.enum(meaningKinds),
    words,
    best: lines,
    good: lines,
    strength: z.number().min(0).max(1).default(1),
  }),
)

/** Reads what a file says that words mean; or says what is wrong with it, in a sentence for each thing. */
export function readSearchWords(content: unknown): SearchWords | { readonly problems: readonly string[] } {
  const read = file.safeParse(content)
  if (read.success) return Object.entries(read.data).map(([key, meaning]) => ({ key, ...meaning }))
  return { problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}
