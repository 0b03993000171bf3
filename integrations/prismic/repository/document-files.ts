import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '#kernel/is-record.ts'
import type { StoredDocument } from './document.ts'

export type ReadDocuments = {
  readonly documents: readonly StoredDocument[]
  /** The same, each by its file: `page/home.nl-nl.json`. */
  readonly byFile: readonly (readonly [file: string, document: StoredDocument])[]
  /** Of what was read: the same documents have the same ref, on every machine. */
  readonly ref: string
  /** What is no document, as `<file>: <why>`. */
  readonly errors: readonly string[]
}

/** Reads all documents of a folder, `<type>/<uid>.<lang>.json`. What can't be read is left out, and named. */
export function readDocuments(folder: string): ReadDocuments {
  const byFile: [string, StoredDocument][] = []
  const errors: string[] = []
  const hash = createHash('sha256')
  for (const file of documentFiles(folder)) {
    try {
      const text = readFileSync(join(folder, file), 'utf8')
      byFile.push([file, asDocument(JSON.parse(text))])
      hash.update(file).update('\0').update(text).update('\0')
    } catch (error) {
      errors.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return {
    documents: byFile.map(([, document]) => document),
    byFile,
    ref: hash.digest('base64url').slice(0, 16),
    errors,
  }
}

/** Files of the folder as `<type>/<name>.json`, in the order of their names. */
export function documentFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((type) => type.isDirectory())
    .flatMap((type) => readdirSync(join(folder, type.name)).map((name) => `${type.name}/${name}`))
    .filter((file) => file.endsWith('.json'))
    .sort()
}

/** Changes when a file is saved, added or taken away. */
export function stampOf(folder: string): string {
  return documentFiles(folder)
    .map((file) => {
      const { mtimeMs = 0, size = 0 } = statSync(join(folder, file), { throwIfNoEntry: false }) ?? {}
      return `${file} ${mtimeMs} ${size}`
    })
    .join('\n')
}

/** @throws TypeError with what is missing */
export function asDocument(value: unknown): StoredDocument {
  if (!isRecord(value)) throw new TypeError('it is no document')
  const { id, uid = null, type, lang, tags = [], first_publication_date, last_publication_date, data } = value
  if (typeof id !== 'string' || id === '') throw new TypeError('it has no id')
  if (uid !== null && typeof uid !== 'string') throw new TypeError('its uid is no text')
  if (typeof type !== 'string') throw new TypeError('it has no type')
  if (typeof lang !== 'string') throw new TypeError('it has no lang')
  if (!isRecord(data)) throw new TypeError('it has no data')
  const published = typeof first_publication_date === 'string' ? first_publication_date : '1970-01-01T00:00:00+0000'
  return {
    id,
    uid,
    type,
    lang,
    tags: Array.isArray(tags) ? tags.map(String) : [],
    first_publication_date: published,
    last_publication_date: typeof last_publication_date === 'string' ? last_publication_date : published,
    data,
  }
}
