import { slugOf } from '#kernel/slug.ts'
import { type ImportMessage, importMessage } from './messages.ts'

/** So many categories are named to whoever wrote one that there isn't. */
const namedKeys = 6

/**
 * Says that a category isn't there, with those that come closest to what was written.
 *
 * @param keys the categories that there are; each is taken apart once, since a file may be wrong in all of its rows
 */
export function categoryProblems(keys: readonly string[]): (category: string) => ImportMessage {
  const said = new Map<string, ImportMessage>()
  const known = keys.map((key) => ({ key, pairs: pairsOf(key) }))
  return (category) => {
    const message = said.get(category) ?? problemOf(category, known)
    if (said.size < mostRemembered) said.set(category, message)
    return message
  }
}

type KnownCategory = { readonly key: string; readonly pairs: ReadonlySet<string> }

/** So many different words are answered without comparing them again. */
const mostRemembered = 1000

function problemOf(category: string, known: readonly KnownCategory[]): ImportMessage {
  if (known.length === 0) return importMessage('category-unknown', { category })
  const written = pairsOf(category)
  const closest = known
    .map(({ key, pairs }) => ({ key, likeness: likenessOf(written, pairs) }))
    .sort((a, b) => b.likeness - a.likeness || (a.key < b.key ? -1 : 1))
    .slice(0, namedKeys)
    .map(({ key }) => key)
  return importMessage('category-not-among', {
    category,
    keys: closest.join(', '),
    more: known.length - closest.length,
  })
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
