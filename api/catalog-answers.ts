import { type CacheTag, catalogTag } from '#kernel/cache-tags.ts'
import { type Clock, second } from '#kernel/clock.ts'
import { type ChangeCount, createTaggedCache, type Tagged } from '#kernel/tagged-cache.ts'
import type { ApiIdentity } from './api.ts'

type KeptAnswer = Tagged & { readonly body: string }

/** Answers about the catalogue, as the text that is sent. */
export type CatalogAnswers = ReturnType<typeof createCatalogAnswers>

/** As long as caches that many share may keep what belongs to nobody. */
export const keptSeconds = 60

const megabyte = 2 ** 20

/**
 * Keeps what everybody is answered to the same question about the catalogue, until something that it shows changes.
 * @param seconds how long at most; nothing is kept with 0
 */
export function createCatalogAnswers(clock: Clock, seconds: number = keptSeconds, mostBytes = 32 * megabyte) {
  const cache = createTaggedCache<KeptAnswer>({ clock, milliseconds: seconds * second, mostBytes })
  return {
    get: cache.get,
    now: cache.now,
    invalidate: cache.invalidate,
    keep: (key: string, body: string, tags: Iterable<CacheTag>, since: ChangeCount): void =>
      // What is not there yet bears no tag of its own; it comes with a change of the catalogue.
      cache.set(key, { body, tags: [...tags, catalogTag], bytes: 2 * (body.length + key.length) }, since),
  }
}

/** What makes one question another. */
export function catalogKey(
  { storefront }: ApiIdentity,
  query: string,
  { variables, operationName }: { readonly variables: unknown; readonly operationName?: string | undefined },
): string {
  return JSON.stringify([storefront.code, query, variables, operationName])
}
