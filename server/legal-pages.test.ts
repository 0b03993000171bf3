import { describe, expect, test } from 'vitest'
import { createEmbeddedContent } from '#integrations/prismic/embedded-content.ts'
import { readDocuments } from '#integrations/prismic/repository/document-files.ts'
import { fixedSource } from '#integrations/prismic/repository/source.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import type { Company } from '#shop/company/company.ts'
import { contentRoutes, linkedFields } from '#shop/content/content-routes.ts'
import { contentService, type PublishedPage } from '#shop/content/content-service.ts'
import type { HeardByOthers, ToldOfPurchases } from '#shop/content/placeholders.ts'
import { demoCompany, meridian } from '#test/shop/company.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { documentsOf } from './shop-folder.ts'

const { documents } = readDocuments(documentsOf('demo'))
const { content } = createEmbeddedContent(fixedSource(documents), {
  routes: contentRoutes,
  fetchLinks: linkedFields,
  url: 'http://shop.test/sandbox/prismic',
  report: (error) => {
    throw error
  },
})
const pictures = { find: () => undefined, film: () => undefined }
const serviceOf = (company: Company, thirdParties: HeardByOthers = {}, settings = usualSettings) =>
  contentService(content, pictures, company, () => settings, undefined, thirdParties)
const services = { demo: serviceOf(demoCompany), meridian: serviceOf(meridian) }

/** Everything that a page says and leads to, as one text. */
const saidOn = ({ data, metaTitle, metaDescription }: Pick<PublishedPage, 'data' | 'metaTitle' | 'metaDescription'>) =>
  [metaTitle, metaDescription, ...stringsIn(data)].join('\n')

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

async function pagesOf(service: ReturnType<typeof serviceOf>, storefront: Storefront) {
  const found = await service.list({ type: 'page', lang: storefront.contentLang, pageSize: 100 })
  if ('unreadable' in found) throw new Error(found.unreadable)
  return new Map(found.documents.map((page) => [String(page.data.alternate_id), saidOn(page)]))
}

/** What nobody may read under another company's name. */
const ofTheDemo =
  /Cordwainer B\.V\.|0?000000917|416 000|3 000 09 17|2 000 09 17|1 99 00 09 17|4710 917|Leestenmakersweg|van der Leest|@cordwainer|_11DEMO|_01DEMO|Démonstration|fictiti|verzonnen|fiktiv|fictive|invented|erfunden|inventés|demo ?numm|demo number|18.000.€/i

/** What each page of law has to say of the company that sells (Directive 2011/83, articles 6 and 8; GDPR, article 13). */
const facts: Readonly<Record<string, readonly string[]>> = {
  'legal-notice': [
    'Meridian Shoes GmbH',
    'Längengrad 0, 10115 Berlin',
    'HRB 4711',
    'DE999999999',
    'Ada Meridian',
    '+49 30 999 999',
    'help@meridian.example',
  ],
  terms: ['Meridian Shoes GmbH', 'Längengrad 0', 'HRB 4711', 'DE999999999', '+49 30 999 999', 'help@meridian.example'],
  'withdrawal-information': ['Meridian Shoes GmbH', 'Längengrad 0', '+49 30 999 999', 'help@meridian.example'],
  'privacy-policy': ['Meridian Shoes GmbH', 'Längengrad 0', 'data@meridian.example'],
  accessibility: ['Meridian Shoes GmbH', 'access@meridian.example', '+49 30 999 999'],
  guarantee: ['help@meridian.example'],
  'product-safety': ['safe@meridian.example', '+49 30 999 999'],
  'reviews-policy': ['help@meridian.example'],
  'cookie-settings': [],
  delivery: [],
  payment: [],
  returns: [],
}

