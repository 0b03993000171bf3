import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locations } from '#demo/catalogue/locations.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import { shippingMethods } from '#shop/cart/shipping-methods.ts'
import type { ShippingMethod } from '#shop/settings/delivery-settings.ts'
import { settingsPlaceholders } from '#shop/settings/settings-placeholders.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'

/** What a sentence may promise about delivery, and by which methods it is kept. */
const promises: readonly {
  readonly says: RegExp
  readonly keptBy: (method: ShippingMethod) => boolean
}[] = [
  { says: /packstation/i, keptBy: ({ pickup }) => pickup?.source === 'dhl' && pickup.types.includes('packstation') },
  { says: /paketshop/i, keptBy: ({ pickup }) => pickup?.source === 'dhl' && pickup.types.includes('servicepoint') },
  { says: /service ?point/i, keptBy: ({ pickup }) => pickup?.source === 'dhl-parcel' },
  { says: /points? relais|mondial relay/i, keptBy: ({ carrier }) => carrier === 'Mondial Relay' },
  {
    says: /\b(?:click|retrait|afhalen|abholung|collect(?:ion)?)\b[^.]{0,16}\b(?:collect|magasins?|winkels?|filialen?|in store)\b/i,
    keptBy: ({ pickup }) => pickup?.source === 'store',
  },
  ...['InPost', 'Royal Mail', 'DPD', 'Evri', 'Colissimo', 'Chronopost', 'bpost', 'PostNL', 'Hermes'].map((name) => ({
    says: new RegExp(`\\b${name}\\b`, 'i'),
    keptBy: ({ carrier }: ShippingMethod) => carrier.includes(name),
  })),
  { says: /\bDHL\b/, keptBy: ({ carrier }) => carrier.startsWith('DHL') },
]

/** What only a storefront with stores in its own country can promise. */
const storePromise =
  /\bin[ -]stores?\b|\b\d+ stores\b|\byour (?:nearest|local) store\b|\b(?:exchange|return|collect)\b[^.]*\bin a store\b/i

/** Promises in a sentence that this storefront doesn't keep. */
function unkept(storefront: Storefront, sentence: string): string[] {
  const offered = shippingMethods(usualSettings, storefront)
  const broken = promises.flatMap(({ says, keptBy }) => (offered.some(keptBy) ? [] : (says.exec(sentence)?.[0] ?? [])))
  const atHome = locations.some(({ kind, country }) => kind === 'store' && country === storefront.country)
  return atHome ? broken : [...broken, ...(storePromise.exec(sentence)?.slice(0, 1) ?? [])]
}

type Text = { readonly type: string; readonly text: string }
type Document = { readonly file: string; readonly lang: string; readonly data: { readonly alternate_id?: string } }

const folder = new URL('../demo/content/', import.meta.url)
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((file): Document => ({ ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Document), file }))

/** Every text below, and whether it is an item of a list. */
function texts(value: unknown): Text[] {
  if (typeof value === 'string') return [{ type: '', text: value }]
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && 'text' in value) return [{ type: String(value.type), text: String(value.text) }]
  return Object.values(value).flatMap(texts)
}

/** Everything that is said, labels as well. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(strings)
}

/** A figure with a sign of its currency, and words that are said of delivery. */
const money = /[€£]\s?\d|\d\s?€/
const aboutDelivery =
  /deliver|verzend|bezorg|versand|kostenlos ab|livraison|gratuite dès|gratis vanaf|free from|post|dhl/i

const deliveryPage = (storefront: Storefront) =>
  texts(
    documents.filter(({ lang, data }) => lang === storefront.contentLang && data.alternate_id === 'delivery')[0]?.data,
  )

/** As it stands in a text: whole pounds and euros without their cents. */
function amount(cents: number, { language }: Storefront): string {
  const shown = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  return language === 'en' ? shown : shown.replace('.', ',')
}

function names(line: string, method: ShippingMethod, storefront: Storefront): boolean {
  const amounts = [method.price, method.freeFrom ?? 0].filter((cents) => cents > 0)
  return [...method.carrier.split(' '), ...amounts.map((cents) => amount(cents, storefront))].every((word) =>
    line.toLowerCase().includes(word.toLowerCase()),
  )
}

describe.each(storefronts.map((one) => [one.contentLang, one] as const))(
  'what %s says of delivery',
  (lang, storefront) => {
    test('names every method on the page about delivery, with what it costs', () => {
      expect(deliveryPage(storefront).map(({ text }) => text)).toContain('{{delivery.costs}}')
      const lines = settingsPlaceholders(usualSettings, storefront)['delivery.costs'].split(/(?<=\.) /)
      for (const method of shippingMethods(usualSettings, storefront))
        expect(
          lines.some((line) => names(line, method, storefront)),
          method.id,
        ).toBe(true)
      expect(lines.length).toBe(shippingMethods(usualSettings, storefront).length)
    })

    test('leaves what delivery costs, and from when it is free, to the settings', () => {
      const typed = documents
        .filter((one) => one.lang === lang)
        .flatMap(({ file, data }) =>
          strings(data)
            .filter((text) => money.test(text) && aboutDelivery.test(text))
            .map((text) => `${file}: ${text}`),
        )
      expect(typed).toEqual([])
    })

    test('promises nothing in its pages that is not offered', () => {
      const own = documents.filter((one) => one.lang === lang)
      expect(own.length).toBeGreaterThan(50)
      const broken = own.flatMap(({ file, data }) =>
        texts(data).flatMap(({ text }) => unkept(storefront, text).map((promise) => `${file}: ${promise}`)),
      )
      expect(broken).toEqual([])
    })

    test('nor in its messages, but for those of a choice that it never shows', () => {
      const own = Object.entries(catalogueOf(lang)).filter(([key]) => !hiddenUntilChosen.test(key))
      expect(own.flatMap(([key, text]) => unkept(storefront, text).map((promise) => `${key}: ${promise}`))).toEqual([])
    })
  },
)

/** Said where the method or the store has been chosen, or on a device that stands in a store. */
const hiddenUntilChosen = /^(?:point|pickup|message|in_store|return\.way|follow\.return_store)\b/

test('a sentence about what is not offered is caught', () => {
  const of = (lang: string) => {
    const found = storefronts.find(({ contentLang }) => contentLang === lang)
    if (!found) throw new Error(lang)
    return found
  }
  expect(unkept(of('en-gb'), 'Collect it from a Packstation with DHL')).toEqual(['Packstation', 'DHL'])
  expect(unkept(of('en-gb'), 'Return it in store')).toEqual(['in store'])
  expect(unkept(of('en-gb'), 'Click & Collect is free')).toEqual(['Click & Collect'])
  expect(unkept(of('nl-nl'), 'Afhalen bij een Packstation')).toEqual(['Packstation'])
  expect(unkept(of('fr-be'), 'En point relais')).toEqual(['point relais'])
  expect(unkept(of('de-de'), 'An eine Packstation oder Abholung in einer Filiale')).toEqual([])
})
