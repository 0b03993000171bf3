import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitalLink, gtinOfLink } from './digital-link.ts'
import { gtinOfEan, withCheckDigit } from './ean.ts'

test.each([
  ['/01/09506000134352', '09506000134352'],
  ['/01/09506000134352/', '09506000134352'],
  ['/01/09506000134352/10/ABC123', '09506000134352'],
  ['/01/09506000134352/22/2A/10/ABC%2F1/21/12-34', '09506000134352'],
  ['/01/09506000134352/235/X9', '09506000134352'],
  ['/01/09506000134353', undefined],
  ['/01/9506000134352', undefined],
  ['/01/09506000134352/21', undefined],
  ['/01/09506000134352/21/', undefined],
  ['/01/09506000134352/21/1/10/ABC', undefined],
  ['/01/09506000134352/21/1/21/2', undefined],
  ['/01/09506000134352/17/261231', undefined],
  ['/01/09506000134352/10/%E0%A4%A', undefined],
  ['/01/09506000134352/10/<script>', '09506000134352'],
  ['/01/09506000134352/10/a%20b', undefined],
  [`/01/09506000134352/10/${'A'.repeat(29)}`, undefined],
  ['/414/9506000134352', undefined],
  ['', undefined],
])('%s is the link of %s', (path, gtin) => expect(gtinOfLink(path)).toBe(gtin))

test('every EAN has a link that is read again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (digits) => {
      const gtin = gtinOfEan(withCheckDigit(digits))
      expect(gtinOfLink(new URL(digitalLink('https://shop.example', gtin)).pathname)).toBe(gtin)
    }),
  )
})

test('anything at all is read without harm', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(gtinOfLink(`/01${path}`)).toBeUndefined()
    }),
  )
})
