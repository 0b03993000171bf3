import { slugOf } from '#kernel/slug.ts'
import { type ImportMessage, importMessage } from './messages.ts'

/** So many categories are named to whoever wrote one that there isn't. */
const namedKeys = 6

/** That a category isn't there, with those that come closest to what was written. */
export function categoryProblem(category: string, keys: readonly string[]): ImportMessage {
  if (keys.length === 0) return importMessage('category-unknown', { category })
  const written = pairsOf(category)
  const closest = keys
    .map((key) => ({ key, likeness: likenessOf(written, pairsOf(key)) }))
    .sort((a, b) => b.likeness - a.likeness || (a.key < b.key ? -1 : 1))
    .slice(0, namedKeys)
    .map(({ key }) => key)
  const more = keys.length - closest.length
  return importMessage('category-not-among', { category, keys: closest.join(', '), more })
}

/** The letters of a word two by two, by which words are alike that end differently. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = slugOf(text, 'en').replaceAll('-', ' ')
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)))
}

/** From 0 to 1: how many of their pairs they share. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.size + other.size
  return all === 0 ? 0 : (2 * [...one].filter((pair) => other.has(pair)).length) / all
}
