import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { writtenDeliveryDate } from '#kernel/delivery-date.ts'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { demoCompany, meridian } from '#test/shop/company.ts'
import type { Address } from './address.ts'
import { type Order, orderReference } from './order.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { confirmationMessages } from './order-confirmation-messages.ts'
import { withdrawalMessages } from './withdrawal-messages.ts'

const publicUrl = 'https://www.cordwainer.example'

const home: Address = {
  country: 'NL',
  salutation: null,
  firstName: 'Sanne',
  lastName: 'van der Veen',
  zipcode: '1012 AB',
  city: 'Amsterdam',
  street: 'Kalverstraat',
  additionalAddressLine1: '12',
  additionalAddressLine2: 'A',
  phoneNumber: null,
  customFields: {},
}

const article = {
  type: 'article',
  sku: '10101.100.42',
  productSku: '10101.100',
  ean: null,
  brand: 'Langstraet',
  name: 'Derby Alma',
  size: '42',
  color: 'Cognac',
  image: null,
  quantity: 2,
  regularPrice: 9995,
  unitPrice: 9995,
  total: 19990,
  discount: 0,
  taxRate: 2100,
  tax: 3469,
} as const

const delivery = {
  ...article,
  type: 'delivery',
  sku: 'delivery',
  productSku: null,
  name: 'PostNL',
  size: null,
  color: null,
  quantity: 1,
  regularPrice: 495,
  unitPrice: 495,
  total: 495,
  tax: 86,
} as const

function orderIn(storefront: Storefront, change: Partial<Order> = {}): Order {
  return {
    id: '6f1d0c1e-5b1c-4a52-9f6e-0a2c1f9d7e11',
    number: '100001',
    deepLinkCode: 'abcdefghijklmnopqrstuv',
    cartId: 'c',
    storefrontCode: storefront.code,
    language: storefront.language,
    email: 'sanne@example.com',
    billingAddress: home,
    shippingAddress: {
      ...home,
      firstName: 'Bram',
      street: 'Oudegracht',
      additionalAddressLine1: '411',
      zipcode: '3511 PJ',
    },
    shippingMethod: 'postnl',
    paymentMethod: 'ideal',
    currency: storefront.currency,
    subtotal: 19990,
    costsTotal: 0,
    discountTotal: 0,
    shippingTotal: 495,
    total: 20485,
    taxTotal: 3555,
    taxGroups: [{ rate: 2100, gross: 20485, tax: 3555 }],
    state: 'paid',
    stockReserved: true,
    createdAt: new Date('2026-11-21T22:30:00Z'),
    paidAt: new Date('2026-11-21T22:31:00Z'),
    returnDays: 14,
    lines: [article, delivery],
    ...change,
  }
}

const mailIn = (storefront: Storefront, change: Partial<Order> = {}) =>
  orderConfirmation(orderIn(storefront, change), { company: demoCompany, publicUrl, storefront })

/** What a reader of the HTML part reads. */
const shown = (html: string) =>
  html
    .replace(/<(style|title)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const spaced = (text: string) => text.replace(/\s+/gu, ' ')

const netherlands = storefrontOf('nl_NL')

describe.each(storefronts)('in $code', (storefront: Storefront) => {
  const messages = confirmationMessages(storefront)
  const withdrawal = withdrawalMessages(storefront.contentLang)
  const mail = mailIn(storefront)
  const facts = [
    'Sanne van der Veen',
    'Bram van der Veen',
    'Kalverstraat 12 A',
    '1012 AB Amsterdam',
    'Oudegracht 411 A',
    '3511 PJ Amsterdam',
    '100001',
    'Derby Alma',
    `${messages.color}${messages.colon}Cognac`,
    `${messages.size}${messages.colon}42`,
    `${messages.quantity}${messages.colon}2 ×`,
    messages.subtotal,
    `${messages.delivery} (PostNL)`,
    messages.total,
    messages.deliveryAddress,
    messages.billingAddress,
    'iDEAL | Wero',
    messages.delivered(1, 3),
    messages.fromStore(3, 5),
    withdrawal.right,
    withdrawal.how(demoCompany.contacts[storefront.code].email),
    withdrawal.formNote,
    'Cordwainer B.V.',
    '00000917',
    'NL000000917B00',
    demoCompany.contacts[storefront.code].phone,
  ]

  test('both parts say everything that was agreed', () => {
    for (const fact of facts) {
      expect(spaced(mail.text).toLowerCase()).toContain(spaced(fact).toLowerCase())
      expect(spaced(shown(mail.html))).toContain(spaced(fact))
    }
  })

  test('it goes to the buyer, in the language of the order, under a key of its own', () => {
    expect(mail).toMatchObject({
      to: 'sanne@example.com',
      language: storefront.language,
      key: 'order-confirmation:6f1d0c1e-5b1c-4a52-9f6e-0a2c1f9d7e11',
    })
    expect(mail.subject).toContain('100001')
    expect(mail.html).toContain(`<html lang="${storefront.iso}">`)
  })

  test('links lead to this storefront, and their pages exist', () => {
    const base = publicUrl + storefront.basePath
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])
    expect(links).toContain(`${base}/order/?order=${orderReference(orderIn(storefront))}`)
    expect(links).toContain(
      `${publicUrl}${routePath(storefront, 'withdraw')}?order=${orderReference(orderIn(storefront))}`,
    )
    for (const uid of Object.values(messages.pages)) {
      expect(links).toContain(`${base}/${uid}/`)
      expect(mail.text).toContain(`${base}/${uid}/`)
      const document = new URL(`../../demo/content/page/${uid}.${storefront.contentLang}.json`, import.meta.url)
      expect(JSON.parse(readFileSync(document, 'utf8'))).toMatchObject({ uid })
    }
  })

  test('another company writes in its own name', () => {
    const company = meridian
    const { text, html } = orderConfirmation(orderIn(storefront), { company, publicUrl, storefront })
    for (const part of [text, shown(html)]) {
      for (const fact of ['Meridian Shoes GmbH', 'HRB 4711', 'DE999999999', '+49 30 999 999', 'help@meridian.example'])
        expect(part).toContain(fact)
      expect(part).not.toMatch(/Cordwainer B\.V\.|00000917|Waalwijk/)
    }
  })
})

