import { usePath, useTranslate } from '#web/shop-context.tsx'
import { errorTextOf, type ValidationError } from '../forms/validation-errors.ts'
import { AddressBook } from './address-book.tsx'
import { type AddressChoices, AddressForm } from './address-form.tsx'
import { shownAddressLines } from './address-lines.ts'
import type { CheckoutValues } from './address-values.ts'
import { pageParts } from './beside-part.ts'
import type { AddressView, CheckoutContext } from './checkout-document.ts'
import { KnownAddressFields } from './known-address.tsx'

type OnePageAddressesProps = AddressChoices & {
  readonly context: Pick<CheckoutContext, 'email' | 'billingAddress' | 'shippingAddress'>
  /** The customer's addresses, where there are several. */
  readonly book: readonly AddressView[]
  /** What stands in the form of the addresses: what is known, or what was just posted. */
  readonly values: CheckoutValues
  /** What was wrong with what was posted; nothing where nothing was. */
  readonly refused?: readonly ValidationError[] | undefined
  /** What the order was refused for. */
  readonly errors: readonly ValidationError[]
}

/** Where it goes and who is billed, as a card; behind 'Change', the book to choose from and the form to write another one. */
export function OnePageAddresses(props: OnePageAddressesProps) {
  const { context, book, values, refused, errors, countries, salutations } = props
  const t = useTranslate()
  const path = usePath()
  const { email, billingAddress, shippingAddress } = context
  if (!shippingAddress) return null
  const isBilledElsewhere = billingAddress && billingAddress.id !== shippingAddress.id
  const billed = isBilledElsewhere
    ? [t('form.labelled', { label: t('address.billing'), text: shownAddressLines(billingAddress).join(', ') })]
    : []
  const places = `${billingAddress?.id} ${shippingAddress.id}`
  return (
    <KnownAddressFields
      // What was changed is shown as a card again.
      key={places}
      title={t('address.delivery')}
      lines={[...shownAddressLines(shippingAddress), ...billed, email ?? '']}
      open={refused !== undefined}
      name={pageParts.address}
      error={errorTextOf(errors, pageParts.address, t)}
    >
      <AddressBook addresses={book} delivery={shippingAddress.id} action={path('checkoutOnePage')} />
      <AddressForm
        values={values}
        errors={refused}
        action={path('checkoutOnePage')}
        countries={countries}
        salutations={salutations}
      />
    </KnownAddressFields>
  )
}
