import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { CompiledMessage } from '#kernel/message-format.ts'
import type { SourceMessage } from './message-set.ts'
import type { PoEntry } from './po-file.ts'

/**
 * `missing`: not translated. `outdated`: the English has changed since. `superfluous`: nothing in the shop says it. `faulty`: can't be
 * said as it stands.
 */
export const messageProblemKinds = ['missing', 'outdated', 'superfluous', 'faulty'] as const
export type MessageProblem = {
  readonly kind: (typeof messageProblemKinds)[number]
  readonly key: string
  /** One sentence. */
  readonly text: string
}

/**
 * What is wrong with a file of a language.
 *
 * @param language `es`: whose plurals are asked for
 * @param whole false for the way that one country speaks a language, which only has what it says otherwise
 */
export function messageProblems(
  sources: ReadonlyMap<string, SourceMessage>,
  entries: readonly PoEntry[],
  { language, whole }: { readonly language: string; readonly whole: boolean },
): MessageProblem[] {
  const known = new Map(entries.map((entry) => [entry.key, entry]))
  const missing = [...sources].filter(([key]) => isMissing(known.get(key), whole))
  return [
    ...missing.map(([key, { english }]): MessageProblem => ({ kind: 'missing', key, text: `say “${english}”` })),
    ...entries.filter(({ text }) => text !== '').flatMap((entry) => entryProblems(sources, entry, language)),
    ...repeated(entries),
  ]
}

function isMissing(entry: PoEntry | undefined, whole: boolean): boolean {
  return entry ? entry.text === '' || entry.fuzzy : whole
}

function repeated(entries: readonly PoEntry[]): MessageProblem[] {
  const again = entries.filter(({ key }, place) => entries.findIndex((one) => one.key === key) !== place)
  return again.map(({ key }) => ({ kind: 'faulty', key, text: 'is there twice' }))
}

function entryProblems(
  sources: ReadonlyMap<string, SourceMessage>,
  { key, english, text }: PoEntry,
  language: string,
): MessageProblem[] {
  const source = sources.get(key)
  if (!source) return [{ kind: 'superfluous', key, text: 'the shop says nothing of that name' }]
  const outdated: MessageProblem[] =
    english === source.english
      ? []
      : [{ kind: 'outdated', key, text: `translates “${english}”; English says “${source.english}” now` }]
  return [...outdated, ...textProblems(source.english, text, language).map((problem) => faulty(key, problem))]
}

const faulty = (key: string, text: string): MessageProblem => ({ kind: 'faulty', key, text })

/** Why a translation can't be said in place of the English, in sentences. */
export function textProblems(english: string, text: string, language: string): string[] {
  const compiled = compiledMessage(text)
  if (typeof compiled === 'string') return [compiled]
  const source = compileMessageOrThrow(english)
  const [wanted, found] = [blanksOf(source), blanksOf(compiled)]
  return [
    ...wanted.filter((name) => !found.includes(name)).map((name) => `lacks {${name}}`),
    ...found.filter((name) => !wanted.includes(name)).map((name) => `has {${name}}, which nothing fills`),
    ...pluralFaults(compiled, language),
  ]
}

function compiledMessage(text: string): CompiledMessage | string {
  try {
    return compileMessageOrThrow(text)
  } catch (error) {
    return `is no ICU message: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`
  }
}

/** The names that a message is filled with, also inside plurals. */
export function blanksOf(message: CompiledMessage): string[] {
  const found = message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , choices] = token
    return [name, ...choicesOf(choices).flatMap(([, choice]) => blanksOf(choice))]
  })
  return [...new Set(found)].sort()
}

function choicesOf(choices: unknown): [string, CompiledMessage][] {
  if (typeof choices !== 'object' || choices === null) return []
  return Object.entries(choices).filter((entry): entry is [string, CompiledMessage] => Array.isArray(entry[1]))
}

/** Forms that a language lacks or that a plural lacks, by what a shop counts: whole numbers to a thousand. */
function pluralFaults(message: CompiledMessage, language: string): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, type, choices] = token
    const inner = choicesOf(choices)
    const deeper = inner.flatMap(([, choice]) => pluralFaults(choice, language))
    if (type !== 'plural' && type !== 'selectordinal') return deeper
    const rules = new Intl.PluralRules(language, { type: type === 'plural' ? 'cardinal' : 'ordinal' })
    const forms = inner.map(([form]) => form).filter((form) => !/^\d+$/.test(form))
    const needed = new Set(['other', ...countedForms(rules)])
    const possible: readonly string[] = rules.resolvedOptions().pluralCategories
    return [
      ...[...needed].filter((form) => !forms.includes(form)).map((form) => `${name}: lacks the plural form “${form}”`),
      ...forms.filter((form) => !possible.includes(form)).map((form) => `${name}: ${language} has no form “${form}”`),
      ...deeper,
    ]
  })
}

function countedForms(rules: Intl.PluralRules): Set<string> {
  return new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))
}
