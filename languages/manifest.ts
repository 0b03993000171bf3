import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The folder that holds a folder for each language. */
export const languagesFolder = import.meta.dirname

/** What `language.json` says of a language, or of the way that one country speaks it. */
const manifest = z.strictObject({
  /** In its own words: `Español`. */
  name: z.string().min(1),
  /** Whose texts are shown where it has none. Only English, whose texts are in the code, names nothing. */
  fallback: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
})
export type LanguageManifest = z.infer<typeof manifest>

const read = new Map<string, Readonly<Record<string, LanguageManifest>>>()

/** The manifests of all languages by their code, such as `nl` and `nl-be`; a faulty one ends the start with file and reason. */
export function languageManifests(folder = languagesFolder): Readonly<Record<string, LanguageManifest>> {
  const known = read.get(folder)
  if (known) return known
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'language.json')))
    .map(({ name }) => name)
    .sort()
  const all = Object.fromEntries(codes.map((code) => [code, manifestIn(join(folder, code, 'language.json'))]))
  for (const code of codes) checkFallback(code, all)
  read.set(folder, all)
  return all
}

function manifestIn(file: string): LanguageManifest {
  const result = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (result.success) return result.data
  throw new Error(`${file}: ${result.error.issues.map((one) => `${one.path.join('.')}: ${one.message}`).join('; ')}`)
}

function checkFallback(code: string, all: Readonly<Record<string, LanguageManifest>>): void {
  const seen = new Set([code])
  for (let next = all[code]?.fallback; next !== undefined; next = all[next]?.fallback) {
    if (!all[next]) throw new Error(`languages/${code}/language.json: there is no language ${next} to fall back to`)
    if (seen.has(next)) throw new Error(`languages/${code}/language.json: falls back to itself through ${next}`)
    seen.add(next)
  }
}

/** How the language of a storefront, or a language alone, is written, unless from left to right. */
export function directionIn(contentLang: string, manifests = languageManifests()): 'rtl' | undefined {
  const [code = 'en'] = fallbackChain(contentLang, manifests)
  return manifests[code]?.direction === 'rtl' ? 'rtl' : undefined
}

/**
 * Whose texts somebody reads, the own ones first: `nl-be` → `nl` → `en`. A country without a folder of its own reads its
 * language's: `es-es` → `es` → `en`.
 *
 * @param contentLang of a storefront, or a language alone
 */
export function fallbackChain(
  contentLang: string,
  manifests: Readonly<Record<string, LanguageManifest>> = languageManifests(),
): string[] {
  const own = manifests[contentLang] ? contentLang : (contentLang.split('-')[0] ?? '')
  const chain: string[] = []
  for (let code: string | undefined = own; code !== undefined && manifests[code]; code = manifests[code]?.fallback)
    chain.push(code)
  return chain.includes('en') ? chain : [...chain, 'en']
}
