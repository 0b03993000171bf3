import { lexicographicSortSchema, printSchema } from 'graphql'
import { builder } from './builder.ts'
import './catalog.ts'
import './search.ts'
import './content.ts'
import './content-query.ts'
import './product-content.ts'
import './sales-terms.ts'
import './captcha.ts'
import './cart.ts'
import './checkout.ts'
import './orders.ts'
import './exchanges.ts'
import './gift-cards.ts'
import './gift-receipts.ts'
import './product-reviews.ts'
import './repairs.ts'
import './product-passport.ts'
import './scanned-size.ts'
import './customers.ts'
import './second-factor.ts'
import './address-book.ts'
import './address-lookup.ts'
import './wishlist.ts'
import './order-history.ts'
import './loyalty.ts'
import './newsletter.ts'
import './privacy.ts'
import './questions.ts'
import './withdrawal.ts'
import './arrivals.ts'
import './reservations.ts'
import './staff-messages.ts'
import './push.ts'
import './stock-alerts.ts'
import './stores.ts'

/** The schema, put together from the departments' files. */
export const schema = builder.toSchema()

/** The same as text: committed as `schema.graphql`, so that every change of the API is seen in review. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
