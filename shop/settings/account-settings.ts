import { z } from 'zod'

/** How shoppers may log in beside their password. */
export const accountSettings = z
  .strictObject({
    passkeys: z
      .boolean()
      .default(true)
      .describe('Whether shoppers may log in with a passkey; switched off, those that were made open nothing.'),
    secondFactor: z
      .boolean()
      .default(true)
      .describe(
        'Whether shoppers may be asked for a code of an app after their password; switched off, nobody is asked, and who was is again later.',
      ),
  })
  .prefault({})
