import { describe, expect, test } from 'vitest'
import { type StorefrontCode, storefronts } from '#kernel/storefront.ts'
import { demoCompany } from '#test/shop/company.ts'
import type { OrderLine } from '../orders/order.ts'
import { type DeclinedReviewNote, declinedReviewMail } from './declined-mail.ts'
import { declinedMailMessages } from './declined-mail-messages.ts'
import { declineReasons } from './product-review.ts'

const senderDetails = { company: demoCompany, publicUrl: 'https://shop.example' }
const id = '00000000-0000-4000-8000-000000000000'
const boot: OrderLine = {
  type: 'article',
  sku: '10412.003',
  productSku: '10412',
  ean: null,
  brand: 'Torrevanni',
  name: 'Amstel chelsea boot',
  size: '38',
  color: 'cognac',
  image: 'packshots/chelsea-0',
  quantity: 1,
  regularPrice: 100,
  unitPrice: 100,
  total: 100,
  discount: 0,
  taxRate: 21,
  tax: 0,
}
const mailTo = (storefrontCode: StorefrontCode, change: Partial<DeclinedReviewNote> = {}) =>
  declinedReviewMail(
    {
      reviewId: id,
      orderId: id,
      email: 'robin@example.com',
      sku: '10412',
      stars: 2,
      text: 'First <b>line</b>\nSecond & last',
      writtenAt: '2026-11-24T10:00:00.000Z',
      decidedAt: '2026-11-25T23:30:00.000Z',
      reason: 'insult',
      explanation: '',
      next: 'again',
      ...change,
    },
    { number: '100001', storefrontCode, deepLinkCode: 'AAAA', lines: [{ ...boot, productSku: null }, boot] },
    senderDetails,
  )

/** What article 17 (3) asks for, in each language: restriction, reason, ground, who decided, out-of-court and judicial redress. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Your review is not shown: Amstel chelsea boot',
    'not shown on any page of our shop, in any country',
    'The reason: the review insults somebody.',
    'Our rules for reviews don’t allow that.',
    'No automated means were used',
    'Answer this mail',
    'out-of-court dispute settlement body, or to a court',
    'Article 17 of Regulation (EU) 2022/2065',
  ],
  nl: [
    'Je beoordeling is niet te zien: Amstel chelsea boot',
    'op geen enkele pagina van onze winkel te zien is, in geen enkel land',
    'De reden: de beoordeling beledigt iemand.',
    'Onze regels voor beoordelingen staan dat niet toe.',
    'Er zijn geen geautomatiseerde middelen gebruikt',
    'Antwoord op deze mail',
    'buitengerechtelijke geschillenbeslechting gaan, of naar de rechter',
    'artikel 17 van Verordening (EU) 2022/2065',
  ],
  de: [
    'Ihre Bewertung ist nicht zu sehen: Amstel chelsea boot',
    'auf keiner Seite unseres Onlineshops zu sehen ist, in keinem Land',
    'Der Grund: Die Bewertung beleidigt jemanden.',
    'Unsere Regeln für Bewertungen erlauben das nicht.',
    'Automatisierte Mittel wurden nicht verwendet',
    'Antworten Sie auf diese E-Mail',
    'außergerichtliche Streitbeilegung oder an ein Gericht',
    'Artikel 17 der Verordnung (EU) 2022/2065',
  ],
  fr: [
    'Votre avis n’est pas affiché\u00a0: Amstel chelsea boot',
    'sur aucune page de notre boutique, dans aucun pays',
    'La raison\u00a0: l’avis insulte quelqu’un.',
    'Nos règles sur les avis ne le permettent pas.',
    'Aucun moyen automatisé n’a été utilisé',
    'Répondez à cet e-mail',
    'règlement extrajudiciaire des litiges, ou un tribunal',
    'l’article 17 du règlement (UE) 2022/2065',
  ],
}

describe.each(storefronts.map(({ code, language }) => [code, language] as const))('in %s', (code, language) => {
  test('the mail states the decision, its reason and ground, that a person decided, and how to object', () => {
    const mail = mailTo(code)
    const told = [mail.subject, mail.text].join('\n')
    expect(sentences[language]).toBeDefined()
    for (const sentence of sentences[language] ?? []) expect(told).toContain(sentence)
    const { phone, email } = demoCompany.contacts[code]
    for (const way of [phone, email]) expect(mail.text).toContain(way)
    expect(mail.headers).toEqual({ 'Reply-To': email })
  })

  test('each reason has a sentence of its own', () => {
    const paragraphs = declineReasons.map((reason) => mailTo(code, { reason }).text.split('\n\n')[2])
    expect(new Set(paragraphs).size).toBe(declineReasons.length)
  })
})

test('a Spanish reader is told the same', () => {
  const messages = declinedMailMessages('es-es')
  expect(messages.reasons.insult).toBe('El motivo: la opinión insulta a alguien.')
  expect(messages.person).toContain('No se han utilizado medios automatizados')
  expect(messages.beyond).toContain('resolución extrajudicial de litigios o a los tribunales')
})

test('a Flemish reader reaches the customer service that they know', () => {
  expect(mailTo('nl_BE').text).toContain('klantendienst')
  expect(mailTo('nl_NL').text).toContain('klantenservice')
})

test('the review is quoted as it was typed, and is no part of the page', () => {
  const { html, text } = mailTo('en_GB')
  expect(text).toContain('First <b>line</b>\nSecond & last')
  expect(html).toContain('First &lt;b&gt;line&lt;/b&gt;<br>Second &amp; last')
  const typed = mailTo('en_GB', { reason: 'unlawful', explanation: 'Section 1 <i>Act</i>' })
  expect(typed.text).toContain('More precisely: Section 1 <i>Act</i>')
  expect(typed.text).toContain('We may not publish what the law forbids.')
  expect(typed.html).toContain('Section 1 &lt;i&gt;Act&lt;/i&gt;')
})

test('it names the days by the clock of the storefront, the rules, and where another text is written', () => {
  const { text, key } = mailTo('nl_NL')
  expect(key).toBe(`review-declined:${id}:${Date.parse('2026-11-25T23:30:00.000Z')}`)
  expect(text).toContain('24 november 2026')
  expect(text).toContain('26 november 2026')
  expect(text).toMatch(/https:\/\/shop\.example\/nl\/reviews\/10412\/#how/)
  expect(text).toMatch(/https:\/\/shop\.example\/nl\/order\/review\/\?order=[\w-]+&line=1/)
})

test('after the second text, or where nobody reviews any more, it promises no other', () => {
  const [last, nothing] = [mailTo('en_GB', { next: 'last' }), mailTo('en_GB', { next: 'nothing' })]
  expect(last.text).toContain('We can’t take a third one.')
  expect(nothing.text).not.toContain('second review')
  expect(nothing.text).not.toContain('#how')
  for (const { text } of [last, nothing]) expect(text).not.toContain('order/review')
})
