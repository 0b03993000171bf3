import { z } from 'zod'

/** What shoppers without a network see. */
export const offlineSettings = z
  .strictObject({
    offered: z
      .boolean()
      .default(true)
      .describe(
        'Whether a page of the shop stands there while a shopper has no network, with what their device keeps.',
      ),
  })
  .prefault({})
