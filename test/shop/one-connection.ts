import type { Pool } from 'pg'

/**
 * Does work while a pool has one free connection left: work that asks for a second one while it holds the first waits for itself, until
 * the pool's patience ends.
 */
export async function onOneConnection<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const others = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()))
  try {
    return await work()
  } finally {
    for (const other of others) other.release()
  }
}
