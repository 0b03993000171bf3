import type { OrderAddressFragment } from '../graphql/graphql.ts'
import { countryText } from './format.ts'
import { useScope } from './page-scope.tsx'

/** An address as it stands on an envelope, with the telephone number below. */
export function AddressLines({ address }: { readonly address: OrderAddressFragment }) {
  const { words, language } = useScope()
  const said = words.orders.page
  return (
    <address className="break">
      {envelopeLines({ ...address, country: countryText(address.country, language) }).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
      {address.phoneNumber ? (
        <>
          {said.telephone} <a href={`tel:${address.phoneNumber}`}>{address.phoneNumber}</a>
        </>
      ) : null}
    </address>
  )
}

export function envelopeLines(address: OrderAddressFragment): string[] {
  const street = [address.street, address.houseNumber, address.addition].filter(Boolean).join(' ')
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    ...(address.servicePoint ? [address.servicePoint] : [street, `${address.zipcode} ${address.city}`.trim()]),
    address.country,
  ].filter((line) => line !== '')
}
