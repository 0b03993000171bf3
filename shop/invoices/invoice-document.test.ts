import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Invoice } from './invoice.ts'
import { invoiceDocument } from './invoice-document.ts'

const address = {
  country: 'NL',
  salutation: null,
  firstName: 'Sanne',
  lastName: 'de Wit',
  zipcode: '1012 AB',
  city: 'Amsterdam',
  street: 'Damrak',
  additionalAddressLine1: '12',
  additionalAddressLine2: null,
  phoneNumber: null,
  customFields: {},
} as const

const line = {
  type: 'article',
  sku: '10110.001.37.5',
  name: 'Court 2.0',
  color: 'Wit',
  size: '37.5',
  quantity: 1,
  unitPrice: 5000,
  discount: 0,
  gross: 5000,
  rate: 2100,
} as const

const invoiceIn = (storefrontCode: Invoice['storefrontCode']): Invoice => ({
  id: 'i',
  orderId: 'o',
  kind: 'invoice',
  refundId: null,
  number: 'EU-2026-000042',
  issuedAt: new Date('2026-11-21T10:00:00Z'),
  storefrontCode,
  currency: storefrontOf(storefrontCode).currency,
  total: 5000,
  content: {
    seller: ['Shop, Street 1'],
    orderNumber: '100001',
    orderedAt: '2026-11-21T10:00:00Z',
    suppliedAt: '2026-11-21T10:00:00Z',
    paymentMethod: 'card',
    buyer: address,
    destination: 'NL',
    lines: [line, { ...line, sku: 'tote.ONE', size: null, name: 'Tote' }],
    taxes: [],
    corrects: null,
    without: [],
  },
})

test.each([
  ['nl_NL', 'Kleur: Wit, Maat: 37,5, 10110.001.37.5', 'Kleur: Wit, tote.ONE'],
  ['en_GB', 'Colour: Wit, Size: 37.5, 10110.001.37.5', 'Colour: Wit, tote.ONE'],
] as const)('an invoice of %s writes a half size as its language does, and no SKU differently', (code, ...told) => {
  const tables = invoiceDocument(invoiceIn(code), 'Shop').blocks.filter(({ kind }) => kind === 'table')
  expect(JSON.stringify(tables[0])).toContain('Court 2.0')
  for (const details of told) expect(JSON.stringify(tables[0])).toContain(JSON.stringify([details]))
})
