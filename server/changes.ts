import type pg from 'pg'
import { idsOf, type Listener, listen } from '#database/listen.ts'
import { changedChannel } from '#shop/repositories.ts'

/**
 * Calls `changed` with the tags of each committed change (`product:…`, `category:…`), and without any after a break in
 * which changes were missed.
 * @throws when the database can't be reached now; later breaks are mended by themselves
 */
export function listenForChanges(
  pool: pg.Pool,
  changed: (tags: readonly string[] | undefined) => void,
  onBreak: (error: Error) => void,
): Promise<Listener> {
  return listen(
    pool,
    [changedChannel],
    (_channel, payload) => changed(idsOf(payload)),
    () => changed(undefined),
    { onBreak },
  )
}
