import { emailError } from '#kernel/email.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { readStorefronts, storefrontsOf, usualCodeIn } from '#shop/storefronts/read-storefronts.ts'

/** What whoever opens a shop has decided. */
export type NewShop = {
  /** The name over the door. */
  readonly name: string
  /** ISO 3166-1 alpha-2: where the company sits. */
  readonly country: string
  /** The first one stands at the root. */
  readonly storefronts: readonly [Storefront, ...Storefront[]]
  readonly email: string
}

export type Answers = Readonly<Record<keyof NewShop, string>>

/** What is asked, in this order; the name of an answer is also the name of its flag. */
export const questions: readonly {
  readonly name: keyof NewShop
  readonly asks: string
  /** What counts where nothing is answered. */
  readonly usual?: (answers: Partial<Answers>) => string | undefined
}[] = [
  { name: 'name', asks: 'What is the shop called?' },
  { name: 'country', asks: 'In which country does its company sit (two letters, such as NL)?' },
  {
    name: 'storefronts',
    asks: 'Which storefronts has it, the first one at the root (such as nl_NL,de_DE)?',
    usual: ({ country }) => usualCodeIn(country?.trim().toUpperCase() ?? ''),
  },
  { name: 'email', asks: 'At which email address does customer service read?' },
]

/** @returns what was decided, or a sentence for each answer that can't be taken */
export function readAnswers(answers: Partial<Answers>): NewShop | { readonly problems: readonly string[] } {
  const problems: string[] = []
  const name = answers.name?.trim() ?? ''
  if (name === '' || name.length > 60 || hasControlCharacter(name))
    problems.push('--name must be the name over the door, of 60 characters at most')
  const country = answers.country?.trim().toUpperCase() ?? ''
  if (!/^[A-Z]{2}$/.test(country) || englishNameOf(country) === country)
    problems.push(`--country must be a country in two letters, such as NL, and not '${answers.country ?? ''}'`)
  const email = answers.email?.trim() ?? ''
  if (emailError(email) !== undefined) problems.push(`--email must be an email address, and not '${email}'`)
  const codes = codesIn(answers.storefronts ?? '', problems)
  const [root] = codes
  if (problems.length > 0 || !root) return { problems }
  const [first, ...others] = storefrontsOf({ root, codes })
  return { name, country, email, storefronts: [atHome(first), ...others.map(atHome)] }
}

/** Nobody has said yet what a parcel abroad costs, nor where else its VAT is declared: each storefront begins with its own country. */
const atHome = (storefront: Storefront): Storefront => ({ ...storefront, deliversTo: [storefront.country] })

function codesIn(text: string, problems: string[]): readonly string[] {
  const codes = text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
  const [root] = codes
  if (root === undefined) {
    problems.push('--storefronts must name one storefront at least, such as nl_NL')
    return []
  }
  const read = readStorefronts({ root, storefronts: codes.map((code) => ({ code })) })
  if ('errors' in read) {
    const ofCodes = read.errors.filter(({ path }) => path !== 'root')
    problems.push(...ofCodes.map(({ message }) => `--storefronts: ${message}`))
  }
  return codes
}

/** The country in English; its code where there is none. */
export const englishNameOf = (country: string): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country

const hasControlCharacter = (text: string) => [...text].some((sign) => sign < ' ' || sign === '\u007f')
