import { plainTextIn, type Snapshot } from './document.ts'
import { searchTermsOf } from './predicates.ts'

/** Shorter words join everything with everything. */
const shortest = 4

/**
 * Ids of the documents that share a word with a document, of those that are in at most so many documents of its language.
 * @param most a word in more documents than this says nothing
 */
export function similarTo({ documents, byId }: Snapshot, id: string, most: number): ReadonlySet<string> {
  const like = byId.get(id)
  if (!like) return new Set()
  const holders = new Map<string, string[]>()
  for (const document of documents) {
    if (document.lang !== like.lang) continue
    for (const word of new Set(searchTermsOf(plainTextIn(document.data)))) {
      if (word.length >= shortest) holders.set(word, [...(holders.get(word) ?? []), document.id])
    }
  }
  const found = new Set<string>()
  for (const ids of holders.values()) {
    if (ids.length <= most && ids.includes(id)) for (const one of ids) found.add(one)
  }
  found.delete(id)
  return found
}
