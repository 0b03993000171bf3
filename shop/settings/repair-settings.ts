import { z } from 'zod'
import { upperMaterials } from './care-settings.ts'
import { saysThat } from './settings-problems.ts'
import { id, translatedText } from './values.ts'

/** Which repairs a shop offers for what it sold. @param prices of one in each currency of the shop */
export function repairSettings<Prices extends z.ZodType>(prices: Prices) {
  const service = z.strictObject({
    id,
    name: translatedText,
    offered: z.boolean().default(true),
    prices: prices.describe('With VAT. A pair that needs more or less is priced by staff, and its owner agrees first.'),
    days: z.int().min(1).max(120).describe('So many days after the pair was received it is ready.'),
    words: z
      .array(z.string().trim().min(1, saysThat('empty')).max(40, saysThat('too-long')))
      .max(30)
      .default([])
      .describe('Only for shoes of which a property says one of these words, in any language: zip, laces.'),
    upper: z
      .array(z.enum(upperMaterials))
      .default([])
      .describe('Or only for uppers of these materials. For every shoe where neither says anything.'),
  })
  return z
    .strictObject({
      offered: z
        .boolean()
        .default(false)
        .describe('Whether who bought shoes here may ask for a repair on the page of their order.'),
      sendIn: z
        .boolean()
        .default(false)
        .describe('Whether a pair may be sent to the store by post; it is paid and collected there all the same.'),
      services: z
        .array(service)
        .max(40)
        .refine((all) => new Set(all.map((one) => one.id)).size === all.length, saysThat('id'))
        .default([])
        .describe('What can be asked for, in the order in which it is shown.'),
    })
    .prefault({})
}
