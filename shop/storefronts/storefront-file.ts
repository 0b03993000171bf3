import { z } from 'zod'
import { type Country, knownCountries, knownCurrencies } from '#kernel/country.ts'
import { isRecord } from '#kernel/is-record.ts'
import { knownLanguages, type Language } from '#kernel/language.ts'

/** One segment of lower-case letters, digits and hyphens, with a slash before it. */
export const prefixShape = /^\/[a-z][a-z0-9]*(?:-[a-z0-9]+){0,3}$/

const prefix = z.string().regex(prefixShape, 'must be one segment such as /de-at')
const country = z.enum(knownCountries)
const lang = z.string().regex(/^[a-z]{2}-[a-z]{2}$/, 'must be a language of documents such as de-at')

const storefrontSchema = z.strictObject({
  code: z
    .templateLiteral([z.enum(knownLanguages), '_', country])
    .describe('Language and country: nl_NL. Nothing else has to be said of a storefront.'),
  prefix: prefix
    .optional()
    .describe(
      'What its addresses begin with, unless it stands at the root: /nl for nl_NL, whose country gave the language its name, and /de-at for de_AT, where nothing is said.',
    ),
  aliases: z.array(prefix).optional().describe('Prefixes that lead to it for good: /nl-nl.'),
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .describe('What the choice of countries calls it; its country in its language.'),
  currency: z.enum(knownCurrencies).optional().describe('That of its country.'),
  deliversTo: z
    .array(country)
    .min(1)
    .optional()
    .describe('Countries, its own first. Settings name the VAT of each, and the ways of delivery that go there.'),
  timeZone: z.string().optional().describe('That of its country: Europe/Vienna.'),
  contentLang: lang.optional().describe('The language of its documents: de-at.'),
  newsletter: z
    .strictObject({ id: z.int().min(1), language: z.string().regex(/^[A-Z]{2,6}$/, 'must be a code such as BENL') })
    .optional()
    .describe('The list of the mailing service, and its code of the language.'),
  paymentLocale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/, 'must be a locale such as de_AT')
    .optional()
    .describe('In which locale the payment provider speaks; the code.'),
})

/** Which storefronts a shop has: its storefronts.json. */
export const storefrontFileSchema = z
  .strictObject({
    $schema: z.string().optional(),
    root: z.string().describe('The code of the one without a prefix, which answers whatever no prefix claims: en_GB.'),
    storefronts: z
      .array(storefrontSchema)
      .min(1, 'must have one at least')
      .describe('In the order in which they are offered.'),
  })
  .describe('The storefronts of a shop: which countries it sells in, in which languages, and at which addresses.')

export type StorefrontFile = z.output<typeof storefrontFileSchema>
export type StorefrontEntry = StorefrontFile['storefronts'][number]

/** An entry and its place in the file. */
export type PlacedEntry = { readonly entry: StorefrontEntry; readonly at: number }

/** What of the file's entries can be read, without their faulty parts: so that all that is wrong is said at once. */
export function legibleEntries(value: unknown): readonly PlacedEntry[] {
  const given = isRecord(value) && Array.isArray(value.storefronts) ? value.storefronts : []
  return given.flatMap((one: unknown, at) => {
    const read = storefrontSchema.safeParse(isRecord(one) ? withoutErrors(one) : one)
    return read.success ? [{ entry: read.data, at }] : []
  })
}

function withoutErrors(entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const issues = storefrontSchema.safeParse(entry).error?.issues ?? []
  const faulty = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])]))
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !faulty.includes(key)))
}

/** A sentence about what is wrong with the storefronts, and where: `storefronts.1.code`. */
export type StorefrontError = { readonly path: string; readonly message: string }

/** What is wrong with the form of the file: all of it. */
export function formErrors(error: z.ZodError): readonly StorefrontError[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.') || 'the file', message: messageOf(issue) }))
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `has names that nothing is known by: ${issue.keys.join(', ')}`
  if (issue.path.at(-1) === 'code' && typeof issue.input === 'string') return codeError(issue.input)
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is missing' : `must be ${nameOfKind[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  return issue.message
}

const nameOfKind: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
}

function codeError(code: string): string {
  const [language = '', region = '', ...more] = code.split('_')
  if (more.length > 0 || region === '') return `must be a language and a country such as nl_NL, and is ${code}`
  if (!knownLanguages.some((known) => known === language))
    return `${code}: the shop has no language ${language}, only ${knownLanguages.join(', ')}`
  return `${code}: ${region} is no country of the European Economic Area, nor the United Kingdom (GB) or Switzerland (CH)`
}

/** The parts of a code that has been checked. */
export function partsOf(code: StorefrontEntry['code']): { readonly language: Language; readonly country: Country } {
  const [language, region] = code.split('_')
  return { language: language as Language, country: region as Country }
}
