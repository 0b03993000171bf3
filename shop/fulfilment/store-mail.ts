import { storefrontOf } from '#kernel/storefront.ts'
import { shownSize } from '#kernel/written-size.ts'
import { messageSet, withBlanks } from '#languages/message-set.ts'
import { composeLetter, paragraphsPart, smallPrintPart } from '../mail/letter.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import type { Order } from '../orders/order.ts'
import { momentAt } from '../orders/pickup-facts.ts'
import type { Store } from '../stores/store.ts'
import { storefrontOfStore } from '../stores/store-language.ts'
import type { StorePickup } from './store-pickup.ts'

/** What a store hears of an order that is collected in it: to prepare it, or that nobody comes for it any more. */
export const storeMailKinds = ['prepare', 'release'] as const
export type StoreMailKind = (typeof storeMailKinds)[number]

const storePickupMessages = messageSet('mails', 'store-pickup', {
  prepare: withBlanks(
    {
      subject: 'Please prepare: order {number}',
      line: 'Order {number} is collected here by {name}. Please have it ready by {when}, and say so when it is.',
    },
    'number',
    'when',
    'name',
  ),
  release: withBlanks(
    {
      subject: 'No longer collected: order {number}',
      line: 'Order {number} is cancelled. What lies ready of it can be sold again.',
    },
    'number',
  ),
})

/** A mail to the staff of a store, in a language that is spoken in it. */
export function storeMail(
  order: Order,
  kind: StoreMailKind,
  { pickup, store }: { readonly pickup: StorePickup; readonly store: Store },
  senderDetails: SenderDetails,
  storeMailbox: string,
): Mail {
  const storefront = storefrontOf(storefrontOfStore(store, order.storefrontCode))
  const { identity } = mailSender(storefront, senderDetails)
  const { firstName, lastName } = order.shippingAddress
  const messages = storePickupMessages(storefront.contentLang)
  const said =
    kind === 'release'
      ? messages.release(order.number)
      : messages.prepare(order.number, momentAt(pickup.expectedAt, storefront, store), `${firstName} ${lastName}`)
  const items = order.lines
    .filter(({ type }) => type === 'article')
    .map(
      ({ quantity, sku, name, size }) =>
        `${quantity} × ${sku}, ${[name, shownSize(size, storefront.iso)].filter(Boolean).join(', ')}`,
    )
  return {
    key: `store-${kind}:${order.id}`,
    to: storeMailbox.replaceAll('{code}', store.code.toLowerCase()),
    subject: said.subject,
    // It names whom it is for, and nobody would find it by their address.
    about: order.email,
    eraseOnceSent: true,
    ...composeLetter(storefront, senderDetails, {
      title: said.subject,
      preview: said.line,
      parts: [paragraphsPart(said.line), smallPrintPart(items), smallPrintPart(identity)],
    }),
  }
}
