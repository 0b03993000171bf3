import { countOnes } from './bitset.ts'
import type { LanguageRules } from './languages/rules.ts'

/** A word of the vocabulary that a word of the query may have meant, and how surely (0 to 1). */
export type Meant = { readonly term: number; readonly fit: number }

const shortestPart = 3
/** A prefix that more words begin with says too little to look at all of them. */
const mostCompletions = 64
const mostCorrections = 12
/** Pairs of words that are compared letter by letter to find what one word was meant to be. */
export const mostCompared = 1500

/** How surely a part stands for the whole: laars for enkellaars, enkel for enkellaars. */
const headFit = 0.85
const modifierFit = 0.45

/**
 * The stems that products are described with in one language, sorted, and what else leads to them: words put together from
 * them, beginnings, typing errors.
 */
export class Vocabulary {
  readonly stems: readonly string[]
  /** Those that name a kind of thing. */
  readonly heads: readonly string[]
  readonly #rules: LanguageRules
  readonly #places: ReadonlyMap<string, number>
  readonly #signatures: Uint32Array
  readonly #parts: ReadonlySet<string>
  /** Words that a stem is a part of. */
  readonly #within = new Map<string, Meant[]>()

  /** @param heads stems that name a kind of thing: those of the categories */
  constructor(stems: Iterable<string>, heads: Iterable<string>, rules: LanguageRules) {
    this.stems = [...stems].sort()
    this.heads = [...heads]
    this.#rules = rules
    this.#places = new Map(this.stems.map((stem, at) => [stem, at]))
    this.#signatures = Uint32Array.from(this.stems, signature)
    this.#parts = new Set([
      ...this.heads.filter((stem) => stem.length > shortestPart),
      ...rules.parts.map((part) => rules.stem(part)),
    ])
    if (rules.parts.length > 0) for (const [at, stem] of this.stems.entries()) this.#takeApart(stem, at)
  }

  placeOf(stem: string): number | undefined {
    return this.#places.get(stem)
  }

  /** The stem itself, and the words that it is a part of. */
  exactly(stem: string): Meant[] {
    const own = this.#places.get(stem)
    return [...(own === undefined ? [] : [{ term: own, fit: 1 }]), ...(this.#within.get(stem) ?? [])]
  }

  /** Words that begin so; the less is missing, the surer. */
  beginningWith(prefix: string): Meant[] {
    const found: Meant[] = []
    for (let at = firstFrom(this.stems, prefix); at < this.stems.length && found.length < mostCompletions; at++) {
      const stem = this.stems[at] ?? ''
      if (!stem.startsWith(prefix)) break
      if (stem !== prefix) found.push({ term: at, fit: 0.45 + 0.4 * (prefix.length / stem.length) })
    }
    return found
  }

  /**
   * Words one typing error away, two in long ones; of a word that is still being typed only its beginning is compared. Those
   * with its first letter are compared first, and so many at most: what nobody can have meant must not cost more than the rest.
   * @param compare told of every pair that is compared letter by letter
   */
  nearly(word: string, unfinished: boolean, compare = editDistance): Meant[] {
    const most = word.length < 4 ? 0 : word.length < 6 ? 1 : 2
    if (most === 0) return []
    const own = signature(word)
    const found: Meant[] = []
    let compared = 0
    const look = (from: number, to: number, penalty: number) => {
      for (let at = from; at < to && compared < mostCompared; at++) {
        const stem = this.stems[at] ?? ''
        const longer = stem.length - word.length
        if (longer < -most || stem.length < 4) continue
        if (longer > most && !unfinished) continue
        // Letters that the stem lacks altogether are errors, whatever else there is.
        if (countOnes(own & ~(this.#signatures[at] ?? 0)) > most) continue
        compared++
        const whole = longer > most ? most + 1 : compare(word, stem, most)
        const distance = whole <= most || !unfinished ? whole : compare(word, stem.slice(0, word.length), 1) + 0.5
        if (distance > most + 0.5 || (distance > most && distance !== 1.5)) continue
        found.push({ term: at, fit: 0.8 - 0.12 * distance - penalty })
      }
    }
    // People get the first letter right.
    const first = firstFrom(this.stems, word.slice(0, 1))
    const behind = firstFrom(this.stems, `${word.slice(0, 1)}\u{10ffff}`)
    look(first, behind, 0)
    look(0, first, 0.15)
    look(behind, this.stems.length, 0.15)
    const best = Math.max(0, ...found.map(({ fit }) => fit))
    return found
      .filter(({ fit }) => fit > best - 0.13)
      .sort((a, b) => b.fit - a.fit || a.term - b.term)
      .slice(0, mostCorrections)
  }

  /** Whether a stem is a word or a part of one. */
  knows(stem: string): boolean {
    return stem.length >= shortestPart && (this.#parts.has(stem) || this.#places.has(stem) || this.#within.has(stem))
  }

  /** With the sounds between them: Damen-, -s, -en. */
  #knownModifier(text: string): string | undefined {
    const forms = [text, text.replace(/s$/, ''), text.replace(/-$/, '')].map((form) => this.#rules.stem(form))
    return forms.find((form) => this.knows(form))
  }

  #takeApart(stem: string, at: number): void {
    for (let cut = shortestPart; cut <= stem.length - shortestPart; cut++) {
      const head = this.#rules.stem(stem.slice(cut))
      if (!this.#parts.has(head)) continue
      this.#note(head, { term: at, fit: headFit })
      const modifier = this.#knownModifier(stem.slice(0, cut))
      if (modifier !== undefined) this.#note(modifier, { term: at, fit: modifierFit })
      return
    }
  }

  #note(part: string, meant: Meant): void {
    const known = this.#within.get(part)
    if (known) known.push(meant)
    else this.#within.set(part, [meant])
  }
}

/** Which letters a word holds, a bit for each. */
function signature(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31)
  return set
}

function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Letters added, left out, exchanged or swapped (optimal string alignment); more than `most` counts as `most + 1`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      }
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = next
  }
  return Math.min(last[other.length] ?? most + 1, most + 1)
}
