import { storedList, useStoredList } from '#web/device/stored-list.ts'

/** Specification §9. */
const most = 5
const recent = storedList('xsa_recent_searches', most)

export function useRecentSearches(): readonly string[] {
  return useStoredList(recent)
}

/** Remembers what was searched; what it was typed on from (`zwar`, `zwarte`) gives way to it. */
export function saveSearch(query: string): void {
  for (const earlier of recent.read()) if (query !== earlier && query.startsWith(earlier)) recent.remove(earlier)
  recent.add(query)
}

/** Nothing is kept that its owner wants gone. */
export function clearSearches(): void {
  recent.replace([])
}
