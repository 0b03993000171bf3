import { expect, test } from 'vitest'
import { storefronts } from '#kernel/storefront.ts'
import { renderInShop, translateOf } from '#web/checkout/shop.fixture.tsx'
import { validationError } from '#web/forms/validation-errors.ts'
import { GiftCardBalancePage } from './gift-card-balance-page.tsx'
import type { GiftCardOffer } from './gift-card-documents.ts'
import { GiftCardPage } from './gift-card-page.tsx'
import { giftCardSummary } from './gift-card-summary.ts'
import { GiftCodePage } from './gift-page.tsx'

const amount = { amount: 2500, label: '€ 25,00' }
const offer: GiftCardOffer = {
  amounts: [amount],
  least: amount,
  most: amount,
  years: 5,
  today: '2026-11-29',
  lastMailDay: '2027-11-29',
  paymentMethods: [
    {
      id: 'ideal',
      name: 'iDEAL',
      description: null,
      icon: 'ideal',
      credit: false,
      termsRequired: false,
      termsUrl: null,
      wallet: null,
    },
  ],
}
const giver = { firstName: 'Sanne', lastName: 'de Wit', email: 'sanne@cordwainer.example' }

test('whoever is logged in need not type who they are', () => {
  const html = renderInShop('nl_NL', <GiftCardPage offer={offer} wish="1" giver={giver} />)
  for (const known of Object.values(giver)) expect(html).toContain(`value="${known}"`)
})

test.each(storefronts.map(({ code }) => code))('%s names the field of each error, and whose address it is', (code) => {
  const t = translateOf(code)
  const errors = [
    validationError('field-required', 'receiverName'),
    validationError('gift-card-receiver-email-required', 'receiverEmail'),
    validationError('email-required', 'giverEmail'),
    validationError('something-went-wrong'),
  ]
  expect(giftCardSummary(errors, t)).toEqual([
    {
      field: 'receiverName',
      text: t('form.labelled', { label: t('giftcard.receiver_name'), text: t('message.field-required') }),
    },
    { field: 'receiverEmail', text: t('message.gift-card-receiver-email-required') },
    { field: 'giverEmail', text: t('message.email-required') },
    { field: undefined, text: t('message.something-went-wrong') },
  ])
  expect(t('message.gift-card-receiver-email-required')).not.toBe(t('message.email-required'))
})

test('who looks up no code is asked for one, and is not told that it is unknown', () => {
  const html = renderInShop('nl_NL', <GiftCardBalancePage answer={{ typed: ' ', card: null }} />)
  expect(html).toContain('Typ de code van je cadeaukaart')
  expect(html).not.toContain(translateOf('nl_NL')('message.gift-card-not-found'))
})

test('a present without a code asks for it once its button was pressed', () => {
  const missing = translateOf('nl_NL')('message.code-required')
  expect(renderInShop('nl_NL', <GiftCodePage typed={null} />)).not.toContain(missing)
  expect(renderInShop('nl_NL', <GiftCodePage typed="" />)).toContain(missing)
})

test('in French a space stands before the colon of a label', () => {
  const [first] = giftCardSummary([validationError('field-required', 'receiverName')], translateOf('fr_BE'))
  expect(first?.text).toBe('Nom du destinataire\u00A0: Veuillez remplir ce champ')
})
