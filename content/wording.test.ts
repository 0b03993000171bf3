import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** What readers stumbled over, by language; legal model texts keep their own words. */
const givenUp: Readonly<Record<string, readonly RegExp[]>> = {
  nl: [
    /in de kassa/,
    /jaren maandagen/,
    /in de winkel noch per post/,
    /kijken het samen na/,
    /bestelling is aangekomen/,
  ],
  fr: [/14 jours pour retourner/, /Shopper le look/, /Acheter le look/, /commande est bien arrivée/, /s’éteignent/],
  de: [
    /einen Drittel Zoll/,
    /viele Jahre Montage/,
    /in eine Filiale in der Nähe/,
    /Muster-Formular/,
    /Bestellung angekommen/,
  ],
  en: [
    /\b[Ee]-mail/,
    /the newsletter comes/,
    /end the newsletter/,
    // Britain has none.
    /[Ii]n our stores (?:we|someone)/,
    /to a store\b/,
    /Find a store/,
  ],
}

const modelTexts = ['withdrawal-information']

const folder = new URL('../demo/content/', import.meta.url)
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))

describe.each(Object.entries(givenUp))('content in %s', (language, patterns) => {
  const own = documents.filter(
    (name) => new RegExp(`\\.${language}-[a-z]{2}\\.json$`).test(name) && !modelTexts.some((one) => name.includes(one)),
  )

  test.each(patterns)('says nothing like %s', (pattern) => {
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((name) => pattern.test(readFileSync(new URL(name, folder), 'utf8')))).toEqual([])
  })
})
