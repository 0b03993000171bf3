/** When and how often a job runs. */
export type JobOptions = {
  /** At most one job with this key waits at a time: a second one is let fall. */
  readonly key?: string
  /** Not before this instant. */
  readonly startAfter?: Date
}

/**
 * Work that is done later and survives a restart. It is asked for inside the caller's transaction, so that it exists only
 * if what it is about exists; it may run more than once, so its handler must not mind.
 */
export type JobPort<Transaction> = {
  /** @param data ids, not contents: the handler reads what is true when it runs */
  enqueue(transaction: Transaction, name: string, data: object, options?: JobOptions): Promise<void>
}
