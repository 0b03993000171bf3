import { type AddressValues, readAddressFields } from '#web/checkout/address-values.ts'

/** What stands in the form of a new account; a password never comes back to the page. */
export type RegistrationValues = {
  readonly salutation: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly birthday: string
  readonly newsletter: boolean
  readonly withAddress: boolean
  readonly address: AddressValues
}

export const emptyRegistration: RegistrationValues = {
  salutation: 'none',
  firstName: '',
  lastName: '',
  email: '',
  birthday: '',
  newsletter: false,
  withAddress: false,
  address: {},
}

export function readRegistration(form: FormData): RegistrationValues {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    salutation: text('salutation') === 'mr' || text('salutation') === 'mrs' ? text('salutation') : 'none',
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    birthday: text('birthday').trim(),
    newsletter: form.get('newsletter') !== null,
    withAddress: form.get('withAddress') !== null,
    address: readAddressFields(form, 'billingAddress'),
  }
}
