import { z } from 'zod'
import { readNetwork } from '#integrations/vendor/public-addresses.ts'
import { storefrontByCode } from '#kernel/storefront.ts'
import { staffRoles } from '#shop/staff/staff-member.ts'

/** One setting of the shop: its environment variable, what it does, and how its text is read. */
export type Setting<T> = {
  readonly about: string
  /** As `docs/operating.md` shows it; empty when there is none. */
  readonly default: string
  /** Never printed or logged. */
  readonly secret?: true
  readonly schema: z.ZodType<T, string | undefined>
}

/** A time of day, in hours and minutes. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 03:00')

export const textOf = (pattern: RegExp, sentence: string) => z.string().regex(pattern, sentence)
export const wholeNumberFrom = (from: number, to: number) =>
  z.string().transform((value, context) => {
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= from && number <= to) return number
    context.addIssue({ code: 'custom', message: `must be a whole number from ${from} to ${to}` })
    return z.NEVER
  })
export const yesOrNo = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1' || value === 'yes')
export const webAddress = z.string().transform((value, context) => {
  const url = URL.parse(value)
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url
  context.addIssue({ code: 'custom', message: 'must be a web address such as https://www.example.com' })
  return z.NEVER
})
export const networks = z.string().transform((value, context) => {
  const read = value.split(',').map((one) => readNetwork(one.trim()))
  if (read.every((one) => one !== undefined)) return read
  context.addIssue({ code: 'custom', message: 'must be networks such as 10.1.0.0/16, with commas between them' })
  return z.NEVER
})
/** Only encrypted ones: a script of a third party may do on a page whatever the shop may. */
export const scriptAddresses = z.string().transform((value, context) => {
  const urls = value.split(/\s+/).map((one) => URL.parse(one))
  if (urls.every((url) => url?.protocol === 'https:')) return urls.flatMap((url) => url?.href ?? [])
  context.addIssue({ code: 'custom', message: 'must be web addresses that begin with https://' })
  return z.NEVER
})

/** Names of channels by storefront, with spaces between. */
export const channelsOfStorefronts = z.string().transform((value, context) => {
  const pairs = value.split(/\s+/).map((one) => one.split('='))
  const known = pairs.flatMap(([code = '', channel = '']) => {
    const storefront = storefrontByCode(code)
    return storefront && /^[\w-]{4,80}$/.test(channel) ? [[storefront.code, channel] as const] : []
  })
  if (known.length === pairs.length) return new Map(known)
  context.addIssue({ code: 'custom', message: 'must be storefronts and channels such as nl_NL=chl-1234' })
  return z.NEVER
})

/** Roles of staff by the values of a claim, with spaces between. */
export const rolesOfValues = z.string().transform((value, context) => {
  const pairs = value.split(/\s+/).map((one) => {
    const [name = '', ...roles] = one.split(/[=,]/)
    const known = staffRoles.filter((role) => roles.includes(role))
    return name !== '' && known.length > 0 && known.length === roles.length ? ([name, known] as const) : undefined
  })
  if (pairs.every((pair) => pair !== undefined)) return Object.fromEntries(pairs)
  context.addIssue({ code: 'custom', message: 'must be values and roles such as customer-service=service,reader' })
  return z.NEVER
})

/** Codes of Sendcloud by country, with spaces between. */
export const optionsOfCountries = z.string().transform((value, context) => {
  const pairs = value.split(/\s+/).map((one) => /^([A-Z]{2})=([\w:/.,-]{3,100})$/.exec(one))
  if (pairs.every((pair) => pair !== null)) return new Map(pairs.map(([, country = '', code = '']) => [country, code]))
  context.addIssue({ code: 'custom', message: 'must be countries and codes such as NL=postnl:standard/return' })
  return z.NEVER
})

export function settingWith<T>(
  about: string,
  shown: string,
  schema: z.ZodType<T, string>,
  more: { secret?: true; from?: string | undefined } = {},
): Setting<T> {
  const { from = shown, ...rest } = more
  return { about, default: shown, schema: z.string().default(from).pipe(schema), ...rest }
}

export function optionalSetting<T>(
  about: string,
  schema: z.ZodType<T, string>,
  more: { secret?: true } = {},
): Setting<T | undefined> {
  return { about, default: '', schema: schema.optional(), ...more }
}
