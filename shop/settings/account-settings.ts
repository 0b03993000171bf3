import { z } from 'zod'
import { cookies } from '#kernel/routes.ts'

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
    idleDays: z
      .int()
      .min(1)
      .max(cookies.customer.days)
      .default(cookies.customer.days)
      .describe(
        'After so many days without a visit a shopper has to log in again; after seven they do in any case. Guests keep their cart whatever it says.',
      ),
  })
  .prefault({})
