import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alignedEntries } from '#languages/align-messages.ts'
import { type MessageProblem, messageProblems } from '#languages/check-messages.ts'
import { languageManifests, languagesFolder } from '#languages/manifest.ts'
import { writePo } from '#languages/po-file.ts'
import { type MessageFile, messageFiles, poEntries } from '#languages/translations.ts'
import { allSourceMessages } from './message-sources.ts'

/** What is wrong with a language's file. */
export type FileProblem = MessageProblem & { readonly file: MessageFile }

/** The languages that are translated: all that have a folder, but English. */
export function translatedLanguages(folder = languagesFolder): string[] {
  return Object.keys(languageManifests(folder)).filter((code) => code !== 'en')
}

/** What is missing, outdated, superfluous or faulty in a language's folder. */
export function languageProblems(code: string, folder = languagesFolder): FileProblem[] {
  const language = code.split('-')[0] ?? code
  return messageFiles.flatMap((file) =>
    messageProblems(allSourceMessages(file), poEntries(code, file, folder), { language, whole: isWhole(code) }).map(
      (problem) => ({ ...problem, file }),
    ),
  )
}

/** Begins the folder of a language, with everything still to be translated. Returns why it can't, or what was written. */
export function beginLanguage(
  code: string,
  folder = languagesFolder,
): { readonly refused: string } | { readonly written: readonly string[] } {
  if (!/^[a-z]{2,3}(?:-[a-z]{2})?$/.test(code))
    return {
      refused: `“${code}” is no code of a language such as es, nor of one as a country speaks it such as es-mx.`,
    }
  if (existsSync(join(folder, code))) return { refused: `languages/${code} is there already.` }
  const own = languageManifests(folder)
  const language = code.split('-')[0] ?? code
  if (!isWhole(code) && !own[language])
    return { refused: `Begin with ${language}: ${code} only says what differs from it.` }
  mkdirSync(join(folder, code))
  const manifest = { name: nameOf(code), fallback: isWhole(code) ? 'en' : language, ...directionOf(code) }
  writeFileSync(join(folder, code, 'language.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  return { written: ['language.json', ...alignLanguage(code, folder)] }
}

/** Brings the files of a language in step with the English; a file that would be empty isn't made. Returns the files that changed. */
export function alignLanguage(code: string, folder = languagesFolder): string[] {
  return messageFiles.flatMap((file) => {
    const entries = poEntries(code, file, folder)
    const aligned = alignedEntries(allSourceMessages(file), entries, { whole: isWhole(code) })
    if (aligned.length === 0 || JSON.stringify(aligned) === JSON.stringify(entries)) return []
    writeFileSync(join(folder, code, `${file}.po`), writePo(code, aligned))
    return [`${file}.po`]
  })
}

/** `es` says everything; `es-mx` only what Mexico says otherwise. */
const isWhole = (code: string) => !code.includes('-')

function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

const rightToLeft: ReadonlySet<string | undefined> = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'])

function directionOf(code: string): { readonly direction?: 'rtl' } {
  return rightToLeft.has(new Intl.Locale(code).maximize().script) ? { direction: 'rtl' } : {}
}
