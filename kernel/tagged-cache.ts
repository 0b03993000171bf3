import type { Clock } from './clock.ts'

/** Something that is worth keeping, and what it was made of. */
export type Tagged = { readonly tags: readonly string[]; readonly bytes: number }

export type TaggedCacheOptions = {
  readonly clock: Clock
  /** So long an answer is kept at most: the hour is part of what is shown. */
  readonly milliseconds: number
  /** Beyond so many bytes those go that were asked for longest ago. */
  readonly mostBytes: number
}

/** How many changes there were. */
export type ChangeCount = number

export type TaggedCache<T extends Tagged> = {
  get(key: string): T | undefined
  /** Where changes stand now: said before what is to be kept is read. */
  now(): ChangeCount
  /** Keeps an answer, unless something that it was made of has changed since. */
  set(key: string, answer: T, since: ChangeCount): void
  /** Drops what bears one of the tags; everything without them. */
  invalidate(tags: readonly string[] | undefined): void
}

/** So many changes are remembered for those who are reading meanwhile; who reads longer keeps nothing. */
const mostRemembered = 200

/** Keeps answers until something that they were made of changes. */
export function createTaggedCache<T extends Tagged>(options: TaggedCacheOptions): TaggedCache<T> {
  const { clock, milliseconds, mostBytes } = options
  /** Those that were asked for longest ago come first. */
  const entries = new Map<string, { readonly answer: T; readonly madeAt: number }>()
  const keysByTag = new Map<string, Set<string>>()
  let remembered: { readonly moment: ChangeCount; readonly tags: ReadonlySet<string> | undefined }[] = []
  let moment: ChangeCount = 0
  let bytes = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.answer.bytes
    for (const tag of entry.answer.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function hasChanged({ tags }: T, since: ChangeCount): boolean {
    const [oldest] = remembered
    if (moment > since && (oldest === undefined || oldest.moment > since + 1)) return true
    return remembered.some(
      (change) => change.moment > since && (!change.tags || tags.some((tag) => change.tags?.has(tag))),
    )
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      const age = clock.now().getTime() - entry.madeAt
      if (age < 0 || age >= milliseconds) {
        drop(key)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.answer
    },
    now: () => moment,
    set(key, answer, since) {
      if (milliseconds <= 0 || answer.bytes > mostBytes || hasChanged(answer, since)) return
      drop(key)
      entries.set(key, { answer, madeAt: clock.now().getTime() })
      bytes += answer.bytes
      for (const tag of answer.tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
    invalidate(tags) {
      moment++
      remembered = [...remembered.slice(1 - mostRemembered), { moment, tags: tags && new Set(tags) }]
      if (!tags) for (const key of [...entries.keys()]) drop(key)
      for (const tag of tags ?? []) for (const key of [...(keysByTag.get(tag) ?? [])]) drop(key)
    },
  }
}
