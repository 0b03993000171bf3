import { lexicographicSortSchema, printSchema } from 'graphql'
import { backofficeBuilder } from './builder.ts'
import { guardSchema } from './guard-schema.ts'
import './session.ts'
import './approvals.ts'
import './passkeys.ts'
import './sign-in.ts'
import './staff.ts'
import './orders.ts'
import './order-changes.ts'
import './caller-orders.ts'
import './own-views.ts'
import './order-money.ts'
import './order-piece-changes.ts'
import './customers.ts'
import './customer-credit.ts'
import './content.ts'
import './exports.ts'
import './figures.ts'
import './imports.ts'
import './machine.ts'
import './health.ts'
import './settings.ts'
import './packing.ts'
import './product-editing.ts'
import './returns.ts'
import './store-counter.ts'
import './store-care.ts'
import './waves.ts'
import './product-grid.ts'
import './products.ts'
import './webhooks.ts'
import './api-keys.ts'
import './stock-movements.ts'

/** The schema, put together from its files, with the authorization table before every field. */
export const backofficeSchema = guardSchema(backofficeBuilder.toSchema())

/** The same as text: committed as `schema.graphql`, so that every change is seen in review. */
export function printedBackofficeSchema(): string {
  return `${printSchema(lexicographicSortSchema(backofficeSchema))}\n`
}
