import { describe, expect, test } from 'vitest'
import type { CustomsFacts } from '../catalog/passport-store.ts'
import type { OrderLine } from '../orders/order.ts'
import { customsDeclarationOf, type DeclaredOrder } from './customs-declaration.ts'

const boots = {
  type: 'article',
  sku: '10001.001-42',
  productSku: '10001.001',
  name: 'Chelseaboot Maas',
  quantity: 3,
  unitPrice: 4000,
  total: 12_000,
  discount: 0,
  taxRate: 2000,
} as OrderLine
const bag = { ...boots, sku: '10004.001-ONE', productSku: '10004.001', name: 'Tas', quantity: 1, total: 4000 }
const told = (change: Partial<CustomsFacts> = {}): CustomsFacts => ({
  name: { en: 'Maas Chelsea boot', nl: 'Chelseaboot Maas', de: '', fr: '' },
  origin: 'PT',
  tariffCode: '64039116',
  ...change,
})
const box = (change: Partial<DeclaredOrder> = {}, ...lines: OrderLine[]): DeclaredOrder => ({
  order: { number: '100001', currency: 'GBP', storefrontCode: 'en_GB', lines },
  invoices: [],
  before: new Map(),
  pieces: new Map(lines.map(({ quantity }, position) => [position, quantity])),
  facts: new Map([
    ['10001.001', told()],
    ['10004.001', told({ tariffCode: '42022100' })],
  ]),
  pieceWeight: 900,
  ...change,
})
/** Prices and how many pieces have them. */
function declaredAt(declared: DeclaredOrder): readonly (readonly [number, number])[] {
  const told = customsDeclarationOf(declared)
  if ('lacking' in told) throw new Error(`It lacks ${told.lacking}`)
  return told.contents.map(({ unitPrice, quantity }) => [unitPrice, quantity])
}

describe('what customs are told of a box', () => {
  test('each article in English, at what was paid for it without VAT', () => {
    expect(customsDeclarationOf(box({}, { ...boots, quantity: 2, total: 9600 }))).toEqual({
      reason: 'commercial-goods',
      invoice: { number: '100001', day: null },
      currency: 'GBP',
      contents: [
        {
          articleNumber: '10001.001-42',
          description: 'Maas Chelsea boot',
          quantity: 2,
          unitWeight: 900,
          unitPrice: 4000,
          tariffCode: '64039116',
          origin: 'PT',
        },
      ],
    })
  })

  test('its share of the discounts is taken off before VAT is', () => {
    expect(declaredAt(box({}, { ...bag, total: 6000, discount: 1200 }))).toEqual([[4000, 1]])
  })

  test('a price that can’t be parted evenly is two prices, which add up to the cent', () => {
    // 120.01 with 20 % VAT are 100.01 without it.
    expect(declaredAt(box({}, { ...boots, total: 12_001 }))).toEqual([
      [3334, 2],
      [3333, 1],
    ])
  })

  test('the parcels of an order together are worth what was paid for it, whatever left first', () => {
    const line = { ...boots, total: 12_001 }
    const first = declaredAt(box({ pieces: new Map([[0, 1]]) }, line))
    const rest = declaredAt(box({ before: new Map([[0, 1]]), pieces: new Map([[0, 2]]) }, line))
    expect(first).toEqual([[3334, 1]])
    expect(rest).toEqual([
      [3334, 1],
      [3333, 1],
    ])
  })

  test('of a part of an order only what lies in the box', () => {
    const declared = customsDeclarationOf(box({ pieces: new Map([[1, 1]]) }, boots, bag))
    expect(declared).toMatchObject({ contents: [{ articleNumber: '10004.001-ONE', tariffCode: '42022100' }] })
  })

  test('the invoice once there is one, with its day where it was sold', () => {
    const invoices = [
      { kind: 'credit-note' as const, number: 'GB-C-1', issuedAt: new Date('2026-11-29T12:00:00Z') },
      { kind: 'invoice' as const, number: 'GB-2026-000042', issuedAt: new Date('2026-06-30T23:30:00Z') },
    ]
    expect(customsDeclarationOf(box({ invoices }, bag))).toMatchObject({
      invoice: { number: 'GB-2026-000042', day: '2026-07-01' },
    })
  })
})

describe('what customs can’t be told', () => {
  test.each([
    ['no tariff code', { tariffCode: null }],
    ['no origin', { origin: null }],
  ])('of an article with %s is named by its number, once', (_, unknown) => {
    const facts = new Map([['10001.001', told(unknown)]])
    expect(customsDeclarationOf(box({ facts }, boots, { ...boots, sku: '10001.001-43' }, bag))).toEqual({
      lacking: ['10001.001', '10004.001'],
    })
  })

  test('of an article that lies in no box of this parcel keeps nothing back', () => {
    const facts = new Map([['10004.001', told()]])
    const declared = customsDeclarationOf(box({ facts, pieces: new Map([[1, 1]]) }, boots, bag))
    expect(declared).toHaveProperty('contents')
  })
})
