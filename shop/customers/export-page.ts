import { html, raw } from 'hono/html'
import { maskedCard } from '#kernel/masked-card.ts'
import type { Measurer } from '#kernel/measured-browser.ts'
import { formatPrice } from '#kernel/money.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { writtenDate } from '#kernel/written-date.ts'
import { shownSize } from '#kernel/written-size.ts'
import { writtenAmount } from '../loyalty/vouchers.ts'
import { addressLines } from '../orders/address-lines.ts'
import type { FollowedOrder } from '../orders/order-history.ts'
import type { KeptPhotograph } from '../reviews/review-photograph-store.ts'
import type { CustomerRecords, GuestRecords } from './export-customer.ts'
import { type ExportMessages, exportMessages } from './export-messages.ts'

type Html = ReturnType<typeof html>

// The file is opened from a disk, where nothing of the shop can be fetched: its looks stand in it.
const style = `:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem 6rem; color: #16130f; background: #fbfaf7; font: 16px/1.55 'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif; }
h1, h2 { font-family: 'Instrument Serif', Georgia, 'Times New Roman', serif; font-weight: 400; letter-spacing: -0.01em; line-height: 1.1; }
h1 { margin: 0 0 0.5rem; font-size: 2.5rem; }
h2 { margin: 3rem 0 0.75rem; padding-top: 1rem; border-top: 1px solid #e2dcd2; font-size: 1.5rem; }
h3 { margin: 1.5rem 0 0.25rem; font-size: 1rem; }
p, ul, dl { margin: 0 0 0.75rem; }
img { max-width: 20rem; height: auto; margin-top: 0.5rem; }
ul { padding: 0; list-style: none; }
li { padding: 0.25rem 0; }
dl { display: grid; grid-template-columns: minmax(9rem, max-content) 1fr; gap: 0.25rem 1.5rem; }
dt, .soft { color: #645d54; }
dd { margin: 0; overflow-wrap: anywhere; }
address { font-style: normal; white-space: pre-line; }
table { width: 100%; border-collapse: collapse; }
td { padding: 0.25rem 0; vertical-align: top; }
td:last-child { padding-left: 1rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
@media (prefers-color-scheme: dark) { body { color: #fbfaf7; background: #16130f; } dt, .soft { color: #bdb5aa; } h2 { border-color: #4a443c; } }
@media print { body { padding: 0; background: none; } h2 { break-after: avoid; } }`

