import type { Country } from '#kernel/storefront.ts'
import type { ValidationError } from '../forms/validation-errors.ts'
import { addressFields } from './address-fields.ts'

/**
 * Errors in the order in which their fields stand on the page, which differs by country; what belongs to no field comes first.
 *
 * @param shown the country whose fields each address shows
 */
export function inFormOrder(
  errors: readonly ValidationError[],
  shown: Readonly<Record<'billingAddress' | 'shippingAddress', Country>>,
): ValidationError[] {
  const order = ['email', ...fieldsOf('billingAddress'), ...fieldsOf('shippingAddress')]
  return errors.toSorted((a, b) => order.indexOf(a.field ?? '') - order.indexOf(b.field ?? ''))

  function fieldsOf(address: keyof typeof shown): string[] {
    const postal = addressFields(shown[address]).map(({ name }) => name)
    return ['salutation', 'firstName', 'lastName', 'countryIso', ...postal, 'phoneNumber'].map(
      (name) => `${address}.${name}`,
    )
  }
}
