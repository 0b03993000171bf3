import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { documentErrors } from '#integrations/prismic/models/check-document.ts'
import { readModels } from '#integrations/prismic/models/models.ts'
import { readDocuments } from '#integrations/prismic/repository/document-files.ts'
import { routePaths } from '#kernel/routes.ts'
import { type Language, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { errorOfPlaceholders } from '#shop/company/fill-in.ts'
import { placesToFillIn } from '#shop/company/places-to-fill-in.ts'
import { placeholderNames } from '#shop/content/placeholders.ts'
import { questions } from './answers.ts'
import { newShopCommand } from './new-shop-command.ts'
import { writeFolder } from './write-folder.ts'

const now = new Date('2026-11-23T12:00:00Z')

function emptyPlace(): string {
  const place = mkdtempSync(join(tmpdir(), 'new-shop-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return place
}

const flags = (storefrontCodes: readonly string[]) => [
  ...['--name', 'Zonneveld & Zn.', '--country', 'NL', '--email', 'service@zonneveld.example'],
  ...['--storefronts', storefrontCodes.join(',')],
]

async function madeWith(codes: readonly string[]): Promise<string> {
  const place = emptyPlace()
  const said = await newShopCommand(['shop', ...flags(codes)], { from: place, now })
  expect(said).toEqual({ lines: [expect.stringContaining(join(place, 'shop'))] })
  return join(place, 'shop')
}

const jsonIn = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>

/** Words that only the demo shop has a right to. */
const ofTheDemo =
  /cordwainer|waalwijk|langstra|walsall|lookbook|boenhof|aubrelle|foldwick|tidewerk|torrevanni|royal mail and|kvk 0000|fictit|verzonnen/i

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe.each(storefronts.map(({ code }) => code))('a new shop with %s alone', (code) => {
  const { contentLang, language } = storefrontOf(code)

  test('has documents that say what their models allow, and name nothing that nobody knows', async () => {
    const { byFile, errors } = readDocuments(join(await madeWith([code]), 'content'))
    const models = readModels()
    expect(errors).toEqual([])
    expect(
      byFile.flatMap(([file, document]) => [
        ...documentErrors(document, models).map(({ field, why }) => `${file} ${field}: ${why}`),
        ...textsIn(document.data).flatMap((text) => errorOfPlaceholders(text, placeholderNames) ?? []),
      ]),
    ).toEqual([])
  })

  test('has every page that the law and the shop’s own screens link to, and no link that leads nowhere', async () => {
    const { documents } = readDocuments(join(await madeWith([code]), 'content'))
    expect(new Set(documents.map(({ lang }) => lang))).toEqual(new Set([contentLang]))
    const pages = documents.filter(({ type }) => type === 'page').map(({ uid }) => (uid === 'home' ? '/' : `/${uid}/`))
    const links = documents.flatMap(({ data }) => textsIn(data).filter((text) => /^\/[^/]/.test(text) || text === '/'))
    const known = new Set([...pages, ...fixedPaths(language)])
    expect(links.length).toBeGreaterThan(30)
    expect(links.map((link) => link.split('?')[0] ?? '').filter((path) => !known.has(path))).toEqual([])
    const keys = documents.map(({ data }) => data.alternate_id)
    for (const key of ['terms', 'privacy-policy', 'legal-notice', 'withdrawal-information', 'accessibility', 'club'])
      expect(keys).toContain(key)
  })

  test('has no word of the demo', async () => {
    const folder = await madeWith([code])
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(json|md|csv)$/.test(name),
    )
    expect(files.length).toBeGreaterThan(25)
    const named = files.flatMap((file) => ofTheDemo.exec(readFileSync(join(folder, file), 'utf8'))?.[0] ?? [])
    expect(named).toEqual([])
  })
})

function fixedPaths(language: Language): readonly string[] {
  return Object.values(routePaths).map((path) => (typeof path === 'string' ? path : path[language]))
}

test('the folder says what is still to be filled in, and nothing beyond it', async () => {
  const folder = await madeWith(['nl_NL'])
  const places = placesToFillIn(jsonIn(folder, 'company.json'))
  expect(places).toContain('street (street and number)')
  expect(places).toContain('contacts.nl_NL.phone (the number of customer service, such as +31 …)')
  expect(places.join()).not.toMatch(/France|FR|LUCID/)
  expect(placesToFillIn(jsonIn(await madeWith(['nl_NL', 'fr_FR', 'de_DE']), 'company.json')).join()).toMatch(
    /mediator.*/,
  )
})

test('any choice of storefronts has a home in each of its languages, and one of them at the root', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(
        storefronts.map(({ code }) => code),
        { minLength: 1 },
      ),
      async (codes) => {
        const place = mkdtempSync(join(tmpdir(), 'new-shop-'))
        try {
          await newShopCommand(['shop', ...flags(codes)], { from: place, now })
          const { root, storefronts: listed } = jsonIn(join(place, 'shop'), 'storefronts.json')
          expect([root, listed]).toEqual([
            codes[0],
            codes.map((code) => ({ code, deliversTo: [storefrontOf(code).country] })),
          ])
          for (const code of codes)
            expect(existsSync(join(place, `shop/content/page/home.${storefrontOf(code).contentLang}.json`))).toBe(true)
        } finally {
          rmSync(place, { recursive: true, force: true })
        }
      },
    ),
    { numRuns: 8 },
  )
})

