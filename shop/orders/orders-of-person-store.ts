import { type RawBuilder, sql } from 'kysely'
import { normalizedEmail } from '#kernel/email.ts'

/** Somebody by their account, or by the address of their orders where they have none. */
export type PersonOfOrders = { readonly email: string; readonly id?: string }

/**
 * Orders of an address that belong to no account. Orders keep addresses as they were typed.
 * @param email as it was typed
 */
export const areOfGuest = (email: string): RawBuilder<boolean> =>
  sql<boolean>`(orders.customer_id is null and lower(trim(orders.email)) = ${normalizedEmail(email)})`

/** Orders that an account placed, or that were placed with an address and without an account. */
export const areOfPerson = ({ email, id }: PersonOfOrders): RawBuilder<boolean> =>
  id === undefined ? areOfGuest(email) : sql<boolean>`orders.customer_id = ${id}`
