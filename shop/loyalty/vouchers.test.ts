import { describe, expect, test } from 'vitest'
import { isEan } from '#kernel/ean.ts'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { demoCompany } from '#test/shop/company.ts'
import { voucherMail } from './voucher-mail.ts'
import { issueDay, newBarcode, type Voucher, voucherError, voucherValidity, writtenAmount } from './vouchers.ts'

const voucher: Voucher = {
  id: 'voucher-1',
  number: '700001',
  customerId: 'sanne',
  storefrontCode: 'nl_NL',
  barcode: '2912345678908',
  amount: 1000,
  currency: 'EUR',
  status: 'issued',
  validFrom: '2026-12-22',
  validTo: '2027-06-22',
  minimumPurchase: 0,
  maximumProducts: null,
}
const dutch = storefrontOf('nl_NL')
const english = storefrontOf('en_GB')

describe('the days of a voucher', () => {
  // Half past eleven in the evening in London, and the next day in Amsterdam.
  const night = new Date('2026-11-21T23:30:00Z')

  test('begin by the clock of its storefront', () => {
    expect(voucherValidity(night, dutch, 6)).toEqual({ from: '2026-11-22', to: '2027-05-22' })
    expect(voucherValidity(night, english, 6)).toEqual({ from: '2026-11-21', to: '2027-05-21' })
    expect(issueDay(night, dutch, 14)).toBe('2026-12-06')
    expect(issueDay(night, english, 14)).toBe('2026-12-05')
  })

  test.each([
    ['2026-12-21T22:59:59Z', 'unknown'],
    ['2026-12-21T23:00:00Z', undefined],
    ['2027-06-22T21:59:59Z', undefined],
    ['2027-06-22T22:00:00Z', 'expired'],
  ])('at %s it is %s', (at, error) => {
    expect(voucherError(voucher, { customerId: 'sanne', currency: 'EUR' }, new Date(at))).toBe(error)
  })
})

describe('a cart', () => {
  const now = new Date('2027-01-15T10:00:00Z')
  const own = { customerId: 'sanne', currency: 'EUR' } as const

  test.each([
    ['its owner’s', voucher, own, undefined],
    ['its owner’s, held by a cart', { ...voucher, status: 'reserved' }, own, undefined],
    ['somebody else’s', voucher, { ...own, customerId: 'bram' }, 'unknown'],
    [
      'somebody else’s that was redeemed',
      { ...voucher, status: 'redeemed' },
      { ...own, customerId: 'bram' },
      'unknown',
    ],
    ['one that was redeemed', { ...voucher, status: 'redeemed' }, own, 'redeemed'],
    ['one that has ended', { ...voucher, status: 'expired' }, own, 'expired'],
    ['one that was taken back', { ...voucher, status: 'void' }, own, 'unknown'],
    ['one in euros for a cart in pounds', voucher, { ...own, currency: 'GBP' }, 'other-currency'],
  ] as const)('asks for %s', (_, asked, cart, error) => {
    expect(voucherError(asked, cart, now)).toBe(error)
  })
})

test('barcodes are EAN-13 for use inside the company, and differ', () => {
  const barcodes = Array.from({ length: 500 }, newBarcode)
  for (const barcode of barcodes) {
    expect(barcode).toMatch(/^29/)
    expect(isEan(barcode)).toBe(true)
  }
  expect(new Set(barcodes).size).toBe(500)
})

test('the amount is written without cents', () => {
  expect(writtenAmount(voucher, dutch)).toBe('€\u00a010')
  expect(writtenAmount(voucher, english)).toBe('€10')
  expect(writtenAmount(voucher, storefrontOf('de_DE'))).toBe('10\u00a0€')
})

describe.each(storefronts.map(({ code }) => code))('the mails about a voucher in %s', (storefrontCode) => {
  const storefront = storefrontOf(storefrontCode)
  const owner = { email: 'sanne@example.com', firstName: 'Sanne <3', storefrontCode }

  test.each(['issued', 'expiring'] as const)('%s: say what it is worth, until when, and how it is used', (kind) => {
    const mail = voucherMail(kind, voucher, owner, { company: demoCompany, publicUrl: 'https://shop.example' })
    expect(mail).toMatchObject({ key: `voucher-${kind}:voucher-1`, to: owner.email, language: storefront.language })
    for (const part of [
      writtenAmount(voucher, storefront),
      '2912345678908',
      '2027',
      `https://shop.example${storefront.basePath}/customer/`,
    ]) {
      expect(mail.text).toContain(part)
      expect(mail.html).toContain(part)
    }
    expect(mail.html).toContain('Sanne &lt;3')
    expect(mail.subject).toContain(writtenAmount(voucher, storefront))
    // Only a shop with other prices has to say where it is taken.
    expect(mail.text.includes('euros.')).toBe(storefrontCode === 'en_GB')
  })
})
