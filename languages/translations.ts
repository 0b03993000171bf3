import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fallbackChain, languagesFolder } from './manifest.ts'
import { type PoEntry, readPo } from './po-file.ts'

/**
 * The files of a language. `screens` is what the storefront says, `mails` and `documents` what is sent and handed out, `shop` what the
 * shop names and answers, `backoffice` what staff read.
 */
export const messageFiles = ['screens', 'mails', 'documents', 'shop', 'backoffice'] as const
export type MessageFile = (typeof messageFiles)[number]

const read = new Map<string, readonly PoEntry[]>()

/** What a language's file holds, as it stands there; nothing where it has no such file. Read once. */
export function poEntries(code: string, file: MessageFile, folder = languagesFolder): readonly PoEntry[] {
  const path = join(folder, code, `${file}.po`)
  const known = read.get(path)
  if (known) return known
  const entries = existsSync(path) ? readPo(readFileSync(path, 'utf8')) : []
  read.set(path, entries)
  return entries
}

/** Forgets what was read, so that a file that was saved is read again. */
export function forgetTranslations(): void {
  read.clear()
}

/** Texts of a file in one language, with what it lacks from those it falls back to; without English, which is in the code. */
export function translationsOf(contentLang: string, file: MessageFile): Readonly<Record<string, string>> {
  const chain = fallbackChain(contentLang).reverse()
  const entries = chain.flatMap((code) => poEntries(code, file))
  return Object.fromEntries(
    entries.filter(({ text, fuzzy }) => text !== '' && !fuzzy).map(({ key, text }) => [key, text]),
  )
}