/** What one country wants beyond that: § 5 DDG and § 36 VSBG, LCEN 1-1 and L. 616-1, the numbers of producers. */
const local: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  nl_NL: { 'legal-notice': ['Vennootschap', 'Mediation NL'], terms: ['Mediation NL'] },
  nl_BE: { 'legal-notice': ['BE 0999.999.999', 'Consumentenombudsdienst'], terms: ['BE 0999.999.999'] },
  fr_BE: { 'legal-notice': ['BE 0999.999.999', 'Service de Médiation', 'Rechenhaus AG', '+49 69 999 999'] },
  fr_FR: {
    'legal-notice': [
      'Société',
      '25 000 €',
      'Paule Méridien',
      'Rechenhaus AG, Am Netz 1, 60311 Frankfurt',
      '+49 69 999 999',
      'Mediation FR',
      'FR 99 999999999',
      'FR999999_11',
    ],
    terms: ['FR999999_11', 'FR999999_01', 'Mediation FR', 'https://peace.example/', 'L. 217-1', 'dix ans'],
  },
  de_DE: {
    'legal-notice': ['§ 5 DDG', '§ 18 Abs. 2 MStV', 'Paule Méridien', 'DE9999999999999', 'Mediation DE'],
    terms: ['Mediation DE', 'Zahlungspflichtig bestellen'],
    accessibility: ['BFSG', 'Marktüberwachungsstelle'],
  },
  en_GB: { 'legal-notice': ['GB 999 9999 99', 'Mediation GB'], terms: ['Mediation GB'] },
}

