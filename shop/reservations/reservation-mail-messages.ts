import type { Language } from '#kernel/storefront.ts'
import type { ReservationMailKind } from './reservation-mail.ts'

type Facts = {
  readonly product: string
  /** Absent where there is only one. */
  readonly size: string | undefined
  readonly sku: string
  readonly number: string
  readonly store: string
  readonly until: string
  readonly name: string
}
type Said = { readonly subject: string; readonly heading: string; readonly lines: readonly string[] }
type Messages = Readonly<Record<ReservationMailKind, (facts: Facts) => Said>> & { readonly action: string }

/** What shopper and store read about a pair that is kept apart. */
export const reservationMailMessages: Readonly<Record<Language, Messages>> = {
  en: {
    action: 'See or cancel your reservation',
    reserved: ({ product, size, number, store, until }) => ({
      subject: `Reserved for you: ${product} (${number})`,
      heading: 'We are putting it aside for you',
      lines: [
        `${store} is putting ${product}${size === undefined ? '' : ` in size ${size}`} aside for you, until ${until}.`,
        `You get another email as soon as it is ready. Your number is ${number}. You pay in the store, and only if you like it.`,
      ],
    }),
    ready: ({ product, size, number, store, until }) => ({
      subject: `Ready for you: ${product} (${number})`,
      heading: 'It is ready for you',
      lines: [
        `${product}${size === undefined ? '' : ` in size ${size}`} waits for you at ${store} until ${until}.`,
        `Your number is ${number}. You pay in the store, and only if you like it.`,
      ],
    }),
    expired: ({ product, number, store }) => ({
      subject: `Your reservation ${number} has ended`,
      heading: 'Back on the shelf',
      lines: [
        `${product} is no longer kept for you at ${store}. Nothing has to be paid.`,
        'You are welcome to reserve it again, as long as it is there.',
      ],
    }),
    'to-store': ({ product, size, sku, number, until, name }) => ({
      subject: `Please keep apart: ${sku} (${number})`,
      heading: 'A pair to keep apart',
      lines: [
        `${product}${size === undefined ? '' : `, size ${size}`}, ${sku}.`,
        `Number ${number}, for ${name}, until ${until}. It has left the stock that can be sold.`,
      ],
    }),
    'cancelled-to-store': ({ product, sku, number }) => ({
      subject: `No longer kept apart: ${sku} (${number})`,
      heading: 'Back on the shelf, please',
      lines: [`${product}, ${sku}, number ${number}: the shopper has cancelled. It can be sold again.`],
    }),
  },
  nl: {
    action: 'Bekijk of annuleer je reservering',
    reserved: ({ product, size, number, store, until }) => ({
      subject: `Voor je gereserveerd: ${product} (${number})`,
      heading: 'We leggen het voor je apart',
      lines: [
        `${store} legt ${product}${size === undefined ? '' : ` in maat ${size}`} voor je apart, tot ${until}.`,
        `Zodra het klaarligt, krijg je nog een e-mail. Je nummer is ${number}. Je betaalt in de winkel, en alleen als je het wilt hebben.`,
      ],
    }),
    ready: ({ product, size, number, store, until }) => ({
      subject: `Het ligt klaar: ${product} (${number})`,
      heading: 'Het ligt voor je klaar',
      lines: [
        `${product}${size === undefined ? '' : ` in maat ${size}`} ligt voor je klaar bij ${store} tot ${until}.`,
        `Je nummer is ${number}. Je betaalt in de winkel, en alleen als je het wilt hebben.`,
      ],
    }),
    expired: ({ product, number, store }) => ({
      subject: `Je reservering ${number} is afgelopen`,
      heading: 'Terug in het schap',
      lines: [
        `${product} ligt bij ${store} niet meer voor je apart. Je hoeft niets te betalen.`,
        'Je kunt hem opnieuw reserveren, zolang hij er is.',
      ],
    }),
    'to-store': ({ product, size, sku, number, until, name }) => ({
      subject: `Graag apart leggen: ${sku} (${number})`,
      heading: 'Een paar om apart te leggen',
      lines: [
        `${product}${size === undefined ? '' : `, maat ${size}`}, ${sku}.`,
        `Nummer ${number}, voor ${name}, tot ${until}. Het is uit de verkoopbare voorraad gehaald.`,
      ],
    }),
    'cancelled-to-store': ({ product, sku, number }) => ({
      subject: `Niet meer apart: ${sku} (${number})`,
      heading: 'Graag terug in het schap',
      lines: [`${product}, ${sku}, nummer ${number}: de klant heeft geannuleerd. Het is weer te koop.`],
    }),
  },
  de: {
    action: 'Reservierung ansehen oder stornieren',
    reserved: ({ product, size, number, store, until }) => ({
      subject: `Für Sie reserviert: ${product} (${number})`,
      heading: 'Wir legen es für Sie zurück',
      lines: [
        `${store} legt ${product}${size === undefined ? '' : ` in Größe ${size}`} bis ${until} für Sie zurück.`,
        `Sobald es bereitliegt, erhalten Sie noch eine E-Mail. Ihre Nummer ist ${number}. Sie zahlen in der Filiale, und nur, wenn es Ihnen gefällt.`,
      ],
    }),
    ready: ({ product, size, number, store, until }) => ({
      subject: `Liegt bereit: ${product} (${number})`,
      heading: 'Es liegt für Sie bereit',
      lines: [
        `${product}${size === undefined ? '' : ` in Größe ${size}`} liegt bis ${until} bei ${store} für Sie bereit.`,
        `Ihre Nummer ist ${number}. Sie zahlen in der Filiale, und nur, wenn es Ihnen gefällt.`,
      ],
    }),
    expired: ({ product, number, store }) => ({
      subject: `Ihre Reservierung ${number} ist abgelaufen`,
      heading: 'Zurück im Regal',
      lines: [
        `${product} wird bei ${store} nicht mehr für Sie zurückgelegt. Sie müssen nichts bezahlen.`,
        'Sie können erneut reservieren, solange der Artikel da ist.',
      ],
    }),
    'to-store': ({ product, size, sku, number, until, name }) => ({
      subject: `Bitte zurücklegen: ${sku} (${number})`,
      heading: 'Ein Paar zum Zurücklegen',
      lines: [
        `${product}${size === undefined ? '' : `, Größe ${size}`}, ${sku}.`,
        `Nummer ${number}, für ${name}, bis ${until}. Es ist aus dem verkäuflichen Bestand genommen.`,
      ],
    }),
    'cancelled-to-store': ({ product, sku, number }) => ({
      subject: `Nicht mehr zurücklegen: ${sku} (${number})`,
      heading: 'Bitte zurück ins Regal',
      lines: [
        `${product}, ${sku}, Nummer ${number}: Die Kundschaft hat storniert. Der Artikel ist wieder verkäuflich.`,
      ],
    }),
  },
  fr: {
    action: 'Voir ou annuler votre réservation',
    reserved: ({ product, size, number, store, until }) => ({
      subject: `Réservé pour vous : ${product} (${number})`,
      heading: 'Nous vous le mettons de côté',
      lines: [
        `${store} met ${product}${size === undefined ? '' : ` en taille ${size}`} de côté pour vous, jusqu’au ${until}.`,
        `Vous recevrez un autre e-mail dès que l’article sera prêt. Votre numéro est ${number}. Vous payez en magasin, et seulement si l’article vous plaît.`,
      ],
    }),
    ready: ({ product, size, number, store, until }) => ({
      subject: `Prêt pour vous : ${product} (${number})`,
      heading: 'Votre article est prêt',
      lines: [
        `${product}${size === undefined ? '' : ` en taille ${size}`} vous attend chez ${store} jusqu’au ${until}.`,
        `Votre numéro est ${number}. Vous payez en magasin, et seulement si l’article vous plaît.`,
      ],
    }),
    expired: ({ product, number, store }) => ({
      subject: `Votre réservation ${number} est terminée`,
      heading: 'De retour en rayon',
      lines: [
        `${product} n’est plus mis de côté pour vous chez ${store}. Vous n’avez rien à payer.`,
        'Vous pouvez le réserver à nouveau, tant qu’il est disponible.',
      ],
    }),
    'to-store': ({ product, size, sku, number, until, name }) => ({
      subject: `À mettre de côté : ${sku} (${number})`,
      heading: 'Une paire à mettre de côté',
      lines: [
        `${product}${size === undefined ? '' : `, taille ${size}`}, ${sku}.`,
        `Numéro ${number}, pour ${name}, jusqu’au ${until}. Elle est sortie du stock vendable.`,
      ],
    }),
    'cancelled-to-store': ({ product, sku, number }) => ({
      subject: `À remettre en rayon : ${sku} (${number})`,
      heading: 'À remettre en rayon',
      lines: [`${product}, ${sku}, numéro ${number} : la réservation est annulée. L’article est à nouveau en vente.`],
    }),
  },
}
