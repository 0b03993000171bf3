/**
 * Several lists, each the best first, as one: first what stands in most of them and highest up.
 * A first place counts twice as much as a third one, so that what is best for one stands before what is so-so for two.
 */
export function combineRanks(lists: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>()
  for (const list of lists) {
    for (const [at, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 2 / (at + 2))
  }
  return [...scores].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([id]) => id)
}
