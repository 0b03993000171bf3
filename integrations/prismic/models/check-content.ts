import { isRecord } from '#kernel/is-record.ts'
import { groupOf, type StoredDocument } from '../repository/document.ts'
import { documentErrors } from './check-document.ts'
import type { Models } from './models.ts'

export type ContentToCheck = {
  /** By the file that holds them. */
  readonly documents: readonly (readonly [file: string, document: StoredDocument])[]
  readonly models: Models
  /** The languages that every document has to exist in. */
  readonly languages: readonly string[]
  /** Whether a path without prefix (`/women/boots/`) leads somewhere in the storefront of a language; nothing when nobody knows. */
  readonly isPath?: ((path: string, lang: string) => boolean | undefined) | undefined
  /** Whether there is a picture: `scenes/home-women`. */
  readonly isPicture: (name: string) => boolean
  /** Whether there is a film: `films/the-craft`. */
  readonly isFilm: (name: string) => boolean
  /** Whether a file is served as it is: `/captions/the-craft.nl.vtt`. */
  readonly isFile: (path: string) => boolean
  /** What is wrong with the placeholders of a text. */
  readonly errorOfPlaceholders?: ((text: string) => string | undefined) | undefined
}

export type ContentError = {
  readonly file: string
  readonly field: string
  readonly lang: string
  readonly why: string
}

/** Everything that is wrong with the content, with its file, field and language. */
export function checkContent({ documents, models, languages, ...places }: ContentToCheck): ContentError[] {
  const byId = new Map<string, StoredDocument>()
  const errors: ContentError[] = []

  for (const [file, document] of documents) {
    const { id, type, uid, lang } = document
    const complain = (field: string, why: string) => errors.push({ file, field, lang, why })
    const other = byId.get(id)
    if (other) complain('id', `'${id}' is also the id of ${other.type} ${other.uid} (${other.lang})`)
    byId.set(id, document)
    const place = `${type}/${uid}.${lang}.json`
    if (uid !== null && place !== file) complain('uid', `type, uid and lang belong into ${place}`)
    if (!languages.includes(lang)) complain('lang', 'no storefront speaks this language')
    for (const { field, why } of documentErrors(document, models)) complain(field, why)
  }
  for (const [file, document] of documents) {
    for (const { field, why } of brokenReferences(document, { byId, ...places })) {
      errors.push({ file, field, lang: document.lang, why })
    }
  }
  for (const group of Map.groupBy(documents, ([, document]) => groupOf(document)).values()) {
    const [first] = group
    if (!first) continue
    const has = group.map(([, { lang }]) => lang)
    for (const lang of languages) {
      if (!has.includes(lang)) errors.push({ file: first[0], field: 'lang', lang, why: 'the language is missing' })
      else if (has.indexOf(lang) !== has.lastIndexOf(lang)) {
        errors.push({ file: first[0], field: 'alternate_id', lang, why: 'two documents of the language share it' })
      }
    }
  }
  return errors
}

export type References = Pick<ContentToCheck, 'isPath' | 'isPicture' | 'isFilm' | 'isFile' | 'errorOfPlaceholders'> & {
  readonly byId: ReadonlyMap<string, StoredDocument>
}

/** Relations to documents that are gone, paths that lead nowhere, pictures that are missing, placeholders of nothing. */
export function brokenReferences({ data, lang }: Pick<StoredDocument, 'data' | 'lang'>, references: References) {
  const { byId, isPath, isPicture, isFilm, isFile, errorOfPlaceholders } = references

  const errors: { field: string; why: string; kind: 'link' | 'picture' | 'placeholder' }[] = []
  const walk = (value: unknown, field: string, name: string): void => {
    if (Array.isArray(value)) {
      for (const [index, one] of (value as unknown[]).entries()) walk(one, `${field}[${index}]`, name)
      return
    }
    if (isRecord(value)) {
      if (value.link_type === 'Document' && typeof value.id === 'string') relation(value.id, field)
      for (const [key, one] of Object.entries(value)) walk(one, field === '' ? key : `${field}.${key}`, key)
      return
    }
    if (typeof value !== 'string') return
    const why = value.includes('{{') || value.includes('}}') ? errorOfPlaceholders?.(value) : undefined
    if (why !== undefined) errors.push({ field, why, kind: 'placeholder' })
    if (name === 'url' || name === 'link') address(value, field)
  }
  const relation = (id: string, field: string) => {
    const target = byId.get(id)
    if (!target) errors.push({ field, why: `it leads to the document '${id}', which is not there`, kind: 'link' })
    else if (target.lang !== lang) errors.push({ field, why: `it leads to a document in ${target.lang}`, kind: 'link' })
  }
  const address = (url: string, field: string) => {
    const picture = /^\/images\/([a-z0-9-]+\/[a-z0-9-]+)$/.exec(url)?.[1]
    if (picture !== undefined) {
      if (!isPicture(picture)) errors.push({ field, why: `there is no picture '${picture}'`, kind: 'picture' })
      return
    }
    const film = /^\/videos\/([a-z0-9-]+\/[a-z0-9-]+)$/.exec(url)?.[1]
    if (film !== undefined) {
      if (!isFilm(film)) errors.push({ field, why: `there is no film '${film}'`, kind: 'link' })
      return
    }
    if (!url.startsWith('/') || url.startsWith('//')) return
    if (/\.[a-z0-9]+$/.test(url)) {
      if (!isFile(url)) errors.push({ field, why: `there is no file '${url}'`, kind: 'link' })
      return
    }
    const path = url.split(/[?#]/, 1)[0] ?? ''
    if (isPath?.(path, lang) === false) errors.push({ field, why: `'${url}' leads to no page`, kind: 'link' })
  }
  walk(data, '', '')
  return errors
}
