import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentDocument, ContentPort } from '#shop/content/content-port.ts'

/**
 * The embedded repository's documents, read from `<folder>/<type>/<uid>.<lang>.json`. They are read once; while editing
 * (`watch`) a document is read again when its file changed.
 *
 * @throws when a file is no document, with the file's name
 */
export function documentFolder(folder: string, options: { readonly watch?: boolean } = {}): ContentPort {
  const known = new Map<
    string,
    { readonly document: ContentDocument; readonly changed: number; readonly file: string }
  >()
  const byTypeAndLang = new Map<string, string[]>()

  for (const type of readdirSync(folder, { withFileTypes: true })) {
    if (!type.isDirectory()) continue
    for (const name of readdirSync(join(folder, type.name))) {
      const match = /^(.+)\.([a-z]{2}-[a-z]{2})\.json$/.exec(name)
      if (!match) continue
      const [, uid = '', lang = ''] = match
      const file = join(folder, type.name, name)
      const key = `${type.name} ${uid} ${lang}`
      known.set(key, { document: read(file), changed: statSync(file).mtimeMs, file })
      const group = `${type.name} ${lang}`
      byTypeAndLang.set(group, [...(byTypeAndLang.get(group) ?? []), key])
    }
  }

  const fresh = (key: string): ContentDocument | undefined => {
    const entry = known.get(key)
    if (!entry || !options.watch) return entry?.document
    const changed = statSync(entry.file).mtimeMs
    if (changed === entry.changed) return entry.document
    const document = read(entry.file)
    known.set(key, { document, changed, file: entry.file })
    return document
  }

  return {
    document: async (type, uid, lang) => fresh(`${type} ${uid} ${lang}`),
    documents: async (type, lang) => (byTypeAndLang.get(`${type} ${lang}`) ?? []).flatMap((key) => fresh(key) ?? []),
  }
}

function read(file: string): ContentDocument {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof parsed === 'object' && parsed !== null && 'data' in parsed && 'lang' in parsed)
    return parsed as ContentDocument
  throw new Error(`${file} is no content document: it has no data or no lang`)
}
