import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPo } from './po-file.ts'
import { translationsOf } from './translations.ts'

/**
 * What a shopper buys has one name in a language, and so has the shop on the web: two words for one thing read like two things.
 * Sizes are tailles, since coats have them too. Names, and what laws call products, stay: passports and safety of products, and Trusted Shops.
 */
const givenUp: Readonly<Record<string, readonly RegExp[]>> = {
  nl: [/product(?!paspoort|veiligheid)/i, /\b(?:shop|webwinkel|onlinewinkel)\b/i],
  de: [/Produkt(?!pass|sicherheit)/, /(?<!Trusted )\bShops?\b|\b(?:Webshop|Online-Shop)/],
  fr: [
    /(?<!Passeport du |Sécurité du )\bproduits?\b/,
    /(?<!e-)\b(?:e?mails?|courriels?)\b/i,
    /liste d.envies|pointure/i,
  ],
  es: [/(?<!Pasaporte del |Seguridad del )\bproductos?\b/i, /\be-?mails?\b/i],
}

const files = ['screens.po', 'mails.po', 'documents.po']

describe.each(Object.entries(givenUp))('in %s', (language, words) => {
  test.each(files)('%s holds to one word for each thing', (file) => {
    const folder = new URL(`./${language}/`, import.meta.url)
    const found = readPo(readFileSync(new URL(file, folder), 'utf8'))
      .filter(({ key }) => !key.startsWith('path.'))
      // What is filled in has a name of the code's.
      .map(({ key, text }) => `${key}: ${text.replaceAll(/\{\w+/g, '{')}`)
      .filter((said) => words.some((word) => word.test(said.slice(said.indexOf(': ')))))
    expect(found).toEqual([])
  })
})

test('in French a store with a door is a magasin, and the shop on the web a boutique', () => {
  const said = files.flatMap((file) => readPo(readFileSync(new URL(`./fr/${file}`, import.meta.url), 'utf8')))
  const stores = said.filter(({ english }) => /\bstores?\b/i.test(english))
  expect(stores.length).toBeGreaterThan(20)
  expect(stores.filter(({ text }) => /boutique(?!s? en ligne)/i.test(text)).map(({ key }) => key)).toEqual([])
})

test.each(['screens', 'mails', 'documents', 'shop'] as const)(
  'Flanders is told of a winkelmandje and of leveren in %s',
  (file) => {
    const said = Object.entries(translationsOf('nl-be', file)).filter(([key]) => !key.startsWith('path.'))
    expect(said.length).toBeGreaterThan(50)
    expect(said.filter(([, text]) => /winkelmand(?!je)|bezorg/i.test(text))).toEqual([])
  },
)
