import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { createMessageFormat, type MessageValues } from '#kernel/message-format.ts'
import { fallbackChain } from './manifest.ts'
import { type MessageFile, translationsOf } from './translations.ts'

/** English texts, by names of the code's choosing; a text with blanks says what fills them. */
type Texts = string | Blanks | readonly Texts[] | { readonly [name: string]: Texts }
type Blanks = WithBlanks<unknown, readonly string[]>

/** Texts with blanks, and the names of what fills them, in the order in which it is given. */
export type WithBlanks<Text, Names extends readonly string[]> = { readonly text: Text; readonly blanks: Names }

/** `withBlanks('Order {number} of {date}', 'number', 'date')` is said by a function of a number and a date. */
export function withBlanks<const Text extends Texts, const Names extends readonly string[]>(
  text: Text,
  ...blanks: Names
): WithBlanks<Text, Names> {
  return { text, blanks }
}

/** What is said in one language: strings, and functions where there are blanks. */
export type Said<English> = English extends string
  ? string
  : English extends WithBlanks<infer Text, infer Names>
    ? (...values: { [Place in keyof Names]: string | number | undefined }) => Said<Text>
    : { readonly [Name in keyof English]: Said<English[Name]> }

/** An English text that can be translated, with what a translator should know of it. */
export type SourceMessage = { readonly english: string; readonly note?: string | undefined }

const sources = new Map<MessageFile, Map<string, SourceMessage>>()

/** The English of all sets of a file that have been loaded, by key, in their order. */
export function sourceMessages(file: MessageFile): ReadonlyMap<string, SourceMessage> {
  return sources.get(file) ?? new Map()
}

/**
 * Texts that the shop says outside of its screens. English is written here and decides which texts there are; other languages
 * have theirs in `languages/<code>/<file>.po`, under `<name>.<path>`. What one lacks is said by those it falls back to.
 *
 * @param note for translators, such as that the words are a law's
 * @returns the texts by the content language of a storefront, or by a language
 */
export function messageSet<const English extends Texts>(
  file: MessageFile,
  name: string,
  english: English,
  note?: string,
): (contentLang: string) => Said<English> {
  register(file, name, english, note)
  const made = new Map<string, unknown>()
  return (contentLang) => {
    const said = made.get(contentLang) ?? sayIn(contentLang, file, name, english)
    made.set(contentLang, said)
    return said as Said<English>
  }
}

function register(file: MessageFile, name: string, english: Texts, note: string | undefined): void {
  const known = sources.get(file) ?? new Map<string, SourceMessage>()
  for (const [key, text] of flatTexts(name, english)) known.set(key, { english: text, note })
  sources.set(file, known)
}

function flatTexts(path: string, texts: Texts): [string, string][] {
  if (typeof texts === 'string') return [[path, texts]]
  if (hasBlanks(texts)) return flatTexts(path, texts.text as Texts)
  return Object.entries(texts).flatMap(([name, inner]) => flatTexts(`${path}.${name}`, inner))
}

function sayIn(contentLang: string, file: MessageFile, name: string, english: Texts): unknown {
  const translated = translationsOf(contentLang, file)
  const [code = 'en'] = fallbackChain(contentLang)
  const format = createMessageFormat(code)

  const textAt = (path: string, text: string, values: MessageValues) =>
    format(compiledOr(translated[path], text), values)

  const say = (path: string, texts: Texts, values: MessageValues): unknown => {
    if (typeof texts === 'string') return textAt(path, texts, values)
    if (hasBlanks(texts)) {
      const { text, blanks } = texts
      return (...given: readonly (string | number | undefined)[]) =>
        say(path, text as Texts, Object.fromEntries(blanks.map((blank, place) => [blank, given[place]])))
    }
    if (Array.isArray(texts)) return texts.map((inner, place) => say(`${path}.${place}`, inner, values))
    return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, say(`${path}.${key}`, inner, values)]))
  }
  return say(name, english, {})
}

/** A translation that can't be read is as good as none: a mail is sent in English rather than not at all. */
function compiledOr(translation: string | undefined, english: string) {
  try {
    return compileMessageOrThrow(translation ?? english)
  } catch {
    return compileMessageOrThrow(english)
  }
}

function hasBlanks(texts: Texts): texts is Blanks {
  return typeof texts === 'object' && 'blanks' in texts && Array.isArray(texts.blanks)
}
