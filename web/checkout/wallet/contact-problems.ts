import type { Translate } from '#web/messages/translator.ts'
import { type ValidationError, validationError } from '../../forms/validation-errors.ts'
import { messageText } from '../../messages/api-messages.ts'

/** A part of what a wallet knows of its owner, as Apple Pay names them: https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield */
type WalletField = 'name' | 'addressLines' | 'postalCode' | 'locality' | 'countryCode' | 'emailAddress' | 'phoneNumber'

/** What the sheet is told of a contact that isn't taken. */
export type ContactProblem = {
  readonly of: 'shipping' | 'billing'
  readonly field: WalletField
  readonly message: string
}

const fields: Readonly<Record<string, WalletField>> = {
  firstName: 'name',
  lastName: 'name',
  street: 'addressLines',
  additionalAddressLine1: 'addressLines',
  additionalAddressLine2: 'addressLines',
  zipcode: 'postalCode',
  city: 'locality',
  countryIso: 'countryCode',
  phoneNumber: 'phoneNumber',
}

/** Whether an error speaks of who orders or of where it goes, and is mended in the first step. */
export const isOfContact = ({ field }: ValidationError): boolean =>
  field === 'email' || /^(?:billing|shipping)Address\./.test(field ?? '')

/** What is wrong with a wallet's contact, each beside the part of its sheet where it is mended. */
export function contactProblems(
  errors: readonly ValidationError[],
  elsewhere: boolean,
  t: Translate,
): readonly ContactProblem[] {
  return errors.filter(isOfContact).map((error) => {
    const [address, name = ''] = (error.field ?? '').split('.')
    const message = messageText(error, t)
    if (address === 'email') return { of: 'shipping', field: 'emailAddress', message }
    // One address for both is the one that the parcel goes to.
    const of = address === 'billingAddress' && elsewhere ? 'billing' : 'shipping'
    return { of, field: fields[name] ?? 'addressLines', message }
  })
}

/** Said of a country to which nothing is sent, as the first step says it. */
export const countryRefusal = (t: Translate): string =>
  messageText(validationError('country-not-delivered', 'countryIso'), t)
