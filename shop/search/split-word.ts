import type { LanguageIndex } from './language-index.ts'
import type { Phrases } from './phrases.ts'

const shortestPart = 3
const mostParts = 3

/**
 * The words that one word is put together from, as stems, when all of them are known: Damenstiefel is damen, stiefel;
 * bruiloftsschoenen is bruiloft, schoen. Languages that write their words apart have no such words.
 */
export function splitWord(word: string, index: LanguageIndex, phrases: Phrases): readonly string[] | undefined {
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
): readonly string[] | undefined {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const head = stemOf(word.slice(cut))
    if (head.length < shortestPart || !isKnownStem(head)) continue
    const modifier = word.slice(0, cut)
    // With the sounds between them: Damen-, -s, -en.
    const known = [modifier, modifier.replace(/s$/, ''), modifier.replace(/-$/, '')]
      .map(stemOf)
      .find((stem) => stem.length >= shortestPart && isKnownStem(stem))
    if (known !== undefined) return [known, head]
    const before = most > 2 ? split(modifier, isKnownStem, stemOf, most - 1) : undefined
    if (before) return [...before, head]
  }
  return undefined
}
