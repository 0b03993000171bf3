import { type Language, storefrontOf } from '#kernel/storefront.ts'
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

type Messages = {
  readonly prepare: (number: string, when: string, name: string) => { readonly subject: string; readonly line: string }
  readonly release: (number: string) => { readonly subject: string; readonly line: string }
}

const messages: Readonly<Record<Language, Messages>> = {
  en: {
    prepare: (number, when, name) => ({
      subject: `Please prepare: order ${number}`,
      line: `Order ${number} is collected here by ${name}. Please have it ready by ${when}, and say so when it is.`,
    }),
    release: (number) => ({
      subject: `No longer collected: order ${number}`,
      line: `Order ${number} is cancelled. What lies ready of it can be sold again.`,
    }),
  },
  nl: {
    prepare: (number, when, name) => ({
      subject: `Graag klaarleggen: bestelling ${number}`,
      line: `Bestelling ${number} wordt hier afgehaald door ${name}. Leg haar graag klaar vóór ${when} en meld het zodra ze klaarligt.`,
    }),
    release: (number) => ({
      subject: `Wordt niet afgehaald: bestelling ${number}`,
      line: `Bestelling ${number} is geannuleerd. Wat ervan klaarligt, is weer te koop.`,
    }),
  },
  de: {
    prepare: (number, when, name) => ({
      subject: `Bitte bereitlegen: Bestellung ${number}`,
      line: `Bestellung ${number} wird hier von ${name} abgeholt. Bitte legen Sie sie bereit bis ${when} und melden Sie es, sobald sie bereitliegt.`,
    }),
    release: (number) => ({
      subject: `Wird nicht abgeholt: Bestellung ${number}`,
      line: `Bestellung ${number} ist storniert. Was davon bereitliegt, ist wieder verkäuflich.`,
    }),
  },
  fr: {
    prepare: (number, when, name) => ({
      subject: `À préparer\u00A0: commande ${number}`,
      line: `La commande ${number} sera retirée ici par ${name}. Merci de la préparer avant le ${when} et de signaler quand elle est prête.`,
    }),
    release: (number) => ({
      subject: `Ne sera pas retirée\u00A0: commande ${number}`,
      line: `La commande ${number} est annulée. Ce qui en est prêt peut être remis en vente.`,
    }),
  },
}

/** A mail to the staff of a store, in a language that is spoken in it. */
export function storeMail(
  order: Order,
  kind: StoreMailKind,
  { pickup, store }: { readonly pickup: StorePickup; readonly store: Store },
  senderDetails: SenderDetails,
  storeMailbox: string,
): Mail {
  const storefront = storefrontOf(storefrontOfStore(store, order.storefrontCode))
  const { identity } = mailSender(storefront, senderDetails.company)
  const { firstName, lastName } = order.shippingAddress
  const said =
    kind === 'release'
      ? messages[storefront.language].release(order.number)
      : messages[storefront.language].prepare(
          order.number,
          momentAt(pickup.expectedAt, storefront, store),
          `${firstName} ${lastName}`,
        )
  const items = order.lines
    .filter(({ type }) => type === 'article')
    .map(({ quantity, sku, name, size }) => `${quantity} × ${sku}, ${[name, size].filter(Boolean).join(', ')}`)
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
