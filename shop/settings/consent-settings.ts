import { z } from 'zod'

/** When shoppers are asked whether they allow marketing cookies. */
export const consentSettings = z
  .strictObject({
    askAlways: z
      .boolean()
      .default(true)
      .describe(
        'Whether shoppers are asked for marketing cookies even where nothing is set up that needs them, such as a tag manager, a badge or streets on the map. Films of others ask where they stand either way.',
      ),
  })
  .prefault({})

/**
 * Whether the cookie bar asks at all: a question whose answer changes nothing only stands in the way.
 *
 * @param isNeeded whether anything is set up here that may only be used with consent
 */
export const asksForConsent = (
  { consent }: { readonly consent: z.output<typeof consentSettings> },
  isNeeded: boolean,
) => consent.askAlways || isNeeded
