import { sql } from 'kysely'

/**
 * What of an order's number is no letter, as its index has it: whoever names an order may leave out the letters before its number, and
 * no two orders have the same digits.
 *
 * @param orders what the statement calls the table
 */
export const orderDigits = (orders = 'orders') =>
  sql<string>`ltrim(${sql.ref(`${orders}.number`)}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-')`
