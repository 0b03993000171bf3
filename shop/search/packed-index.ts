import { type Language, languages } from '#kernel/storefront.ts'
import { CatalogIndex } from './catalog-index.ts'
import type { Columns } from './columns.ts'
import { type LanguageIndex, pageWordsOf, synonymsOf } from './language-index.ts'
import { languageRules } from './languages/rules.ts'
import type { SearchWords } from './search-words.ts'
import { Vocabulary } from './vocabulary.ts'

/** Another one for every change of `Columns` or of what is packed of a language: what was packed otherwise is not read. */
const format = 8

/** Where the last index outlives the process, so that the next one can answer before it has read the catalogue. */
export type IndexStorage = {
  /** What was kept last; nothing when there is none. */
  load(): Promise<unknown>
  /** Never rejects: an index that can't be kept is as good as any other. */
  keep(packed: PackedIndex): Promise<void>
}

/** What a language's rules don't make by themselves. */
type PackedLanguage = Omit<LanguageIndex, 'rules' | 'vocabulary' | 'synonyms' | 'pageWords'> & {
  readonly stems: readonly string[]
  readonly heads: readonly string[]
}
/** An index without its functions: what structured cloning takes. */
export type PackedIndex = Omit<Columns, 'languages'> & {
  readonly format: number
  readonly languages: Readonly<Record<Language, PackedLanguage>>
}

/**
 * An index to be kept. Values that several words refer to are one value in it and have to stay that, so that a change of stock
 * reaches all of them.
 */
export function packIndex({ columns }: CatalogIndex): PackedIndex {
  return { ...columns, format, languages: inEach((language) => packed(columns.languages[language])) }
}

/** The index that was packed; nothing when it was packed by a release that did so otherwise. */
export function unpackIndex(kept: unknown, words?: SearchWords): CatalogIndex | undefined {
  if (!isOurs(kept)) return undefined
  const languages = inEach((language) => unpacked(kept.languages[language], language))
  return new CatalogIndex({ ...kept, languages }, words)
}

const isOurs = (kept: unknown): kept is PackedIndex =>
  typeof kept === 'object' && kept !== null && 'format' in kept && kept.format === format

function packed(index: LanguageIndex): PackedLanguage {
  const { rules: _rules, synonyms: _synonyms, pageWords: _pageWords, vocabulary, ...rest } = index
  return { ...rest, stems: vocabulary.stems, heads: vocabulary.heads }
}

function unpacked({ stems, heads, ...rest }: PackedLanguage, language: Language): LanguageIndex {
  const rules = languageRules[language]
  const vocabulary = new Vocabulary(stems, heads, rules)
  return { ...rest, rules, synonyms: synonymsOf(rules), pageWords: pageWordsOf(rules), vocabulary }
}

function inEach<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>
}
