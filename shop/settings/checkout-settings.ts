import { z } from 'zod'

/** How shoppers go from their cart to the order. */
export const checkoutSettings = z
  .strictObject({
    onePage: z
      .boolean()
      .default(true)
      .describe(
        'Whether who is logged in, and has an address in their account, orders on one page; everybody else, and all without it, goes by the three steps.',
      ),
    express: z
      .boolean()
      .default(true)
      .describe(
        'Whether the cart leads to a page on which Apple Pay or Google Pay says who orders and where it goes; only where payment.wallets has them.',
      ),
  })
  .prefault({})
