import { z } from 'zod'
import { type Language, languages } from '#kernel/storefront.ts'
import { saysThat } from './settings-problems.ts'

export const text = z.string().trim().min(1, saysThat('empty')).max(2000, saysThat('too-long'))

/** A text in each language of the shop. */
export const translatedText = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, typeof text>,
)

/** An amount in the smallest unit of its currency: 495 is € 4.95. */
export const cents = z
  .int(saysThat('cents'))
  .min(0, saysThat('negative'))
  .max(100_000_000)
  // By which forms know what they show.
  .meta({ unit: 'cents' })

/** A share in hundredths of a percent: 2100 is 21 %. */
export const basisPoints = z.int(saysThat('basis-points')).min(0).max(10_000).meta({ unit: 'basis-points' })

export const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, saysThat('id'))

/** Whether the runtime knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
