import { describe, expect, test } from 'vitest'
import { addressInput, countryOf, readCheckoutForm, valuesOfAddress } from './address-values.ts'
import { knownAddress } from './shop.fixture.tsx'

function posted(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the address form as it was posted', () => {
  const long = 'x'.repeat(10_000)
  const values = readCheckoutForm(
    posted({
      email: 'greta@',
      elsewhere: 'yes',
      'billingAddress.countryIso': 'DE',
      'billingAddress.salutation': 'none',
      'billingAddress.street': long,
      'shippingAddress.city': 'Köln',
    }),
  )

  test('keeps everything that was typed, however long or wrong', () => {
    expect(values).toEqual({
      email: 'greta@',
      elsewhere: true,
      billingAddress: { countryIso: 'DE', salutation: 'none', street: long },
      shippingAddress: { city: 'Köln' },
    })
  })

  test("'rather not say' is no salutation", () => {
    expect(addressInput(values.billingAddress).salutation).toBeNull()
  })

  test('a country that nobody knows shows the fields of the storefront', () => {
    expect(countryOf({ countryIso: 'XX' }, 'NL')).toBe('NL')
    expect(countryOf({ countryIso: 'DE' }, 'NL')).toBe('DE')
  })
})

test('a known address fills the form again', () => {
  expect(valuesOfAddress(knownAddress)).toMatchObject({
    countryIso: 'NL',
    salutation: 'none',
    additionalAddressLine2: '',
  })
})