test('what no flag says is asked, and a country proposes its storefront', async () => {
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return { name: 'Zonneveld', country: 'de', storefronts: '', email: 'a@b.example' }[
      questions[asked.length - 1]?.name ?? 'name'
    ]
  }
  const place = emptyPlace()
  await newShopCommand(['shop'], { from: place, now, ask })
  expect(asked).toHaveLength(4)
  expect(asked[2]).toContain('[de_DE]')
  expect(jsonIn(place, 'shop/storefronts.json').root).toBe('de_DE')
})

describe('refuses', () => {
  const made = (args: readonly string[]) => newShopCommand(args, { from: emptyPlace(), now })

  test.each([
    [['shop', ...flags(['xx_XX'])], /--storefronts: xx_XX: the shop has no language xx/],
    [['shop', ...flags(['nl_NL', 'nl_NL'])], /--storefronts: is there twice: nl_NL/],
    [['shop', ...flags(['nl_NL']), '--country', 'Holland'], /--country must be a country in two letters.*'Holland'/],
    [['shop', ...flags(['nl_NL']), '--email', 'nobody'], /--email must be an email address, and not 'nobody'/],
    [['shop', ...flags(['nl_NL']), '--name', ' '], /--name must be the name over the door/],
    [['shop', '--colour', 'red'], /^npm run shop -- new FOLDER/],
    [[], /^npm run shop -- new FOLDER/],
  ] as const)('%j with a sentence', async (args, sentence) => {
    expect(await made(args)).toEqual({ problems: expect.arrayContaining([expect.stringMatching(sentence)]) })
  })

  test('a folder that holds something, and a file', async () => {
    const place = emptyPlace()
    mkdirSync(join(place, 'shop'))
    writeFileSync(join(place, 'shop/mine.txt'), 'mine')
    writeFileSync(join(place, 'file'), 'mine')
    const said = async (name: string) =>
      JSON.stringify(await newShopCommand([name, ...flags(['nl_NL'])], { from: place, now }))
    expect(await said('shop')).toContain('is not empty: mine.txt lies in it. Nothing was written.')
    expect(await said('file')).toContain('is a file. Nothing was written.')
    expect(readdirSync(place).toSorted()).toEqual(['file', 'shop'])
    expect(readdirSync(join(place, 'shop'))).toEqual(['mine.txt'])
  })
})

test('a folder is there whole or not at all', async () => {
  const place = emptyPlace()
  mkdirSync(join(place, 'shop'))
  // The second file can't be written: there is a file where its folder would be.
  const files = new Map([
    ['a', 'one'],
    ['a/b', 'two'],
  ])
  expect(await writeFolder(join(place, 'shop'), files)).toMatch(/could not be written/)
  expect(readdirSync(place)).toEqual(['shop'])
  expect(readdirSync(join(place, 'shop'))).toEqual([])
  expect(await writeFolder(join(place, 'shop'), new Map([['a/b', 'two']]))).toBeUndefined()
  expect(readdirSync(place)).toEqual(['shop'])
})