/** Everything that the shop keeps about somebody, to be read: in the words of a storefront, as a file that needs nothing else. */
export function exportedPage(
  records: CustomerRecords | GuestRecords,
  storefront: Storefront,
  shopName: string,
  now: Date,
): string {
  const messages = exportMessages(storefront.contentLang)
  const day = (at: Date) => writtenDate(at, storefront)
  const sizeOf = ({ name }: { readonly name: string | undefined }) => shownSize(name, storefront.iso)
  const written = (date: string) => writtenDate(new Date(`${date}T00:00:00Z`), { iso: storefront.iso, timeZone: 'UTC' })
  const { newsletter } = records
  const part = (name: keyof ExportMessages['parts'], content: readonly Html[]) =>
    html`<section><h2>${messages.parts[name]}</h2>${content.length === 0 ? html`<p class="soft">${messages.nothing}</p>` : content}</section>
`
  const list = (lines: readonly (string | Html)[]) =>
    lines.length === 0 ? [] : [html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`]

  const aboutCustomer = ({ customer, addresses }: CustomerRecords) => html`${part('profile', [
    facts([
      [messages.number, customer.number],
      [messages.name, `${customer.firstName} ${customer.lastName}`],
      [messages.email, customer.email],
      [messages.birthday, customer.birthday === null ? '–' : written(customer.birthday)],
      [messages.since, day(customer.createdAt)],
    ]),
  ])}
${part(
  'addresses',
  list(
    addresses.map((address) => {
      const uses = [
        ...(address.id === customer.defaultBillingAddressId ? [messages.forInvoices] : []),
        ...(address.id === customer.defaultShippingAddressId ? [messages.forParcels] : []),
      ]
      const lines = [
        ...addressLines(address, storefront),
        ...(address.phoneNumber === null ? [] : [address.phoneNumber]),
      ]
      return html`<address>${lines.join('\n')}</address>${uses.length === 0 ? '' : html`<span class="soft">${uses.join(', ')}</span>`}`
    }),
  ),
)}`
  const ofCustomer = ({
    customer,
    wishlist,
    stores,
    points,
    vouchers,
  }: CustomerRecords) => html`${part('wishlist', list(wishlist.map(({ sku, name }) => `${name} (${sku})`)))}
${part('stores', list(stores))}
${part('looks', list(customer.customFields.lookbooks ?? []))}
${part('points', list(points.map((entry) => `${day(entry.at)}: ${messages.points[entry.type]}, ${entry.points}`)))}
${part(
  'vouchers',
  list(
    vouchers.map(
      (voucher) =>
        `${writtenAmount(voucher, storefront)}, ${messages.validTo(written(voucher.validTo))}: ${messages.voucherStates[voucher.status]} (${voucher.barcode})`,
    ),
  ),
)}`
  const devicesOf = ({ sessions, passkeys, secondFactor }: CustomerRecords) =>
    html`${part('devices', list(sessions.map(({ device, seenAt }) => `${device}, ${messages.seen(day(seenAt))}`)))}
${part(
  'passkeys',
  list([
    ...passkeys.map(({ name, createdAt }) => `${name}, ${messages.made(day(createdAt))}`),
    ...(secondFactor ? [messages.codesSince(day(secondFactor.since))] : []),
  ]),
)}`

  const page = html`<!doctype html>
<html lang="${storefront.iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${shopName}: ${messages.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<h1>${messages.title}</h1>
<p class="soft">${'customer' in records ? messages.intro(day(now)) : messages.introOfGuest(day(now))}</p>
${'customer' in records ? aboutCustomer(records) : part('profile', [facts([[messages.email, records.email]])])}
${part(
  'orders',
  records.orders.map((order) => orderPart(order, measuredIds(records, order), messages, day, storefront)),
)}
${'customer' in records ? ofCustomer(records) : ''}
${part(
  'newsletter',
  newsletter ? list([`${messages.newsletterStates[newsletter.status]}, ${day(newsletter.askedAt)}`]) : [],
)}
${part(
  'repairs',
  list(
    records.repairs.map(({ code, serviceName, article, text, requestedAt }) =>
      [code, serviceName, article.name, text, day(requestedAt)].filter(Boolean).join(', '),
    ),
  ),
)}
${part(
  'careReminders',
  list(
    records.careReminders.map(({ product, orderNumber, plannedAt }) =>
      [product, orderNumber, day(plannedAt)].join(', '),
    ),
  ),
)}
${part(
  'alerts',
  list(
    records.alerts.map(({ product, size, askedAt }) =>
      [`${product.brand} ${product.name}`, sizeOf(size), day(askedAt)].filter((text) => text !== undefined).join(', '),
    ),
  ),
)}
${part(
  'notifications',
  list(
    records.notifications.map(({ named, orderNumber, askedAt }) =>
      [named && `${named.product.brand} ${named.product.name}`, named && sizeOf(named.size), orderNumber, day(askedAt)]
        .filter((text) => text !== undefined)
        .join(', '),
    ),
  ),
)}
${part(
  'reservations',
  list(
    records.reservations.map(({ product, size, store, heldUntil, number }) =>
      [`${product.brand} ${product.name}`, sizeOf(size), store.title, day(heldUntil), number]
        .filter((text) => text !== undefined)
        .join(', '),
    ),
  ),
)}
${part(
  'reviews',
  list(
    records.reviews.map(
      ({ sku, stars, text, author, writtenAt, photographs }) =>
        html`${[`${sku}: ${stars}/5`, text, author, day(writtenAt)].filter(Boolean).join(', ')}${photographs.map(photographOf)}`,
    ),
  ),
)}
${part(
  'consents',
  list(
    records.consents.map(
      (consent) =>
        `${day(consent.at)}: ${messages.purposes[consent.purpose]}, ${messages.decisions[consent.decision]} (${messages.version(consent.wordingVersion)})`,
    ),
  ),
)}
${part(
  'withdrawals',
  list(
    records.withdrawals.map(
      ({ reference, submittedAt, orderRefText }) => `${day(submittedAt)}: ${reference}, ${orderRefText}`,
    ),
  ),
)}
${part(
  'giftCards',
  list(
    records.giftCards.map(({ amount, storefrontCode, giver, receiver, message, card, createdAt }) =>
      [
        `${day(createdAt)}: ${formatPrice(amount, storefrontOf(storefrontCode))}`,
        giver,
        receiver,
        card && maskedCard(card),
        message,
      ]
        .filter(Boolean)
        .join(', '),
    ),
  ),
)}
${'customer' in records ? devicesOf(records) : ''}
</body>
</html>
`
  if (page instanceof Promise) throw new Error('The page is made of finished parts')
  return page.toString()
}

function facts(pairs: readonly (readonly [string, string])[]): Html {
  return html`<dl>${pairs.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
}

/** Names of ids that are the same in every language. */
function measuredIds({ measurements }: CustomerRecords | GuestRecords, order: FollowedOrder): readonly string[] {
  return measurements
    .filter(({ orderId }) => orderId === order.id)
    .map(({ browser: { measurer, ...ids } }) =>
      [`${measurerNames[measurer]}:`, ...Object.values(ids).filter((id) => id !== null)].join(' '),
    )
}

const measurerNames = { ga4: 'Google Analytics', meta: 'Meta' } as const satisfies Record<Measurer, string>

function orderPart(
  order: FollowedOrder,
  measured: readonly string[],
  messages: ExportMessages,
  day: (at: Date) => string,
  storefront: Storefront,
): Html {
  const price = (amount: number) => formatPrice(amount, storefrontOf(order.storefrontCode))
  return html`<h3>${messages.order(order.number, day(order.createdAt))}</h3>
<table><tbody>${order.lines.map(
    (line) =>
      html`<tr><td>${line.quantity} × ${[line.name, line.color, shownSize(line.size, storefront.iso)].filter((text) => text != null).join(', ')}</td><td>${price(line.total)}</td></tr>`,
  )}<tr><td>${messages.total}</td><td>${price(order.total)}</td></tr></tbody></table>
<address class="soft">${addressLines(order.shippingAddress, storefront).join('\n')}</address>${measured.map((ids) => html`<p class="soft">${ids}</p>`)}`
}

/** The file is opened where nothing of the shop can be fetched: photographs stand in it. */
const photographOf = ({ jpeg, width, height }: KeptPhotograph) =>
  html`<br /><img src="data:image/jpeg;base64,${jpeg.toString('base64')}" width="${width}" height="${height}" alt="" />`
