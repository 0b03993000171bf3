import { expect, test } from 'vitest'
import { languages } from '#kernel/storefront.ts'
import { orderButtonLabel } from './order-button.ts'

test('the order button says in every language that it obliges to pay', () => {
  expect(languages.map(orderButtonLabel)).toEqual([
    'Order with obligation to pay',
    'Bestelling met betalingsverplichting',
    'Zahlungspflichtig bestellen',
    'Commande avec obligation de paiement',
  ])
})
