import { messageSet, type WithBlanks } from '#languages/message-set.ts'
import { cellMessages } from './cell-messages.ts'
import { fileMessages } from './file-messages.ts'
import { rowMessages } from './row-messages.ts'
import { runMessages } from './run-messages.ts'

const english = { ...cellMessages, ...rowMessages, ...fileMessages, ...runMessages } as const
type English = typeof english

const importWords = messageSet(
  'backoffice',
  'import-problems',
  english,
  'Columns and cells stand as the file writes them, also words such as yes, none and closed.',
)

/** What an import says of a file, of its rows and of itself. */
export type ImportMessageKey = keyof English

type ValuesOf<Key extends ImportMessageKey> =
  English[Key] extends WithBlanks<unknown, infer Names> ? Readonly<Record<Names[number], string | number>> : undefined

/** What fills the blanks of a message: numbers stay numbers, so that each language writes them its own way. */
type Values = Readonly<Record<string, string | number>>

/** A message by its key. Whoever makes one by `importMessage` fills all of its blanks. */
export type ImportMessage = { readonly key: ImportMessageKey; readonly values?: Values }

/** The key of a message and what fills its blanks, all of them and nothing else. */
export type ToldMessage = {
  [Key in ImportMessageKey]: ValuesOf<Key> extends undefined ? [key: Key] : [key: Key, values: ValuesOf<Key>]
}[ImportMessageKey]

export function importMessage(...[key, values]: ToldMessage): ImportMessage {
  return { key, ...(values && { values }) }
}

/**
 * A message as it is kept: beside its key and values stands its English, for operators, for the release before, and for whenever this one
 * doesn't know its key.
 */
export type KeptMessage = {
  readonly sentence: string
  readonly key?: string
  readonly values?: Values
}

export const keptMessage = (message: ImportMessage): KeptMessage => ({
  sentence: importSentence(message),
  ...message,
})

/** A message in English, as operators read it. */
export const importSentence = (message: ImportMessage): string => sentenceIn('en', message) ?? message.key

/** What was kept, in a language of the staff; in English where it has no key that this release knows. */
export const keptSentenceIn = (language: string, kept: KeptMessage): string =>
  (language === 'en' ? undefined : sentenceIn(language, kept)) ?? kept.sentence

/** A message in a language of the staff. */
export const importSentenceIn = (language: string, message: ImportMessage): string =>
  sentenceIn(language, message) ?? importSentence(message)

function sentenceIn(language: string, { key, values = {} }: Pick<KeptMessage, 'key' | 'values'>): string | undefined {
  if (key === undefined || !isKnown(key)) return undefined
  const text = english[key]
  const blanks: readonly string[] = typeof text === 'string' ? [] : text.blanks
  if (blanks.some((blank) => values[blank] === undefined)) return undefined
  const said = importWords(language)[key] as string | ((...given: readonly (string | number | undefined)[]) => string)
  return typeof said === 'string' ? said : said(...blanks.map((blank) => values[blank]))
}

const isKnown = (key: string): key is ImportMessageKey => Object.hasOwn(english, key)

/** Every key, with the names of its blanks. */
export const importMessageBlanks: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(english).map(([key, text]) => [key, typeof text === 'string' ? [] : text.blanks]),
)
