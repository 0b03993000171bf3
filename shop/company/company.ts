import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { z } from 'zod'
import { knownCountries } from '#kernel/country.ts'
import { emailError } from '#kernel/email.ts'
import { knownLanguages, type Language, languages, type StorefrontCode, storefronts } from '#kernel/storefront.ts'
import { isToFillIn } from './places-to-fill-in.ts'

/** What a place asks for, or the mark that it is still to be filled in. */
const orToFillIn = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.string().superRefine((value, context) => {
    const read = isToFillIn(value) ? undefined : schema.safeParse(value)
    for (const { message } of read?.error?.issues ?? []) context.addIssue({ code: 'custom', message })
  })

const text = z.string().trim().min(1, 'must not be empty')
const email = z.string().refine((value) => emailError(value) === undefined, 'must be an e-mail address')
const phone = orToFillIn(
  z
    .string()
    .regex(
      /^\+[1-9][\d ]{6,20}$/,
      'must be written internationally, with a + and the calling code of its country, such as +31 20 123 45 67',
    )
    .refine((value) => !costsExtra(value), 'must not cost more than a usual call (Directive 2011/83, article 21)'),
)
const webAddress = orToFillIn(z.url({ protocol: /^https$/, error: 'must be a web address that begins with https://' }))

/** A text in the languages of the shop's storefronts; another language, which nobody reads here, has the first of them. */
const translated = z
  .partialRecord(z.enum(knownLanguages), text)
  .superRefine((texts, context) => {
    const lacking = new Set(storefronts.flatMap(({ language }) => (texts[language] === undefined ? language : [])))
    for (const language of lacking)
      context.addIssue({ code: 'custom', path: [language], message: 'is missing or of the wrong kind' })
  })
  .transform((texts): Readonly<Record<Language, string>> => {
    const [first = ''] = Object.values(texts)
    return Object.fromEntries(languages.map((language) => [language, texts[language] ?? first])) as Record<
      Language,
      string
    >
  })

/** Whether the shop sells to a country in a storefront of its own. */
const sellsIn = (country: string) => storefronts.some((storefront) => storefront.country === country)

/** GB and 9 digits, 12 for a branch; government departments and health authorities have GD or HA and three. */
const ukVatNumber = /^GB(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/

/** Customer service of a storefront, and the mailboxes that its legal pages name. */
const contact = z.strictObject({
  phone,
  email,
  privacyEmail: email,
  accessibilityEmail: email,
  safetyEmail: email,
  jobsEmail: email,
})
const mediator = z.strictObject({ name: text, address: text, url: webAddress })

/**
 * Who sells: what the law of six storefronts wants to be told about a trader (Directive 2011/83, article 6; § 5 DDG; LCEN,
 * article 1-1; CDE/WER, article VI.45). Legal pages, mails, structured data and footers all take it from here.
 */
export const companySchema = z.strictObject({
  /** Whether this company is invented; then every number of it is marked, and the shop says so on its imprint. */
  fictitious: z.boolean().default(false),
  /** The name in the register: `Cordwainer B.V.`. */
  name: text,
  /** The name over the door. */
  tradeName: text,
  legalForm: translated,
  /** Share capital as French law wants it written, `18 000 €`; absent where there is none. */
  capital: text.optional(),
  street: text,
  postalCode: text,
  city: text,
  country: z.enum(knownCountries),
  /** The register that the company stands in, by its name in each language, and its number there. */
  register: z.strictObject({ name: translated, number: text }),
  vatNumber: text,
  /** Further VAT or enterprise numbers, in the countries that gave them. */
  registrations: z
    .partialRecord(z.enum(knownCountries), text)
    .default({})
    // The British storefront charges UK VAT, which its invoices may do with such a number only.
    .refine(
      ({ GB }) => GB !== undefined || !sellsIn('GB'),
      'must name the UK VAT number for GB, whose storefront charges UK VAT (Value Added Tax Regulations 1995, regulation 14)',
    )
    .refine(
      ({ GB }) => GB === undefined || isToFillIn(GB) || ukVatNumber.test(GB.replaceAll(' ', '')),
      'must name a UK VAT number for GB: GB and 9 or 12 digits, such as GB 123 4567 89',
    ),
  /** By which customs know it (Regulation (EU) 952/2013, article 9), on declarations of parcels; absent where it has none. */
  eoriNumber: orToFillIn(
    z
      .string()
      .regex(/^[A-Z]{2}[A-Z\d]{1,15}$/, 'must be two letters of a country and up to 15 more letters and digits'),
  ).optional(),
  /** Who may bind the company; also answers for what is written, unless somebody else is named. */
  representative: text,
  publicationDirector: text.optional(),
  /** Who stores the pages (LCEN); the company itself where absent. */
  host: z.strictObject({ name: text, address: text, phone }).optional(),
  /** Producer numbers: extended responsibility for textiles and packaging in France (REP), for packaging in Germany (LUCID). */
  producerNumbers: z
    .strictObject({ textilesFR: text.optional(), packagingFR: text.optional(), packagingDE: text.optional() })
    .default({}),
  /** The dispute resolution body that the company belongs to, in the countries where it does. */
  mediators: z
    .partialRecord(z.enum(knownCountries), mediator)
    .refine(
      ({ FR }) => FR !== undefined || !sellsIn('FR'),
      'must name one for FR (code de la consommation, article L. 616-1)',
    ),
  /** From where the shop writes mails; customer service of the first storefront where absent. */
  mailbox: email.optional(),
  /** Where somebody who found a hole in the shop writes to (`/.well-known/security.txt`); the mailbox for personal data where absent. */
  securityEmail: email.optional(),
  /** Where its stores read: `{code}@stores.example`, with the code of the store; where the shop writes from where absent. */
  storeMailbox: z
    .string()
    .regex(/^[^\s@]{1,64}@[^\s@]{1,190}$/, 'must be an e-mail address')
    .optional(),
  contacts: z
    .record(z.string(), contact)
    .superRefine((contacts, context) => {
      for (const { code } of storefronts.filter((one) => contacts[one.code] === undefined))
        context.addIssue({ code: 'custom', path: [code], message: 'is missing or of the wrong kind' })
    })
    // Every storefront of the shop is in it now.
    .transform((contacts) => contacts as Readonly<Record<StorefrontCode, z.output<typeof contact>>>),
})

export type Company = z.output<typeof companySchema>
export type Contact = Company['contacts'][StorefrontCode]

/** @returns the company, or one sentence for each thing that is wrong: `contacts.nl_NL.email must be an e-mail address` */
export function readCompany(value: unknown): Company | { readonly errors: readonly string[] } {
  const read = companySchema.safeParse(value)
  if (read.success) return read.data
  return {
    errors: read.error.issues.map(({ path, message, code }) => {
      const where = path.join('.') || 'the file'
      return code === 'invalid_type' ? `${where} is missing or of the wrong kind` : `${where} ${message}`
    }),
  }
}

/** A number as `tel:` takes it. */
export const dialled = (number: string): string => number.replace(/[^\d+]/g, '')

/** A number that costs more than a usual call by the plan of its country: 0900, 0180, 089. */
function costsExtra(number: string): boolean {
  const type = parsePhoneNumberFromString(number)?.getType()
  return type === 'PREMIUM_RATE' || type === 'SHARED_COST' || type === 'PERSONAL_NUMBER'
}
