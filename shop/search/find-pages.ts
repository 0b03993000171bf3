import type { Language } from '#kernel/storefront.ts'
import { type LanguageRules, languageRules } from './languages/rules.ts'
import { type OwnSynonyms, pageSynonymsOf } from './own-synonyms.ts'
import { foldText, searchTerm, wordsOfText } from './text.ts'
import { type Meant, Vocabulary } from './vocabulary.ts'

/** Specification §2. */
export const pageGroups = ['Category', 'Plp', "Pagina's"] as const
export type PageGroup = (typeof pageGroups)[number]

/** A page that a search can lead to, other than a product. */
export type SearchablePage = {
  readonly group: PageGroup
  /** Without slashes at the ends. */
  readonly url: string
  readonly label: string
  /** Other words that it is looked for by, none of which is shown. */
  readonly also?: string | undefined
  readonly parents: readonly { readonly label: string; readonly url: string }[]
}

export type PageFinder = {
  /** Pages whose name holds every word of the query, the best first within each group. */
  pages(query: string, most: number): readonly SearchablePage[]
  /** Names of categories and brands that are spelled most like the query, however little that is. */
  nearest(query: string, most: number): readonly string[]
}

const synonymFit = 0.85

/**
 * Categories, brands, lists and content pages of one storefront, by their names. There are hundreds of them, not thousands.
 * @param pageSynonyms words by which pages are looked for that are called otherwise
 */
export function findPages(
  pages: readonly SearchablePage[],
  language: Language,
  pageSynonyms: OwnSynonyms = pageSynonymsOf([], language),
): PageFinder {
  const rules = languageRules[language]
  const stemsOf = (text: string) => wordsOfText(text).map((word) => rules.stem(foldText(word)))
  const described = pages.map((page) => {
    const stems = stemsOf(page.label)
    return { page, stems, known: new Set([...stems, ...stemsOf(page.also ?? '')]) }
  })
  const heads = described.filter(({ page }) => page.group === 'Category').flatMap(({ stems }) => stems)
  const vocabulary = new Vocabulary(new Set(described.flatMap(({ known }) => [...known])), heads, rules)
  const synonyms = synonymsIn(rules)

  const meanings = (word: string, isLast: boolean, guesses: boolean): Meant[] => {
    const stem = rules.stem(word)
    const exact = vocabulary.exactly(stem)
    const alike = (synonyms.get(stem) ?? []).flatMap((other) =>
      vocabulary.exactly(other).map(({ term, fit }) => ({ term, fit: fit * synonymFit })),
    )
    const begun = isLast && word.length >= 3 ? vocabulary.beginningWith(word) : []
    const found = [...exact, ...alike, ...begun]
    return found.length > 0 || !guesses ? found : vocabulary.nearly(stem, isLast)
  }

  /** How well each page fits that has all of the words. */
  const fitting = (meant: readonly (readonly Meant[])[]): { readonly page: SearchablePage; readonly fit: number }[] =>
    described.flatMap(({ page, stems, known }) => {
      const fits = meant.map((meanings) =>
        Math.max(0, ...meanings.map(({ term, fit }) => (known.has(vocabulary.stems[term] ?? '') ? fit : 0))),
      )
      if (fits.length === 0 || fits.some((fit) => fit === 0)) return []
      // A name that says no more than was asked is the page that was meant.
      return [{ page, fit: fits.reduce((sum, one) => sum + one, 0) / Math.max(stems.length, fits.length) }]
    })

  /** Pages that are called otherwise, where a word of the query leads to them. */
  const calledOtherwise = (words: readonly string[]) => {
    const stems = words.map((word) => rules.stem(word))
    return stems.flatMap((_, at) => {
      const { length = 0, means = [] } = pageSynonyms.at(stems, at) ?? {}
      return means.flatMap((meant) => {
        const reading = [...words.slice(0, at), ...meant, ...words.slice(at + length)]
        const found = fitting(namingOf(reading).map((word) => vocabulary.exactly(rules.stem(word))))
        return found.map(({ page, fit }) => ({ page, fit: fit * synonymFit }))
      })
    })
  }

  const colors = new Set(Object.values(rules.colors).flatMap((words) => words.map((word) => rules.stem(word))))
  /** No page is called after a colour or a size; of 'black boots size 38' the boots count. */
  const namingOf = (words: readonly string[]) => {
    const said = words.filter((word) => !rules.stopWords.has(word) && !rules.sizeWords.has(word) && !/^\d/.test(word))
    const naming = said.filter((word) => !colors.has(rules.stem(word)))
    if (naming.length > 0) return naming
    return said.length > 0 || words.length > 1 ? said : words
  }

  return {
    pages(query, most) {
      const term = searchTerm(query)
      if (term.kind === 'nothing') return []
      const typed = term.kind === 'exact' ? [term.text] : term.words
      const words = namingOf(typed)
      const otherwise = calledOtherwise(typed)
      const last = words.length - 1
      const meant = words.map((word, at) => meanings(word, at === last, otherwise.length === 0))
      const found = new Map<SearchablePage, number>()
      for (const { page, fit } of [...otherwise, ...fitting(meant)])
        found.set(page, Math.max(fit, found.get(page) ?? 0))
      return [...found]
        .sort(([a, one], [b, other]) => pageGroups.indexOf(a.group) - pageGroups.indexOf(b.group) || other - one)
        .map(([page]) => page)
        .slice(0, most)
    },

    nearest(query, most) {
      const wanted = pairsOf(foldText(query.slice(0, 100)))
      const named = new Map<string, number>()
      for (const { page } of described) {
        if (page.group === "Pagina's") continue
        const label = page.label.toLowerCase()
        named.set(label, likeness(wanted, pairsOf(foldText(label))))
      }
      return [...named]
        .filter(([, alike]) => alike > 0.2)
        .sort((a, b) => b[1] - a[1])
        .map(([label]) => label)
        .slice(0, most)
    },
  }
}

function synonymsIn(rules: LanguageRules): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const group of rules.synonyms) {
    const stems = group.map((word) => rules.stem(foldText(word).replaceAll('-', '')))
    for (const stem of stems) found.set(stem, [...(found.get(stem) ?? []), ...stems.filter((other) => other !== stem)])
  }
  return found
}

/** The pairs of letters of a text: what two spellings of a word have in common, whatever else differs. */
function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>()
  const padded = ` ${text} `
  for (let at = 0; at < padded.length - 1; at++) pairs.add(padded.slice(at, at + 2))
  return pairs
}

/** Sørensen and Dice: 1 for the same pairs, 0 for none in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const pair of one) if (other.has(pair)) common++
  return (2 * common) / (one.size + other.size)
}
