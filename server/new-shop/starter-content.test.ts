import { describe, expect, test } from 'vitest'
import { documentErrors } from '#integrations/prismic/models/check-document.ts'
import { readModels } from '#integrations/prismic/models/models.ts'
import { routePaths } from '#kernel/routes.ts'
import { knownLanguages, type Language } from '#kernel/storefront.ts'
import { errorOfPlaceholders } from '#shop/company/fill-in.ts'
import { placeholderNames } from '#shop/content/placeholders.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import { starterContent } from './starter-content.ts'

const madeAt = new Date('2026-11-23T12:00:00Z')
const models = readModels()
const home: Readonly<Record<Language, string>> = { en: 'en-gb', nl: 'nl-nl', de: 'de-de', fr: 'fr-fr', es: 'es-es' }
const pagesOf = (language: Language) => starterContent({ contentLang: home[language], language }, madeAt)

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe.each(knownLanguages)('the pages that a shop begins with in %s', (language) => {
  const { documents, lawOf } = pagesOf(language)

  test('are those of English, by the law of its own country', () => {
    const keys = (all: typeof documents) => all.map(({ data }) => data.alternate_id).sort()
    expect(keys(documents)).toEqual(keys(pagesOf('en').documents))
    expect(lawOf).toBeUndefined()
  })

  test('say what their models allow, and name nothing that nobody knows', () => {
    const errors = documents.flatMap((document) => [
      ...documentErrors(document, models).map(({ field, why }) => `${document.uid} ${field}: ${why}`),
      ...textsIn(document.data).flatMap((text) => errorOfPlaceholders(text, placeholderNames) ?? []),
    ])
    expect(errors).toEqual([])
  })

  test('lie where screens and each other lead', () => {
    const pages = documents.filter(({ type }) => type === 'page').map(({ uid }) => (uid === 'home' ? '/' : `/${uid}/`))
    const fixed = Object.values(routePaths).map((path) => (typeof path === 'string' ? path : path[language]))
    const links = documents.flatMap(({ data }) => textsIn(data).filter((text) => /^\/[^/]/.test(text) || text === '/'))
    const known = new Set([...pages, ...fixed])
    expect(links.map((link) => link.split('?')[0] ?? '').filter((path) => !known.has(path))).toEqual([])
    const screens = Object.entries(catalogueOf(language)).filter(([key]) => key.startsWith('path.'))
    expect(screens.length).toBeGreaterThan(5)
    expect(screens.filter(([, path]) => !pages.includes(path))).toEqual([])
  })
})

test('an English storefront of the Union begins with no law of the United Kingdom', () => {
  const { documents, lawOf } = starterContent({ contentLang: 'en-de', language: 'en' }, madeAt)
  const said = documents.flatMap(({ data }) => textsIn(data))
  expect(lawOf).toBe('en-eu')
  expect(
    said.filter((text) => /United Kingdom|England|Scotland|ico\.org|pound|Act \d{4}|Citizens Advice/i.test(text)),
  ).toEqual([])
  expect(documents).toHaveLength(pagesOf('en').documents.length)
})

test.each(['en-gb', 'en-ch'])('%s begins with what is written in the United Kingdom', (contentLang) => {
  const { documents } = starterContent({ contentLang, language: 'en' }, madeAt)
  expect(JSON.stringify(documents)).toContain('The law of England and Wales')
})

test('Spanish pages are in Spanish, and speak to whoever reads them as the screens do', () => {
  const { documents } = pagesOf('es')
  const said = documents.flatMap(({ uid, data }) => textsIn(data).map((text) => `${uid}: ${text}`))
  expect(said.filter((text) => /\b(?:the|and|your|you|with|from|this|please|our)\b/i.test(text))).toEqual([])
  // The words of the law on withdrawal are formal.
  const formal = said.filter((text) => /(?<!\p{L})usted(?:es)?(?!\p{L})/iu.test(text))
  expect(new Set(formal.map((text) => text.split(':')[0]))).toEqual(new Set(['derecho-de-desistimiento']))
})
