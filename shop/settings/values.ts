import { z } from 'zod'
import { type Language, languages } from '#kernel/storefront.ts'

export const text = z.string().trim().min(1, 'must not be empty').max(2000, 'must not be longer than 2000 characters')

/** A text in each language of the shop. */
export const translatedText = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, typeof text>,
)

/** An amount in the smallest unit of its currency: 495 is € 4.95. */
export const cents = z
  .int('must be a whole number of cents, such as 495')
  .min(0, 'must not be negative')
  .max(100_000_000)
  // By which forms know what they show.
  .meta({ unit: 'cents' })

/** A share in hundredths of a percent: 2100 is 21 %. */
export const basisPoints = z
  .int('must be a whole number of hundredths of a percent, such as 2100')
  .min(0)
  .max(10_000)
  .meta({ unit: 'basis-points' })

export const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be of lower-case letters, digits and hyphens, such as dhl-evening')

/** Whether the runtime knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
