import type { Country } from '#kernel/storefront.ts'
import type { WordKey } from '#web/messages/en.ts'
import type { ValidationError } from '../forms/validation-errors.ts'
import { addressFields } from './address-fields.ts'

/** Sentences that say what is wrong, but not where. */
const bare = new Set(['field-required', 'field-too-long', 'name-invalid'])

const labels: Readonly<Record<string, WordKey>> = {
  email: 'address.email',
  firstName: 'address.firstName',
  lastName: 'address.lastName',
  phoneNumber: 'address.phone',
}

/** The label that a summary puts before an error whose sentence names no field: 'Street: This is too long'. */
export function errorLabel({ messageKey, field }: ValidationError, country: Country): WordKey | undefined {
  if (!field || !bare.has(messageKey)) return undefined
  const name = field.split('.').at(-1) ?? field
  return addressFields(country).find((one) => one.name === name)?.label ?? labels[name]
}
