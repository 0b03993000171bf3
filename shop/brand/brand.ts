import { z } from 'zod'
import { type BrandColors, type ColorName, contrastFaults, usualColors } from './brand-colors.ts'

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #16130f')
const fileOf = (kinds: readonly string[]) =>
  z
    .string()
    .max(100)
    .refine(
      (name) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name) && kinds.some((kind) => name.toLowerCase().endsWith(kind)),
      `must be the name of a file beside brand.json that ends with ${kinds.join(' or ')}`,
    )

const weight = /^[1-9]\d{2}(?: [1-9]\d{2})?$/
const familyName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,50}$/, 'must be the name of a typeface in letters, digits, spaces and hyphens')

const font = z.strictObject({
  family: familyName.describe('The name of the typeface: Source Serif 4.'),
  files: z
    .array(
      z.strictObject({
        file: fileOf(['.woff2']),
        weight: z.string().regex(weight, 'must be a weight such as 400, or two such as 400 700').default('400'),
        italic: z.boolean().default(false),
      }),
    )
    .max(8)
    .default([])
    .describe('Its files beside brand.json; without any it has to be one that devices have, such as Georgia.'),
  fallback: z.enum(['serif', 'sans-serif']).describe('What stands there until it has come.'),
})

const names = Object.keys(usualColors) as readonly ColorName[]

/** brand.json: how a shop looks. What it leaves out is as the house has it. */
export const brandSchema = z
  .strictObject({
    $schema: z.string().optional(),
    colors: z
      .strictObject(
        Object.fromEntries(names.map((name) => [name, color.optional()])) as Record<
          ColorName,
          z.ZodOptional<typeof color>
        >,
      )
      .default({})
      .describe(
        'Colours by what they are for. Text has to be readable on what is behind it, or the shop doesn’t open.',
      ),
    fonts: z
      .strictObject({ headings: font.optional(), text: font.optional() })
      .default({})
      .describe('The typeface of headings, and that of everything else.'),
    logo: z
      .strictObject({
        file: fileOf(['.svg', '.png', '.webp']),
        height: z.int().min(16).max(64).default(32).describe('In pixels, as it stands at the head of a page.'),
      })
      .optional()
      .describe('Stands for the name over the door; without it the name itself stands there.'),
    icon: fileOf(['.svg', '.png'])
      .default('icon.svg')
      .describe('A square picture for tabs, home screens and mails. What needs another kind of file is made of it.'),
  })
  .describe('How a shop looks: its brand/brand.json.')

type BrandFile = z.output<typeof brandSchema>
export type BrandFont = NonNullable<BrandFile['fonts']['text']>

export type ShopBrand = Pick<BrandFile, 'fonts' | 'logo' | 'icon'> & {
  /** Where the file says otherwise than the house: pages have the others already. */
  readonly own: Readonly<Partial<BrandColors>>
  readonly colors: BrandColors
}

/** The look of the house. */
export const usualBrand: ShopBrand = { own: {}, colors: usualColors, fonts: {}, logo: undefined, icon: 'icon.svg' }

type BrandErrors = {
  readonly errors: readonly string[]
  /** The files that it names all the same. */
  readonly named: readonly string[]
}

/** @returns the brand, or one sentence for each thing that is wrong with the file: `colors.ink must be a colour such as #16130f` */
export function readShopBrand(value: unknown): ShopBrand | BrandErrors {
  const read = brandSchema.safeParse(value)
  if (!read.success) return { errors: read.error.issues.map(sentenceOf), named: [] }
  const { colors, fonts, logo, icon } = read.data
  const own = Object.fromEntries(
    names.flatMap((name) => {
      const named = colors[name]?.toLowerCase()
      return named === undefined || named === usualColors[name] ? [] : [[name, named]]
    }),
  ) as Partial<BrandColors>
  const all = { ...usualColors, ...own }
  const errors = contrastFaults(all)
  return errors.length > 0
    ? { errors, named: filesOfBrand({ fonts, logo, icon }) }
    : { own, colors: all, fonts, logo, icon }
}

/** Every file that a brand names. */
export const filesOfBrand = ({ icon, logo, fonts }: Pick<ShopBrand, 'fonts' | 'logo' | 'icon'>): readonly string[] => [
  icon,
  ...(logo ? [logo.file] : []),
  ...fontFilesOf({ fonts }),
]

export const fontFilesOf = ({ fonts }: Pick<ShopBrand, 'fonts'>): readonly string[] =>
  [fonts.headings, fonts.text].flatMap((font) => font?.files.map(({ file }) => file) ?? [])

function sentenceOf(issue: z.core.$ZodIssue): string {
  const where = issue.path.join('.') || 'the file'
  if (issue.code === 'unrecognized_keys') return `${where} has names that nothing is known by: ${issue.keys.join(', ')}`
  if (issue.code === 'invalid_type') return `${where} is missing or of the wrong kind`
  return `${where} ${issue.message}`
}

/** The brand as JSON Schema, by which editors complete and check the file. */
export function brandJsonSchema(): object {
  const schema = z.toJSONSchema(brandSchema, { io: 'input' })
  return JSON.parse(JSON.stringify({ title: 'How a shop looks', ...schema }))
}
