import type { Translate } from '#web/messages/translator.ts'

/** How a query was read: with its typing errors mended, and without the words that lead to nothing beside the others. */
export type Reading = {
  readonly corrected?: string | null | undefined
  readonly understood?: string | null | undefined
  readonly ignored: readonly string[]
}

/** The sentence that says how a query was read; nothing where it was read as it was typed. */
export function understoodAs({ corrected, understood, ignored }: Reading, t: Translate): string | undefined {
  const shown = corrected ?? understood
  if (ignored.length > 0 && shown) {
    const words = ignored.map((word) => t('search.quoted', { word })).join(', ')
    return t('search.ignored', { words, query: t('search.quoted', { word: shown }) })
  }
  return corrected ? t('search.corrected', { query: corrected }) : undefined
}