test.each([
  ['en_GB', '£199.90', '£204.85', 'Including 21% VAT on £204.85', '£35.55', '21 November 2026'],
  ['nl_NL', '€ 199,90', '€ 204,85', 'Waarvan 21% btw over € 204,85', '€ 35,55', '21 november 2026'],
  ['fr_BE', '199,90 €', '204,85 €', 'Dont TVA 21 % sur 204,85 €', '35,55 €', '21 novembre 2026'],
  ['de_DE', '199,90 €', '204,85 €', 'Darin enthalten: 21 % MwSt. auf 204,85 €', '35,55 €', '21. November 2026'],
] as const)('%s shows totals, tax and the date its own way', (code, ...facts) => {
  const mail = mailIn(storefrontOf(code))
  for (const fact of facts) {
    expect(spaced(mail.text)).toContain(fact)
    expect(spaced(shown(mail.html))).toContain(fact)
  }
})

test('the date is the day on which the shopper ordered, where they are', () => {
  const late = { createdAt: new Date('2026-11-21T23:30:00Z') }
  expect(mailIn(storefrontOf('nl_NL'), late).text).toContain('22 november 2026')
  expect(mailIn(storefrontOf('en_GB'), late).text).toContain('21 November 2026')
})

test('whole prices have no decimals in Belgium, and others keep them', () => {
  const whole = { lines: [{ ...article, unitPrice: 10000, total: 20000 }, delivery], subtotal: 20000 }
  expect(spaced(mailIn(storefrontOf('nl_BE'), whole).text)).toContain('Subtotaal: € 200 ')
  expect(spaced(mailIn(storefrontOf('nl_BE'), whole).text)).not.toContain('200,00')
  expect(spaced(mailIn(netherlands, whole).text)).toContain('€ 200,00')
})

test('free delivery is called free', () => {
  const mail = mailIn(netherlands, { shippingTotal: 0, total: 19990 })
  expect(mail.text).toContain('Verzendkosten (PostNL): Gratis')
})

test('two rates of tax are two lines', () => {
  const mail = mailIn(storefrontOf('en_GB'), {
    taxGroups: [
      { rate: 2000, gross: 12000, tax: 2000 },
      { rate: 0, gross: 8485, tax: 0 },
    ],
  })
  expect(mail.text).toContain('Including 20% VAT on £120.00: £20.00')
  expect(mail.text).toContain('Including 0% VAT on £84.85: £0.00')
})

test('each line says its own rate where lines differ, and nothing where they are alike', () => {
  const book = { ...article, sku: 'book', name: 'The shoemaker', taxRate: 900, tax: 1651 }
  const taxGroups = [
    { rate: 2100, gross: 20485, tax: 3555 },
    { rate: 900, gross: 19990, tax: 1651 },
  ]
  const mixed = mailIn(netherlands, { lines: [article, book, delivery], taxGroups })
  for (const part of [spaced(mixed.text), spaced(shown(mixed.html))]) {
    expect(part).toMatch(/Derby Alma[\s\S]*?21% btw[\s\S]*?The shoemaker[\s\S]*?9% btw/)
  }
  expect(mailIn(netherlands).text).not.toMatch(/^ *21% btw$/m)
})

test('a discount over goods of two rates is one line for whoever reads', () => {
  const part = { ...delivery, type: 'discount', name: 'Welkomstkorting' } as const
  const parts = [
    { ...part, total: -700 },
    { ...part, total: -300, taxRate: 900 },
  ]
  const { text } = mailIn(netherlands, { lines: [article, ...parts, delivery] })
  expect(text.split('Welkomstkorting').length).toBe(2)
  expect(spaced(text)).toContain('Welkomstkorting: \u2212€ 10,00')
})

