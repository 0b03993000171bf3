import { data } from 'react-router'
import { renderSVG } from 'uqr'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { AddressLines } from '../ui/address-lines.tsx'
import { momentText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { packQuery } from './pack-document.ts'

export async function loader({ context, params }: RouteArgs<'number'>) {
  const { ask, services } = scopeOf(context)
  const { order } = await ask(packQuery, { number: params.number })
  if (!order) throw data(null, { status: 404 })
  const link = order.giftPath ? `${services.storefrontUrl}${order.giftPath}` : null
  return { order, gift: link ? { link, qr: renderSVG(link, { ecc: 'M', border: 4 }) } : null }
}

/** What lies on top in the box; printed by the browser. It names no prices, and of a present not even who ordered it, or where it went. */
export default function Slip({ loaderData: { order, gift } }: PageProps<typeof loader>) {
  const { words, shopName, language } = useScope()
  const said = words.packing
  const title = gift ? said.giftSlip : said.slip
  return (
    <article className="card slip">
      <title>{`${said.slip} ${order.number} · ${shopName}`}</title>
      <div className="row between">
        <h1>{shopName}</h1>
        <p>
          <strong>{title}</strong>
        </p>
      </div>
      {gift ? (
        <p>{said.giftSlipAbout}</p>
      ) : (
        <>
          <p>{said.slipAbout(order.number, momentText(order.placedAt, language, order.storefront))}</p>
          <AddressLines address={order.shippingAddress} />
        </>
      )}
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
      {gift ? (
        <GiftCode code={order.giftCode ?? ''} link={gift.link} svg={gift.qr} label={said.giftCode} />
      ) : (
        <p className="soft small">{said.slipThanks}</p>
      )}
    </article>
  )
}

type GiftCodeProps = {
  readonly code: string
  readonly link: string
  readonly svg: string
  readonly label: string
}

/** To be scanned, or typed on the page whose address stands beside it. */
function GiftCode({ code, link, svg, label }: GiftCodeProps) {
  return (
    <div className="stack">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is our own, drawn of a link that the shop made */}
      <div className="qr" role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
      <p>
        {label}: <strong>{code}</strong>
        <br />
        <span className="soft small break">{link.replace(/^https?:\/\//, '').replace(/\?.*/, '')}</span>
      </p>
    </div>
  )
}