describe.each(storefronts.map((storefront) => [storefront.code, storefront] as const))('in %s', (code, storefront) => {
  test('every page that the law asks for is there, and names the company that sells', async () => {
    const pages = await pagesOf(services.meridian, storefront)
    for (const [key, said] of Object.entries(facts)) {
      const page = pages.get(key)?.replace(/[\u00A0\u202F]/g, ' ')
      if (page === undefined) throw new Error(`${key} is missing`)
      expect(page.length, key).toBeGreaterThan(300)
      for (const fact of [...said, ...(local[code]?.[key] ?? [])]) expect(page, key).toContain(fact)
    }
  })

  test('another company leaves nothing of this one behind, on no page and not around it', async () => {
    const pages = await pagesOf(services.meridian, storefront)
    const home = await services.meridian.page('home', storefront)
    const { contact } = await services.meridian.layout(storefront.contentLang)
    const said = [...pages, ['home', home ? saidOn(home) : ''], ['layout', JSON.stringify(contact)]]
    expect(
      said.flatMap(([key, text = '']) => (ofTheDemo.test(text) ? [[key, ofTheDemo.exec(text)?.[0]]] : [])),
    ).toEqual([])
    expect(contact).toMatchObject({
      phone: '+4930999999',
      phone_label: '+49 30 999 999',
      email: 'help@meridian.example',
    })
  })

  test.each<[string, readonly ToldOfPurchases[], readonly [google: boolean, meta: boolean, hash: boolean]]>([
    ['nobody', [], [false, false, false]],
    ['Google Analytics', [{ measurer: 'ga4' }], [true, false, false]],
    ['Meta', [{ measurer: 'meta', wantsEmail: false }], [false, true, false]],
    [
      'both, and Meta of whose it is',
      [{ measurer: 'ga4' }, { measurer: 'meta', wantsEmail: true }],
      [true, true, true],
    ],
  ])('the privacy statement says who is told of purchases by the server: %s', async (_, measuring, said) => {
    const page = (await pagesOf(serviceOf(demoCompany, { measuring }), storefront)).get('privacy-policy') ?? ''
    const words = [/Google Ireland Limited/, /Meta Platforms Ireland Limited/, /\((?:as a |als )hash\)|\(un hachage\)/i]
    expect(words.map((one) => one.test(page))).toEqual(said)
  })

  test('the privacy statement names Google Pay where it can be paid with, and nowhere else', async () => {
    const { payment } = usualSettings
    const isNamed = async (hasGooglePay: boolean, wallets: typeof payment.wallets) => {
      const service = serviceOf(demoCompany, { hasGooglePay }, { ...usualSettings, payment: { ...payment, wallets } })
      return (await pagesOf(service, storefront)).get('privacy-policy')?.includes('Google Pay.')
    }
    expect(await isNamed(true, ['applepay', 'googlepay'])).toBe(true)
    expect(await isNamed(true, ['applepay'])).toBe(false)
    expect(await isNamed(false, ['googlepay'])).toBe(false)
  })

  test('the privacy statement says that a wallet gives an address where one can order so, and nowhere else', async () => {
    const { payment, checkout } = usualSettings
    const isSaid = async (wallets: typeof payment.wallets, express = true, hasGooglePay = false) => {
      const settings = { ...usualSettings, payment: { ...payment, wallets }, checkout: { ...checkout, express } }
      const page = (await pagesOf(serviceOf(demoCompany, { hasGooglePay }, settings), storefront)).get('privacy-policy')
      return page?.includes('Apple Pay')
    }
    expect(await isSaid(['applepay'])).toBe(true)
    expect(await isSaid(['googlepay'], true, true)).toBe(true)
    expect(await isSaid(['googlepay'])).toBe(false)
    expect(await isSaid(['applepay'], false)).toBe(false)
    expect(await isSaid([])).toBe(false)
  })

  test('the privacy statement speaks of reviews and of their photographs where there are some, and nowhere else', async () => {
    const lengthWith = async (change: Partial<typeof usualSettings.reviews>) => {
      const settings = { ...usualSettings, reviews: { ...usualSettings.reviews, ...change } }
      return (await pagesOf(serviceOf(demoCompany, {}, settings), storefront)).get('privacy-policy')?.split('\n').length
    }
    const all = (await lengthWith({ offered: true, photographs: true })) ?? 0
    const without = (await lengthWith({ offered: true, photographs: false })) ?? 0
    const none = (await lengthWith({ offered: false, photographs: true })) ?? 0
    expect(all - without).toBeGreaterThan(0)
    // As much is said of reviews as of photographs: what they are, and for how long.
    expect(without - none).toBe(all - without)
  })

  test('the privacy statement speaks of gift cards and of repairs where they are offered, and nowhere else', async () => {
    const { giftCards, repairs } = usualSettings
    const partsWith = async (giftCardsOffered: boolean, repairsOffered: boolean) => {
      const settings = {
        ...usualSettings,
        giftCards: { ...giftCards, offered: giftCardsOffered },
        repairs: { ...repairs, offered: repairsOffered },
      }
      const page = (await pagesOf(serviceOf(demoCompany, {}, settings), storefront)).get('privacy-policy') ?? ''
      return page.split('\n')
    }
    const [all, noCards, noRepairs] = [
      await partsWith(true, true),
      await partsWith(false, true),
      await partsWith(true, false),
    ]
    const onlyIn = (parts: readonly string[], others: readonly string[]) =>
      parts.filter((part) => !others.includes(part))
    const [ofCards, ofRepairs] = [onlyIn(all, noCards), onlyIn(all, noRepairs)]
    // What they are, and for how long.
    for (const said of [ofCards, ofRepairs]) expect(said).toHaveLength(2)
    expect(ofCards[0]).toMatch(/^(Gift cards|Cadeaukaarten|Geschenkkarten|Cartes cadeaux)\./)
    expect(ofCards[1]).toMatch(/\b2\s/)
    expect(ofRepairs[0]).toMatch(/^(Repairs|Reparaties|Reparaturen|Réparations)\./)
  })

  test('nobody ever reads a placeholder', async () => {
    for (const service of [services.demo, services.meridian]) {
      for (const type of ['page', 'lookbook', 'blog_post', 'brand', 'error_page', 'layout']) {
        const found = await service.list({ type, lang: storefront.contentLang, pageSize: 100 })
        if ('unreadable' in found) throw new Error(found.unreadable)
        for (const page of found.documents) expect(saidOn(page), `${type} ${page.uid}`).not.toMatch(/\{\{|\}\}/)
      }
    }
  })

  test('the invented company says that it is invented, and marks its numbers', async () => {
    const pages = await pagesOf(services.demo, storefront)
    expect(pages.get('legal-notice')).toMatch(/invented|verzonnen|erfunden|inventés/)
    expect(pages.get('legal-notice')).toMatch(
      /00000917 \((demo number|demonummer|Demonummer|numéro de démonstration)\)/,
    )
  })
})
