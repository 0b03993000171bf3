import { expect, test } from 'vitest'
import { renderInShop } from '#web/checkout/shop.fixture.tsx'
import type { GiftCardOffer } from './gift-card-documents.ts'
import { GiftCardPage } from './gift-card-page.tsx'

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
