import { data } from 'react-router'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { AddressLines } from '../ui/address-lines.tsx'
import { momentText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { packQuery } from './pack-document.ts'

export async function loader({ context, params }: RouteArgs<'number'>) {
  const { order } = await scopeOf(context).ask(packQuery, { number: params.number })
  if (!order) throw data(null, { status: 404 })
  return { order }
}

/** What lies on top in the box; printed by the browser. It names no prices: it may be a present. */
export default function Slip({ loaderData: { order } }: PageProps<typeof loader>) {
  const { words, shopName, language } = useScope()
  const said = words.packing
  return (
    <article className="card slip">
      <title>{`${said.slip} ${order.number} · ${shopName}`}</title>
      <div className="row between">
        <h1>{shopName}</h1>
        <p>
          <strong>{said.slip}</strong>
        </p>
      </div>
      <p>{said.slipAbout(order.number, momentText(order.placedAt, language, order.storefront))}</p>
      <AddressLines address={order.shippingAddress} />
      <ul className="presses">
        {order.lines
          .filter(({ type, waiting, quantity }) => type === 'article' && (waiting > 0 || quantity > 0))
          .map((line) => (
            <li key={line.position}>
              <strong>{line.waiting > 0 ? line.waiting : line.quantity} ×</strong>
              <span className="break">
                {[line.brand, line.name, line.color, line.size].filter(Boolean).join(' · ')}
                <br />
                <span className="soft small">{line.ean ?? line.sku}</span>
              </span>
            </li>
          ))}
      </ul>
      <p className="soft small">{said.slipThanks}</p>
    </article>
  )
}
