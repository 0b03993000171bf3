import type { Refused } from '#kernel/message-key.ts'

/**
 * Everything that can be written, bound to one transaction. There is no other way to any of it. What there is stands in
 * `shop/repositories.ts`, which knows every department; departments know the names of what they use, and this file none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: repositories.ts fills it in
export interface Repositories {}

/**
 * Runs work in one transaction, with the repositories that it names and no others. A refusal that comes back rolls everything back:
 * what was refused has no traces.
 * The last write of the work may go with the commit (`lastWrite`).
 */
export type Transact = {
  <Name extends keyof Repositories, T>(
    names: readonly Name[],
    work: (repositories: Pick<Repositories, Name>) => Promise<T>,
  ): Promise<T>
  /** In its turn, and refused as `cart-busy` when too much waits for the same. */
  <Name extends keyof Repositories, T>(
    names: readonly Name[],
    turn: Turn,
    work: (repositories: Pick<Repositories, Name>) => Promise<T>,
  ): Promise<T | Refused>
}

/**
 * What the work will hold, so that only one at a time asks the database for it: the cart of a session, everything of a customer, or
 * an order.
 */
export type Turn = (
  | { readonly token: string | undefined }
  | { readonly customerId: string }
  | { readonly orderId: string }
) & {
  /** Done when its turn has come and before anything is held: reads what the work has to know. */
  readonly first?: () => Promise<unknown>
}

/**
 * Puts the transactions of several use-cases into one: each that begins inside joins it, and what is refused or thrown at last undoes all
 * of them. For staff, whose changes stand beside the row that says who made them.
 */
export type Together = <T>(work: () => Promise<T>) => Promise<T>