test('a discount stands between subtotal and delivery', () => {
  const discount = { ...delivery, type: 'discount', name: 'Welkomstkorting', total: -1000 } as const
  const { text } = mailIn(netherlands, { lines: [article, discount, delivery] })
  expect(text.indexOf('Welkomstkorting')).toBeGreaterThan(text.indexOf('Subtotaal'))
  expect(text.indexOf('Welkomstkorting')).toBeLessThan(text.indexOf('Verzendkosten'))
})

test('an article in one size and no colour says only how many', () => {
  const { text } = mailIn(netherlands, { lines: [{ ...article, size: null, color: null }, delivery] })
  expect(text).not.toMatch(/Maat|Kleur|null/)
})

test('what a shopper or a catalogue typed never becomes markup', () => {
  const evil = `<script>alert(1)</script><img src=x onerror="alert('2')">&`
  const { html, text } = mailIn(netherlands, {
    billingAddress: { ...home, firstName: evil, lastName: evil, street: evil },
    lines: [
      { ...article, name: evil, color: evil, size: evil },
      { ...delivery, name: evil },
    ],
    paymentMethod: evil,
  })
  expect(html).not.toMatch(/<script|<img(?! src="https:\/\/www\.cordwainer\.example\/)/i)
  expect(shown(html)).toContain(evil)
  expect(text).toContain(evil)
})

test('nothing is fetched but pictures of the shop, whose addresses name nobody', () => {
  for (const storefront of storefronts) {
    const { html } = mailIn(storefront)
    expect(html).not.toMatch(/<link|@import|url\(/i)
    const addresses = [...html.matchAll(/src="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses).toEqual([`${publicUrl}/icon-192.png`])
  }
})

test('it keeps to 600 pixels, narrows with the screen and follows a dark one', () => {
  const { html } = mailIn(netherlands)
  expect(html).toContain('width="600"')
  expect(html).toContain('width:100%;max-width:600px')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('prefers-color-scheme: dark')
})

test('the Dutch mail has no English in it', () => {
  // What both languages spell alike, or a name.
  const shared = new Set(['incl', 'is', 'in', 'of', 'we'])
  const wordsOf = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .replace(/https?:\S+/g, ' ')
        .match(/\p{L}{2,}/gu),
    )
  const english = wordsOf(mailIn(storefrontOf('en_GB')).text)
  const others = new Set([
    ...wordsOf(mailIn(storefrontOf('de_DE')).text),
    ...wordsOf(mailIn(storefrontOf('fr_FR')).text),
  ])
  const common = [...wordsOf(mailIn(netherlands).text)].filter(
    (word) => english.has(word) && !others.has(word) && !shared.has(word),
  )
  expect(common).toEqual([])
})

test('each form of address is its language’s own', () => {
  expect(mailIn(netherlands).text).not.toMatch(/\b(uw)\b/i)
  expect(mailIn(storefrontOf('de_DE')).text).not.toMatch(/\b(du|dein|deine|deiner|dir)\b/i)
  expect(mailIn(storefrontOf('fr_FR')).text).not.toMatch(/\b(tu|ton|tes|toi)\b/i)
})

test('Belgium has its own words', () => {
  const flemish = mailIn(storefrontOf('nl_BE')).text
  expect(flemish).toContain('Geleverd binnen 1–3 werkdagen')
  expect(flemish).toContain('Klantendienst')
  expect(mailIn(storefrontOf('fr_BE')).text).toContain('jours ouvrables')
  expect(mailIn(storefrontOf('fr_FR')).text).not.toContain('ouvrables')
})

test('ways to pay that are no brands are called in the reader’s language', () => {
  expect(mailIn(storefrontOf('de_DE'), { paymentMethod: 'banktransfer' }).text).toContain(
    'Zahlungsart: Banküberweisung',
  )
  expect(mailIn(storefrontOf('fr_FR'), { paymentMethod: 'creditcard' }).text).toContain('Carte bancaire')
})

test.each(storefronts)(
  'a mail in $code that leaves after the day it would name says how long it takes',
  (storefront) => {
    const deliveryDate = {
      earliest: '2026-11-24',
      latest: '2026-11-24',
      window: null,
      orderedBy: '2026-11-23T22:00:00Z',
    }
    const order = orderIn(storefront, { deliveryDate })
    const on = writtenDeliveryDate(deliveryDate, storefront)
    const textAt = (now: string) =>
      orderConfirmation(order, { company: demoCompany, publicUrl, storefront, now: new Date(now) }).text
    expect(textAt('2026-11-24T12:00:00Z')).toContain(on)
    expect(textAt('2026-11-25T12:00:00Z')).not.toContain(on)
  },
)

test('English mails write email as the shop does', () => {
  const { text, html } = mailIn(storefrontOf('en_GB'))
  expect(text + html).not.toMatch(/\be-mail/i)
})
