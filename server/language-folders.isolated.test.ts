import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { languageNames } from '#kernel/language-names.ts'
import { createMessageFormat } from '#kernel/message-format.ts'
import { knownLanguages } from '#kernel/storefront.ts'
import { alignedEntries } from '#languages/align-messages.ts'
import { blanksOf } from '#languages/check-messages.ts'
import { languageManifests } from '#languages/manifest.ts'
import { writePo } from '#languages/po-file.ts'
import { forgetTranslations, messageFiles, poEntries, translationsOf } from '#languages/translations.ts'
import { alignLanguage, beginLanguage, languageProblems, translatedLanguages } from './language-folders.ts'
import { allSourceMessages } from './message-sources.ts'

const root = join(import.meta.dirname, '..')

test('every set of messages is known to the command', () => {
  const own = readFileSync(join(import.meta.dirname, 'message-sources.ts'), 'utf8')
  const sets = globSync('{api,shop,server}/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.') && /= messageSet\(/.test(readFileSync(join(root, file), 'utf8')),
  )
  const missing = sets.filter((file) => !own.includes(`'#${file}'`) && !own.includes(`'./${relative('server', file)}'`))
  expect(sets.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

describe.each(translatedLanguages())('languages/%s', (code) => {
  test('says everything, nothing else, and can be said', () => {
    expect(languageProblems(code)).toEqual([])
  })

  test.each(messageFiles)('%s.po is as the command writes it', (file) => {
    const entries = poEntries(code, file)
    expect(alignedEntries(allSourceMessages(file), entries, { whole: !code.includes('-') })).toEqual(entries)
  })

  test.each(messageFiles)('%s: each message is filled in, once with one and once with many', (file) => {
    const format = createMessageFormat(code)
    const said = { ...Object.fromEntries(english(file)), ...translationsOf(code, file) }
    for (const [key, text] of Object.entries(said)) {
      const message = compileMessageOrThrow(text)
      for (const sample of [1, 2, 5]) {
        const values = Object.fromEntries(blanksOf(message).map((name) => [name, sample]))
        expect(format(message, values), key).toMatch(/^[^{}]+$/)
      }
    }
  })
})

test('the languages that the shop knows are those that have a folder, by the same names', () => {
  const own = Object.entries(languageManifests()).filter(([code]) => !code.includes('-'))
  expect(Object.fromEntries(own.map(([code, { name }]) => [code, name]))).toEqual(languageNames)
  expect(Object.keys(languageNames)).toEqual(knownLanguages)
})

/** Words that Spanish shares with English, and names. */
const sameInSpanish =
  /^(?:IBAN|BIC|Total|total|Color|Subtotal|Newsletter|Cookies|Looks?|Material|No|Roles|Webhooks|Nederlands|Deutsch|Français|English|Trusted Shops)$/
/** What is left of a text without what is filled in. */
const wordsOf = (text: string) => text.replaceAll(/\{\w+\}/g, '').trim()
const isSaid = (text: string) => /\p{L}/u.test(wordsOf(text)) && !sameInSpanish.test(wordsOf(text))

test('Spanish is said in Spanish', () => {
  const kept = messageFiles.flatMap((file) =>
    poEntries('es', file)
      .filter(({ english: from, text }) => from === text && isSaid(text))
      .map(({ key }) => key),
  )
  expect(kept).toEqual([])
})

describe('the folder of a language', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'languages-'))
    put('en', 'language.json', JSON.stringify({ name: 'English' }))
  })
  afterEach(() => {
    forgetTranslations()
    rmSync(folder, { recursive: true })
  })

  function put(code: string, name: string, text: string): void {
    mkdirSync(join(folder, code), { recursive: true })
    writeFileSync(join(folder, code, name), text)
  }

  test('begins with every text, none of them translated', () => {
    expect(beginLanguage('ar', folder)).toEqual({
      written: ['language.json', 'screens.po', 'mails.po', 'documents.po', 'shop.po', 'backoffice.po'],
    })
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'ar', 'language.json'), 'utf8'))
    expect(manifest).toEqual({ name: 'العربية', fallback: 'en', direction: 'rtl' })
    forgetTranslations()
    const problems = languageProblems('ar', folder)
    expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['missing']))
    expect(problems).toHaveLength(messageFiles.reduce((sum, file) => sum + allSourceMessages(file).size, 0))
  })

  test.each([
    ['../x', /is no code of a language/],
    ['ES', /is no code of a language/],
    ['en', /is there already/],
    ['es-mx', /Begin with es/],
  ])('is not begun for %s', (code, reason) => {
    expect(beginLanguage(code, folder)).toEqual({ refused: expect.stringMatching(reason) })
    expect(readdirSync(folder)).toEqual(['en'])
  })

  test('of a country has nothing at first, and lacks nothing', () => {
    put('es', 'language.json', JSON.stringify({ name: 'Español', fallback: 'en' }))
    expect(folderAfter(() => beginLanguage('es-mx', folder))).toEqual({ written: ['language.json'] })
    expect(languageProblems('es-mx', folder)).toEqual([])
  })

  test('is checked for what is missing, outdated, superfluous or faulty, and brought in step', () => {
    const [right, missing, outdated, faulty] = [...english('shop')]
    if (!right || !missing || !outdated || !faulty) throw new Error('The shop says less than four things')
    const entry = (key: string, from: string, text: string) => ({ key, english: from, text, fuzzy: false })
    put('es', 'language.json', JSON.stringify({ name: 'Español', fallback: 'en' }))
    put(
      'es',
      'shop.po',
      writePo('es', [
        entry(right[0], right[1], 'Bien'),
        entry(outdated[0], 'What it said before', 'Antes'),
        entry(faulty[0], faulty[1], 'Con {unknown}'),
        entry('no.such', 'Gone', 'Ido'),
      ]),
    )
    const problems = languageProblems('es', folder).filter(({ file }) => file === 'shop')
    expect(problems.filter(({ key }) => [right, missing, outdated, faulty].some(([one]) => one === key))).toEqual([
      expect.objectContaining({ key: missing[0], kind: 'missing' }),
      expect.objectContaining({ key: outdated[0], kind: 'outdated' }),
      expect.objectContaining({ key: faulty[0], kind: 'faulty', text: 'has {unknown}, which nothing fills' }),
    ])
    expect(problems).toContainEqual(expect.objectContaining({ key: 'no.such', kind: 'superfluous' }))

    folderAfter(() => alignLanguage('es', folder))
    const after = poEntries('es', 'shop', folder)
    expect(after.map(({ key }) => key)).toEqual([...allSourceMessages('shop').keys()])
    expect(after.find(({ key }) => key === outdated[0])).toMatchObject({
      english: outdated[1],
      text: 'Antes',
      fuzzy: true,
    })
    expect(after.find(({ key }) => key === missing[0])?.text).toBe('')
    expect(folderAfter(() => alignLanguage('es', folder))).toEqual([])
  })
})

function folderAfter<Result>(change: () => Result): Result {
  const result = change()
  forgetTranslations()
  return result
}

function english(file: (typeof messageFiles)[number]): [string, string][] {
  return [...allSourceMessages(file)].map(([key, { english: text }]) => [key, text])
}
