import type { LanguageRules } from './languages/rules.ts'
import type { Clue } from './read-query.ts'

/** The words of a query as they are compared, and as they were written. */
export type LeftOutWords = { readonly words: readonly string[]; readonly written: readonly string[] }

/** The words of a clue as they were written. */
export const wordsOfClue = ({ from, to }: Clue, { written }: LeftOutWords): string => written.slice(from, to).join(' ')

/** The same; of a clue that is a part of a word, that part. */
export const textOfClue = (clue: Clue, said: LeftOutWords): string => clue.part ?? wordsOfClue(clue, said)

/**
 * A query without what was left out of it, and without the small words that led up to that: 'red heels in 39' of 'red heels in 39 for a
 * wedding', 'sneakers' of 'bruiloftssneakers'. A small word that is part of what was understood stays: 'prêt-à-porter', 'taille 38'.
 */
export function withoutClues(
  said: LeftOutWords,
  left: readonly Clue[],
  kept: readonly Clue[],
  { stopWords, sizeWords }: LanguageRules,
): string {
  const { words, written } = said
  const isUnderstood = (at: number) =>
    kept.some(({ from, to, kind }) => (from <= at && at < to) || (kind === 'size' && from === at + 1))
  const isSmall = (word: string, at: number) => (stopWords.has(word) || sizeWords.has(word)) && !isUnderstood(at)
  const partsAt = (at: number) => kept.filter(({ from, part }) => from === at && part !== undefined)
  const texts = words.map((_, at) => {
    const isLeft = left.some(({ from, to }) => from <= at && at < to)
    return isLeft
      ? partsAt(at)
          .map((clue) => textOfClue(clue, said))
          .join(' ')
      : (written[at] ?? '')
  })
  for (let at = words.length - 1; at >= 0; at--) {
    const endsHere = at === words.length - 1 || texts[at + 1] === ''
    if (endsHere && isSmall(words[at] ?? '', at)) texts[at] = ''
  }
  const first = words.findIndex((word, at) => texts[at] !== '' && !isSmall(word, at))
  return texts.filter((text, at) => at >= first && text !== '').join(' ')
}
