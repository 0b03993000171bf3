import type { SourceMessage } from './message-set.ts'
import type { PoEntry } from './po-file.ts'

/**
 * A language's file brought in step with the English: the same texts in the same order, without those that nothing says any more. What is
 * new is empty, and what translates another English than today's is fuzzy until somebody has looked at it.
 *
 * @param whole false for the way that one country speaks a language: it gets nothing that it doesn't say otherwise
 */
export function alignedEntries(
  sources: ReadonlyMap<string, SourceMessage>,
  entries: readonly PoEntry[],
  { whole }: { readonly whole: boolean },
): PoEntry[] {
  const known = new Map(entries.map((entry) => [entry.key, entry]))
  return [...sources].flatMap(([key, { english, note }]) => {
    const entry = known.get(key)
    if (!entry) return whole ? [{ key, english, text: '', fuzzy: false, note }] : []
    const changed = entry.text !== '' && entry.english !== english
    return [{ key, english, text: entry.text, fuzzy: entry.fuzzy || changed, note }]
  })
}
