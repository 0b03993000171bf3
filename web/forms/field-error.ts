import { lacksHouseNumber } from '#kernel/address-line.ts'
import { emailError } from '#kernel/email.ts'
import type { MessageKey } from '#kernel/message-key.ts'
import { phoneError } from '#kernel/phone.ts'
import { postcodeError } from '#kernel/postcode.ts'
import type { Country } from '#kernel/storefront.ts'

/** House-number additions have four characters at most (specification §5). */
const additionMost = 4

const required: Readonly<Record<string, MessageKey>> = {
  firstName: 'first-name-required',
  lastName: 'last-name-required',
  street: 'street-required',
  city: 'city-required',
}

/**
 * What is wrong with a field that is being left: what a browser can know. The shop looks at everything again on arrival.
 *
 * @param receives whether parcels go to the address that it belongs to
 * @param name a field of the address form, with or without the address it belongs to: `billingAddress.city`
 */
export function fieldError(name: string, typed: string, country: Country, receives = true): MessageKey | undefined {
  const field = name.split('.').at(-1) ?? name
  switch (field) {
    case 'email':
      return emailError(typed)
    case 'phoneNumber':
      return phoneError(typed)
    case 'zipcode': {
      const error = postcodeError(typed, country)
      return error === 'zipcode-not-delivered' && !receives ? undefined : error
    }
    case 'additionalAddressLine1':
      return lacksHouseNumber(typed, country) ? 'house-number-required' : undefined
    case 'additionalAddressLine2':
      return country === 'NL' && [...typed.trim()].length > additionMost ? 'house-number-addition-too-long' : undefined
    default:
      return typed.trim() === '' ? required[field] : undefined
  }
}
