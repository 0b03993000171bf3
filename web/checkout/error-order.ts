import type { Country } from '#kernel/storefront.ts'
import { addressFields } from './address-fields.ts'
import type { Fault } from './validation-errors.ts'

/**
 * Faults in the order in which their fields stand on the page, which differs by country; what belongs to no field comes first.
 *
 * @param shown the country whose fields each address shows
 */
export function inFormOrder(
  faults: readonly Fault[],
  shown: Readonly<Record<'billingAddress' | 'shippingAddress', Country>>,
): Fault[] {
  const order = ['email', ...fieldsOf('billingAddress'), ...fieldsOf('shippingAddress')]
  return faults.toSorted((a, b) => order.indexOf(a.field ?? '') - order.indexOf(b.field ?? ''))

  function fieldsOf(address: keyof typeof shown): string[] {
    const postal = addressFields(shown[address]).map(({ name }) => name)
    return ['salutation', 'firstName', 'lastName', 'countryIso', ...postal, 'phoneNumber'].map(
      (name) => `${address}.${name}`,
    )
  }
}
