import type { OrderAddressFragment } from '../../graphql/graphql.ts'
import { AddressLines, envelopeLines } from '../address-lines.tsx'
import { useScope } from '../page-scope.tsx'
import type { ShownOrder } from './shown-order.ts'

/** Who bought, and where it goes. */
export function OrderAddresses({ order }: { readonly order: ShownOrder }) {
  const said = useScope().words.orders.page
  const isSame = envelopeLines(order.billingAddress).join() === envelopeLines(order.shippingAddress).join()
  return (
    <section className="card" aria-labelledby="customer">
      <h2 id="customer">{useScope().words.orders.customer}</h2>
      <p className="break">
        {order.email === '' ? null : <a href={`mailto:${order.email}`}>{order.email}</a>}
        <br />
        <span className="soft">
          {order.customerNumber ? (
            <a href={`/customers/${order.customerNumber}`}>
              {said.customerNumber} {order.customerNumber}
            </a>
          ) : (
            said.guest
          )}
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
  return (
    <div>
      <h3>{title}</h3>
      <AddressLines address={address} />
    </div>
  )
}
