import { renderSVG } from 'uqr'
import { storefrontByCode, storefronts } from '#kernel/storefront.ts'
import { shownSize } from '#kernel/written-size.ts'
import type { PackQuery } from '../../graphql/graphql.ts'
import { packingSlipMessages } from '../../messages/packing-slip-messages.ts'
import { envelopeLines } from '../address-lines.tsx'
import { useScope } from '../page-scope.tsx'

export type SlipOrder = NonNullable<PackQuery['order']>
type Gift = { readonly link: string; readonly svg: string }

/** Of a present the way to its page, as a link and as what a telephone scans; nothing where it is none. */
export function giftOf({ giftPath }: SlipOrder, storefrontUrl: string): Gift | null {
  if (!giftPath) return null
  const link = `${storefrontUrl}${giftPath}`
  return { link, svg: renderSVG(link, { ecc: 'M', border: 4 }) }
}

type SlipProps = {
  readonly order: SlipOrder
  readonly gift: Gift | null
  /** Where it is one of many, the name of the shop is no heading of the page. */
  readonly level?: 1 | 2
}

/**
 * What lies on top in the box, in the language in which it was ordered; printed by the browser. It names no prices, and of a present not even
 * who ordered it, or where it went.
 */
export function PackingSlip({ order, gift, level = 1 }: SlipProps) {
  const { shopName } = useScope()
  const storefront = storefrontByCode(order.storefront) ?? storefronts[0]
  const iso = storefront?.iso ?? 'en'
  const said = packingSlipMessages(storefront?.contentLang ?? 'en')
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <article className="card slip" lang={iso}>
      <div className="row between">
        <Heading>{shopName}</Heading>
        <p>
          <strong>{gift ? said.gift.title : said.title}</strong>
        </p>
      </div>
      {gift ? (
        <p>{said.gift.about}</p>
      ) : (
        <>
          <p>{said.about(order.number, dayIn(iso, order.placedAt, storefront?.timeZone))}</p>
          <Envelope order={order} iso={iso} />
        </>
      )}
      <ul className="presses">
        {order.lines
          .filter(({ type, waiting, quantity }) => type === 'article' && (waiting > 0 || quantity > 0))
          .map((line) => (
            <li key={line.position}>
              <strong>{line.waiting > 0 ? line.waiting : line.quantity} ×</strong>
              <span className="break">
                {[line.brand, line.name, line.color, shownSize(line.size, iso)].filter(Boolean).join(' · ')}
                <br />
                <span className="soft small">{line.ean ?? line.sku}</span>
              </span>
            </li>
          ))}
      </ul>
      {gift ? (
        <GiftCode code={order.giftCode ?? ''} gift={gift} label={said.gift.code} />
      ) : (
        <p className="soft small">{said.thanks}</p>
      )}
    </article>
  )
}

const dayIn = (iso: string, at: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeZone }).format(new Date(at))

function Envelope({ order: { shippingAddress }, iso }: { readonly order: SlipOrder; readonly iso: string }) {
  const country = new Intl.DisplayNames(iso, { type: 'region' }).of(shippingAddress.country) ?? shippingAddress.country
  return (
    <address className="break">
      {envelopeLines({ ...shippingAddress, country }).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  )
}

type GiftCodeProps = { readonly code: string; readonly gift: Gift; readonly label: string }

/** To be scanned, or typed on the page whose address stands beside it. */
function GiftCode({ code, gift: { link, svg }, label }: GiftCodeProps) {
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
