import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { messageKeys } from '#kernel/message-key.ts'
import { storefronts } from '#kernel/storefront.ts'
import { withdrawalLabels } from '#kernel/withdrawal-labels.ts'
import { catalogueOf, catalogues, completeCatalogue, isPersonalWord } from './catalogues.ts'
import { en } from './en.ts'
import { createTranslator } from './translator.ts'

const keys = Object.keys(en).sort()
const web = join(import.meta.dirname, '..')

/** The names that a sentence is filled with, also inside plurals. */
function names(message: CompiledMessage): string[] {
  const found = message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , choices] = token
    const inner = typeof choices === 'object' && choices !== null ? Object.values(choices).filter(Array.isArray) : []
    return [name, ...inner.flatMap((choice) => names(choice as CompiledMessage))]
  })
  return [...new Set(found)].sort()
}

function speak(lang: string) {
  const storefront = storefronts.find(({ contentLang }) => contentLang === lang)
  const messages = Object.fromEntries(
    Object.entries(catalogueOf(lang)).map(([key, text]) => [key, compileMessageOrThrow(text)]),
  )
  return createTranslator(storefront?.iso ?? 'en-GB', messages)
}

describe.each(Object.entries(catalogues))('the words of %s', (_, sentences) => {
  test('have no key that English does not have', () => {
    expect(Object.keys(sentences).filter((key) => !keys.includes(key))).toEqual([])
  })

  test('are never empty', () => {
    expect(Object.entries(sentences).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('call a button by what stands on it, so that it can be pressed by voice (WCAG 2.5.3)', () => {
    const whole = completeCatalogue(en, sentences)
    const longer = Object.entries(whole).filter(([key]) => key.endsWith('_named'))
    const parted = longer.filter(([key, name]) => {
      const shown = whole[key.replace(/_named$/, '')] ?? ''
      return !name.toLowerCase().includes(shown.toLowerCase())
    })
    expect(parted).toEqual([])
    expect(longer.length).toBeGreaterThan(2)
  })

  test('are filled with the same names as in English', () => {
    for (const [key, text] of Object.entries(sentences)) {
      const english = en[key as keyof typeof en]
      expect([key, names(compileMessageOrThrow(text))]).toEqual([key, names(compileMessageOrThrow(english))])
    }
  })

  test('have a sentence for every message that the shop can answer', () => {
    expect(messageKeys.filter((key) => !(`message.${key}` in sentences))).toEqual([])
  })
})

test('French breaks no line before a sign that belongs to its word', () => {
  const loose = Object.entries(catalogueOf('fr')).filter(([, sentence]) => /\S [:;?!»](?!\S)|« /.test(sentence))
  expect(loose.map(([key]) => key)).toEqual([])
})

test('what is named after a label comes from a message, since French writes a space before its colon', () => {
  expect(speak('fr-be')('form.labelled', { label: 'Supprimer', text: 'Court' })).toBe('Supprimer\u00a0: Court')
  const joined = sources(web)
    // What programs read has no language's signs.
    .filter((file) => !file.endsWith('passport-json-ld.ts'))
    .filter((file) =>
      /\$\{[^`]*\}: \$\{|\}: ?(?:<\/|\{' '\})|[`'][^`'\n]*: \$\{t\(|join\(': '\)/.test(readFileSync(file, 'utf8')),
    )
  expect(joined).toEqual([])
})

test('every storefront has the words of its country, or of its language', () => {
  expect(storefronts.map(({ contentLang }) => catalogueOf(contentLang))).toEqual(
    ['en', 'nl', 'nl-be', 'fr-be', 'fr', 'de'].map((code) => catalogues[code]),
  )
  expect(catalogueOf('fr-lu')).toBe(catalogues.fr)
  expect(catalogueOf('xx-xx')).toBe(catalogues.en)
})

test('the button that orders and the withdrawal function say the words of the law', () => {
  const said = (key: string) =>
    ['en', 'nl', 'de', 'fr', 'es'].map((language) => [language, catalogues[language]?.[key]] as const)
  expect(said('order.button').map(([, text]) => text)).toEqual([
    'Order with obligation to pay',
    'Bestelling met betalingsverplichting',
    'Zahlungspflichtig bestellen',
    'Commande avec obligation de paiement',
    'Pedido con obligación de pago',
  ])
  const labels = Object.entries(withdrawalLabels)
  expect(said('footer.withdraw')).toEqual(labels.map(([language, { start }]) => [language, start]))
  expect(said('withdraw.confirm')).toEqual(labels.map(([language, { confirm }]) => [language, confirm]))
})

test('English says what the specification quotes', () => {
  const said = new Set<string>(Object.values(en))
  const quoted = [
    'You are here',
    'Ok, continue',
    'Refuse marketing cookies',
    'Page not found',
    'This page could not be found',
    'First name is required',
    'Last name is required',
    'The gender is required',
    'Your email address is required',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Oops, something went wrong and your shopping bag is empty. Click below to continue shopping.',
    'The payment with the selected payment method has unfortunately failed. Click below to continue and choose another payment method.',
    'You canceled the payment or something went wrong during the payment. We have saved your shopping cart. This way you can still order.',
    'You have already paid for your order, click below to complete.',
    'You have canceled your payment. Click below to try again.',
    "Oops! We've lost you for a while ...",
    'No results found for this search term.',
  ]
  expect(quoted.filter((text) => !said.has(text))).toEqual([])
})

test('counts are said as each language counts', () => {
  expect(speak('en-gb')('pl.items', { n: 1 })).toBe('1 item')
  expect(speak('en-gb')('pl.items', { n: 1234 })).toBe('1,234 items')
  expect(speak('nl-nl')('pl.pieces', { n: 0 })).toBe('0 stuks')
  expect(speak('de-de')('pl.days', { n: 2 })).toBe('2 Tage')
  expect(speak('fr-fr')('pl.items', { n: 0 })).toBe('0 article')
  expect(speak('fr-fr')('pl.days', { n: 1_000_000 })).toMatch(/ de jours$/)
})

test('names are filled in, and never read as a message', () => {
  expect(speak('en-gb')('account.hello', { firstName: '{n, plural}' })).toBe('Welcome {n, plural}')
})

test('a word that a language lacks is said in English', () => {
  expect(completeCatalogue({ 'cart.title': 'Winkelmand' })).toMatchObject({
    'cart.title': 'Winkelmand',
    'cs.title': en['cs.title'],
  })
})

test('Flanders has its own words where they differ', () => {
  expect(speak('nl-nl')('cart.title')).toBe('Winkelmand')
  expect(speak('nl-be')('cart.title')).toBe('Winkelmandje')
})

test('two languages spoken at the same moment stay apart', async () => {
  const pairs = [
    { t: speak('nl-nl'), says: 'Winkelmand' },
    { t: speak('de-de'), says: 'Warenkorb' },
  ]
  const heard = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const { t, says } = pairs[index % 2] ?? pairs[0] ?? { t: speak('en-gb'), says: '' }
      await Promise.resolve()
      return t('cart.title') === says
    }),
  )
  expect(heard.every(Boolean)).toBe(true)
})

/** Rooms whose pages are for everybody; they are sent without the words of personal pages. */
const publicRooms = ['analytics', 'catalog', 'content', 'device', 'layouts', 'search', 'stores', 'ui', 'wishlist']
const personalPlaces = [
  'layouts/checkout',
  'search/photo-search-page',
  'wishlist/wishlist-page',
  'wishlist/shared-wishlist-page',
]
/** What loaders and the readers of slices say is said on the server, which has all words. */
const onServer = /\/(?:load-[a-z-]+|slices\/[a-z_]+\/read|slices\/video-messages)\.ts$/

test('pages for everybody say nothing that only personal pages are given the words for', () => {
  const files = publicRooms.flatMap((room) => sources(join(web, room)))
  const personal = files
    .filter((file) => !personalPlaces.some((place) => file.includes(place)) && !onServer.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([a-z0-9_]+\.[a-zA-Z0-9_-]+)'/g)].map(([, key]) => key ?? ''),
    )
    .filter((key) => key in en && isPersonalWord(key))
  expect([...new Set(personal)]).toEqual([])
})

function sources(folder: string): string[] {
  const entries = readdirIfThere(folder)
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : []
  })
}

function readdirIfThere(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

test.each([
  ['de', /(?<!\p{L})(?:du|dir|dich|dein(?:e[mnrs]?)?)(?!\p{L})/iu],
  ['fr', /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu],
  ['nl', /(?<!\p{L})(?:u|uw|uwe)(?!\p{L})/iu],
  ['es', /(?<!\p{L})(?:usted|ustedes|elija|escriba|introduzca|haga|pulse|inténtelo)(?!\p{L})/iu],
] as const)('%s speaks to a shopper in one manner everywhere', (language, other) => {
  const said = Object.entries(catalogueOf(language)).filter(([, text]) => other.test(text))
  expect(said).toEqual([])
})
