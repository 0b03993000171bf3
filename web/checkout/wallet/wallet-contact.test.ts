import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkoutValuesOf, readWalletContact, type WalletAddress } from './wallet-contact.ts'

const at = (country: string, lines: readonly string[], more: Partial<WalletAddress> = {}): WalletAddress => ({
  givenName: 'Sanne',
  familyName: 'de Wit',
  lines,
  postcode: '1012 AB',
  city: 'Amsterdam',
  country,
  ...more,
})
const valuesOf = (address: WalletAddress) =>
  checkoutValuesOf({ email: 'sanne@example.com', shipping: address, billing: undefined }).billingAddress

describe('the lines of a wallet', () => {
  test.each([
    ['NL', ['Damrak 12'], ['Damrak', '12', '']],
    ['NL', ['Damrak 12-A'], ['Damrak', '12', 'A']],
    ['NL', ['Damrak', '12'], ['Damrak', '12', '']],
    ['NL', ['Damrak', '12', 'A'], ['Damrak', '12', 'A']],
    ['BE', ['Dorpsstraat 12 bus 3'], ['Dorpsstraat', '12', '3']],
    ['BE', ['Meir 8', 'bus 3'], ['Meir', '8', 'bus 3']],
    ['DE', ['Domstraße 12a'], ['Domstraße', '12a', '']],
    ['DE', ['Hinterhaus', 'Domstraße 12a'], ['Domstraße', '12a', 'Hinterhaus']],
    ['AT', ['Lange Gasse 5/3/12', 'Top 4'], ['Lange Gasse', '5/3/12', 'Top 4']],
    // Where the form has one line for both, it stays as it was written.
    ['FR', ['12 rue de la Paix', 'Bâtiment B'], ['12 rue de la Paix', '', 'Bâtiment B']],
    ['GB', ['1 The Mall'], ['1 The Mall', '', '']],
    ['ES', ['Calle Mayor 5', '2º', 'izquierda'], ['Calle Mayor 5', '', '2º, izquierda']],
    // What has no number is asked for it by the first step's rules.
    ['NL', ['Damrak'], ['Damrak', '', '']],
    ['US', ['1 Main Street', 'Apt 2'], ['1 Main Street', '', 'Apt 2']],
    ['NL', [], ['', '', '']],
  ])('of %s %j', (country, lines, [street, additionalAddressLine1, additionalAddressLine2]) => {
    expect(valuesOf(at(country, lines))).toMatchObject({ street, additionalAddressLine1, additionalAddressLine2 })
  })

  test('lose no word of theirs, in whatever country', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$|^\d{1,4}$/)
    const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(
        fc.constantFrom('NL', 'BE', 'DE', 'FR', 'GB', 'US'),
        fc.array(line, { maxLength: 4 }),
        (country, lines) => {
          const { street = '', additionalAddressLine1 = '', additionalAddressLine2 = '' } = valuesOf(at(country, lines))
          const signs = (text: string) => [...text.replaceAll(/[^a-z\d]/g, '')].toSorted().join('')
          // A box keeps its number and not its word, which the form has itself.
          fc.pre(!/\b(?:bus|bte|box)\b/.test(lines.join(' ')))
          expect(signs(street + additionalAddressLine1 + additionalAddressLine2)).toBe(signs(lines.join('')))
        },
      ),
    )
  })
})

describe('a name', () => {
  test.each([
    ['Sanne de Wit', 'Sanne', 'de Wit'],
    ['María José García López', 'María', 'José García López'],
    ['Sanne', 'Sanne', ''],
    ['', '', ''],
  ])('of one piece, %j, is parted behind its first word', (name, firstName, lastName) => {
    const address = at('NL', ['Damrak 12'], { name, givenName: undefined, familyName: undefined })
    expect(valuesOf(address)).toMatchObject({ firstName, lastName })
  })
})

describe('the address of the card', () => {
  const shipping = at('NL', ['Damrak 12'])
  test('that is where it goes is no second one', () => {
    const contact = { email: 'a@b.nl', shipping, billing: at('NL', ['Damrak 12'], { city: 'AMSTERDAM' }) }
    expect(checkoutValuesOf(contact)).toMatchObject({ elsewhere: false, shippingAddress: {} })
  })
  test('that is elsewhere is the one of the bill', () => {
    const values = checkoutValuesOf({ email: 'a@b.nl', shipping, billing: at('DE', ['Domstraße 12a']) })
    expect(values.elsewhere).toBe(true)
    expect(values.billingAddress).toMatchObject({ countryIso: 'DE', street: 'Domstraße' })
    expect(values.shippingAddress).toMatchObject({ countryIso: 'NL', street: 'Damrak' })
  })
  test('of which the wallet says nothing is the one of the parcel', () => {
    expect(checkoutValuesOf({ email: '', shipping, billing: at('NL', []) }).elsewhere).toBe(false)
  })
})

describe('what a page posts', () => {
  test('is read as a wallet says it', () => {
    const contact = { email: ' a@b.nl ', shipping: at('nl', [' Damrak  12 ', '']), billing: undefined }
    expect(readWalletContact(JSON.stringify(contact))).toMatchObject({
      email: 'a@b.nl',
      shipping: { country: 'NL', lines: ['Damrak 12'] },
    })
  })
  test.each([null, '', '{', '[]', '1', 'null', '{}', '{"shipping":[]}', `{"shipping":{},"x":"${'x'.repeat(8000)}"}`])(
    '%.30s is none',
    (posted) => expect(readWalletContact(posted)).toBeUndefined(),
  )
  test('is text of bounded length, whatever is in it', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (shipping, billing) => {
        const contact = readWalletContact(`{"email":${shipping},"shipping":${shipping},"billing":${billing}}`)
        if (!contact) return
        const { email, billingAddress, shippingAddress } = checkoutValuesOf(contact)
        for (const text of [email, ...Object.values(billingAddress), ...Object.values(shippingAddress)]) {
          expect(typeof text).toBe('string')
          expect(text.length).toBeLessThan(1100)
        }
      }),
    )
  })
})
