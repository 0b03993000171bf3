import { AsyncLocalStorage } from 'node:async_hooks'

/** Changes that are made together, and that nobody else sees before they are committed. */
export type UnitOfWork = { readonly isOver: boolean }

const current = new AsyncLocalStorage<UnitOfWork>()

/** Runs work as one unit. What it reads may be what it has changed: nobody may keep that for others. */
export async function inUnitOfWork<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  const unit = { isOver: false }
  try {
    return await current.run(unit, () => work(unit))
  } finally {
    unit.isOver = true
  }
}

/** The unit that everything which is done now belongs to; nothing once it is over, for what nobody waited for. */
export function currentUnitOfWork(): UnitOfWork | undefined {
  const unit = current.getStore()
  return unit && !unit.isOver ? unit : undefined
}

export const isInUnitOfWork = (): boolean => currentUnitOfWork() !== undefined

/** Runs work that outlives the unit it was begun in, and sees what is committed. */
export const outsideUnitOfWork = <T>(work: () => T): T => current.exit(work)

class LastWrite<T> {
  readonly answer: Promise<T>

  constructor(answer: Promise<T>) {
    this.answer = answer
    // The transaction tells of its failure.
    answer.catch(() => undefined)
  }
}

/**
 * The last write of a transaction, which is sent together with its commit: nobody waits for its answer before that. Where it fails, the
 * transaction does. It is one statement, called already, and refuses nothing.
 *
 * @returns what the work has to return, and nobody else looks at: the transaction answers what the write does
 */
export const lastWrite = <T>(answer: Promise<T>): T => new LastWrite(answer) as unknown as T

/** What a transaction answers whose work returned this. */
export const answerOf = async <T>(returned: T): Promise<T> =>
  returned instanceof LastWrite ? ((await returned.answer) as T) : returned
