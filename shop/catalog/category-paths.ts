import type { CategoryPath } from './product-state-writer.ts'

/** Keys of the categories that are above none of the others: what is above them follows. */
export function leavesOf(ids: readonly string[], paths: ReadonlyMap<string, CategoryPath>): readonly string[] {
  const own = [...paths.values()].filter((path) => ids.includes(path.ids[0] ?? ''))
  const above = new Set(own.flatMap((path) => path.ids.slice(1)))
  return own
    .filter((path) => !above.has(path.ids[0] ?? ''))
    .map(({ key }) => key)
    .sort()
}
