import type { LanguageIndex } from './language-index.ts'
import type { Phrases } from './phrases.ts'

const shortestPart = 3
const mostParts = 3

/** A part of a word: as it stands there, and its stem. */
export type WordPart = { readonly text: string; readonly stem: string }

/**
 * The words that one word is put together from, when all of them are known: Damenstiefel is damen, stiefel;
 * bruiloftsschoenen is bruiloft, schoen. Languages that write their words apart have no such words.
 */
export function splitWord(word: string, index: LanguageIndex, phrases: Phrases): readonly WordPart[] | undefined {
  if (index.rules.parts.length === 0) return undefined
  return split(word, (stem) => isKnown(stem, index, phrases), index.rules.stem, mostParts)
}

function isKnown(stem: string, { vocabulary, colors, synonyms }: LanguageIndex, phrases: Phrases): boolean {
  return phrases.of(stem).length > 0 || colors.has(stem) || synonyms.has(stem) || vocabulary.knows(stem)
}

function split(
  word: string,
  isKnownStem: (stem: string) => boolean,
  stemOf: (word: string) => string,
  most: number,
): readonly WordPart[] | undefined {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const head = { text: word.slice(cut), stem: stemOf(word.slice(cut)) }
    if (head.stem.length < shortestPart || !isKnownStem(head.stem)) continue
    const text = word.slice(0, cut)
    // With the sounds between them: Damen-, -s, -en.
    const stem = [text, text.replace(/s$/, ''), text.replace(/-$/, '')]
      .map(stemOf)
      .find((one) => one.length >= shortestPart && isKnownStem(one))
    if (stem !== undefined) return [{ text, stem }, head]
    const before = most > 2 ? split(text, isKnownStem, stemOf, most - 1) : undefined
    if (before) return [...before, head]
  }
  return undefined
}
