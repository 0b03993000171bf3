import type { OrderAddressFragment } from '../../graphql/graphql.ts'
import { useScope } from '../page-scope.tsx'
import type { ShownOrder } from './shown-order.ts'

/** Who bought, and where it goes. */
export function OrderAddresses({ order }: { readonly order: ShownOrder }) {
  const said = useScope().words.orders.page
  const isSame = linesOf(order.billingAddress).join() === linesOf(order.shippingAddress).join()
  return (
    <section className="card" aria-labelledby="customer">
      <h2 id="customer">{useScope().words.orders.customer}</h2>
      <p className="break">
        {order.email === '' ? null : <a href={`mailto:${order.email}`}>{order.email}</a>}
        <br />
        <span className="soft">
          {order.customerNumber ? `${said.customerNumber} ${order.customerNumber}` : said.guest}
        </span>
      </p>
      <AddressBlock title={said.shippingAddress} address={order.shippingAddress} />
      {isSame ? null : <AddressBlock title={said.billingAddress} address={order.billingAddress} />}
      {order.comment ? (
        <div>
          <h3>{said.comment}</h3>
          <p className="pre">{order.comment}</p>
        </div>
      ) : null}
    </section>
  )
}

function AddressBlock({ title, address }: { readonly title: string; readonly address: OrderAddressFragment }) {
  const said = useScope().words.orders.page
  return (
    <div>
      <h3>{title}</h3>
      <address className="break">
        {linesOf(address).map((line) => (
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
    </div>
  )
}

function linesOf(address: OrderAddressFragment): string[] {
  const street = [address.street, address.houseNumber, address.addition].filter(Boolean).join(' ')
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    ...(address.servicePoint ? [address.servicePoint] : [street, `${address.zipcode} ${address.city}`.trim()]),
    address.country,
  ].filter((line) => line !== '')
}
