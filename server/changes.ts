import type pg from 'pg'
import { idsInPayload, type Listener, listenTo } from '#database/listen.ts'
import { changedChannel } from '#shop/repositories.ts'

/**
 * Calls `invalidate` with the tags of each committed change, and without any after a break in which changes were missed.
 * @throws when the database can't be reached now; later breaks are mended by themselves
 */
export function listenForChanges(
  pool: pg.Pool,
  invalidate: (tags: readonly string[] | undefined) => void,
  onBreak: (error: Error) => void,
): Promise<Listener> {
  return listenTo(
    pool,
    [changedChannel],
    (_channel, payload) => invalidate(idsInPayload(payload)),
    () => invalidate(undefined),
    { onBreak },
  )
}
