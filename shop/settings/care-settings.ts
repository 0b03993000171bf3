import { z } from 'zod'
import { type Language, languages } from '#kernel/storefront.ts'
import { saysThat } from './settings-problems.ts'
import { id } from './values.ts'

/** What the upper of a shoe is of, as Directive 94/11/EC names it. */
export const upperMaterials = ['leather', 'coated-leather', 'textile', 'other'] as const

const month = z.int().min(1).max(12)
const words = z.string().trim().min(1, saysThat('empty')).max(40, saysThat('too-long'))
/** Empty where the shop's own text is said. */
const ownText = z.string().trim().max(600, saysThat('too-long'))

const careRule = z.strictObject({
  id,
  words: z
    .array(words)
    .max(30)
    .describe('It is for shoes of which a property says one of these words, in any language: suede, nubuck.'),
  upper: z
    .array(z.enum(upperMaterials))
    .describe('Where no rule has a word of the shoe: it is for uppers of these materials.'),
  from: month.describe('The month with whose first day its season begins: 9 is September.'),
  until: month.describe('The month with whose last day its season ends; before `from` it is one of the next year.'),
  text: z
    .strictObject(Object.fromEntries(languages.map((one) => [one, ownText])) as Record<Language, typeof ownText>)
    .describe('How to care for it, in two or three sentences. Empty: what the shop says of this rule, or nothing.'),
})

const noText = Object.fromEntries(languages.map((one) => [one, ''])) as Record<Language, string>

/** Rules for which the shop has texts of its own. */
const usualRules: z.input<typeof careRule>[] = [
  {
    id: 'suede',
    words: ['suede', 'suède', 'nubuck', 'nubuk', 'velours', 'rauleder', 'daim', 'ante', 'serraje'],
    upper: [],
    from: 9,
    until: 11,
    text: noText,
  },
  {
    id: 'patent',
    words: ['patent', 'lak', 'lakleer', 'lack', 'lackleder', 'verni', 'charol'],
    upper: ['coated-leather'],
    from: 10,
    until: 12,
    text: noText,
  },
  { id: 'leather', words: [], upper: ['leather'], from: 10, until: 12, text: noText },
  { id: 'leather-spring', words: [], upper: ['leather'], from: 3, until: 4, text: noText },
  { id: 'textile', words: [], upper: ['textile'], from: 4, until: 5, text: noText },
]

/** Which mails about care are written to whom. */
export const careReminderSettings = z
  .strictObject({
    offered: z
      .boolean()
      .default(false)
      .describe('Whether readers of the newsletter are written to about the care of shoes that they bought.'),
    afterDays: z.int().min(14).max(365).default(60).describe('Nobody is written to about what was bought later.'),
    mostYears: z.int().min(1).max(10).default(4).describe('Nor about what was bought so many years ago.'),
    pauseDays: z.int().min(14).max(365).default(60).describe('So many days at least pass between two to one reader.'),
    rules: z
      .array(careRule)
      .max(30)
      .refine((rules) => new Set(rules.map((one) => one.id)).size === rules.length, saysThat('id'))
      .default(usualRules)
      .describe('For which shoes, and when; the first that fits and whose season it is counts.'),
  })
  .prefault({})
