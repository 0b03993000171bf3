import { splitAddressLine } from '#kernel/address-line.ts'
import type { Country } from '#kernel/storefront.ts'
import { fillField } from '#web/ui/fill-field.ts'

/**
 * Moves a house number out of the street into its own field, where a browser or a shopper wrote both into one.
 *
 * @param address `billingAddress` or `shippingAddress`
 */
export function splitTypedStreet(form: HTMLFormElement, address: string, country: Country): void {
  const control = (name: string) => {
    const found = form.elements.namedItem(`${address}.${name}`)
    return found instanceof HTMLInputElement ? found : undefined
  }
  const street = control('street')
  const number = control('additionalAddressLine1')
  const addition = control('additionalAddressLine2')
  if (!street || !number) return
  const typed = { street: street.value, houseNumber: number.value, addition: addition?.value ?? '' }
  const split = splitAddressLine(typed, country)
  if (split === typed) return
  fillField(street, split.street)
  fillField(number, split.houseNumber)
  if (addition) fillField(addition, split.addition)
}
