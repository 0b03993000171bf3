import type { Language } from '#kernel/storefront.ts'

/** What mails say of orders that are collected: in one of our stores, or where a carrier keeps them. */
export type PickupMailMessages = {
  readonly pickedUpAt: string
  readonly hours: string
  readonly closed: string
  readonly map: string
  readonly route: string
  /** In place of the costs of delivery. */
  readonly inStore: string
  readonly preparing: (store: string) => string
  readonly expected: (when: string) => string
  readonly readyMail: string
  readonly toPoint: (carrier: string, place: string) => string
  readonly pointMessage: (carrier: string) => string
  readonly readyOn: (date: string) => string
  readonly readyIn: (min: number, max: number) => string
  readonly sentToPoint: (number: string, carrier: string, place: string) => string
  readonly pickedUp: (number: string, place: string) => string
  readonly ready: {
    readonly subject: (number: string) => string
    readonly title: string
    readonly lines: (number: string, store: string, until: string) => readonly string[]
  }
  readonly code: (code: string) => string
  readonly showCode: string
  readonly notInTime: string
  readonly collected: {
    readonly subject: (number: string) => string
    readonly title: string
    readonly lines: (number: string, store: string) => readonly string[]
  }
  readonly lapsed: (number: string, store: string) => string
}

export const pickupMailMessages: Readonly<Record<Language, PickupMailMessages>> = {
  en: {
    pickedUpAt: 'Picked up at',
    hours: 'Opening hours',
    closed: 'closed',
    map: 'The store on the map',
    route: 'Plan your route',
    inStore: 'Collected in store',
    preparing: (store) => `${store} is preparing your order.`,
    expected: (when) => `We expect it to be ready on ${when}.`,
    readyMail: 'You get an email with your pickup code as soon as it is ready to collect.',
    toPoint: (carrier, place) =>
      `We are packing your order now and hand it over to ${carrier}. You pick it up at ${place}.`,
    pointMessage: (carrier) => `${carrier} lets you know when it is there.`,
    readyOn: (date) => `It arrives there on ${date}.`,
    readyIn: (min, max) => `It is there in ${min}–${max} working days.`,
    sentToPoint: (number, carrier, place) =>
      `We have handed your order ${number} over to ${carrier}. You pick it up at ${place}, as soon as ${carrier} tells you that it is there.`,
    pickedUp: (number, place) => `According to the carrier, your order ${number} was picked up at ${place}. Enjoy it.`,
    ready: {
      subject: (number) => `Your order ${number} is ready to collect`,
      title: 'Your order is ready',
      lines: (number, store, until) => [`Your order ${number} is ready for you at ${store} until ${until}.`],
    },
    code: (code) => `Your pickup code: ${code}`,
    showCode: 'Show this code at the counter. Whoever collects the order for you needs it too.',
    notInTime: 'What is not collected by then is cancelled, and we pay you back.',
    collected: {
      subject: (number) => `You have collected your order ${number}`,
      title: 'Enjoy your order',
      lines: (number, store) => [`You have collected your order ${number} at ${store}. Enjoy it.`],
    },
    lapsed: (number, store) =>
      `Your order ${number} was not collected at ${store} in time, so we have cancelled it. Nothing is kept for you any more.`,
  },
  nl: {
    pickedUpAt: 'Afhalen bij',
    hours: 'Openingstijden',
    closed: 'gesloten',
    map: 'De winkel op de kaart',
    route: 'Plan je route',
    inStore: 'Afhalen in de winkel',
    preparing: (store) => `${store} maakt je bestelling klaar.`,
    expected: (when) => `Naar verwachting ligt ze klaar op ${when}.`,
    readyMail: 'Je krijgt een e-mail met je afhaalcode zodra je bestelling klaarligt.',
    toPoint: (carrier, place) =>
      `We pakken je bestelling nu in en geven haar mee aan ${carrier}. Je haalt haar af bij ${place}.`,
    pointMessage: (carrier) => `${carrier} laat je weten wanneer ze daar ligt.`,
    readyOn: (date) => `Ze komt daar aan op ${date}.`,
    readyIn: (min, max) => `Ze ligt daar binnen ${min}–${max} werkdagen.`,
    sentToPoint: (number, carrier, place) =>
      `We hebben je bestelling ${number} meegegeven aan ${carrier}. Je haalt haar af bij ${place}, zodra ${carrier} laat weten dat ze daar ligt.`,
    pickedUp: (number, place) =>
      `Volgens de bezorger is je bestelling ${number} afgehaald bij ${place}. Veel plezier ermee.`,
    ready: {
      subject: (number) => `Je bestelling ${number} ligt klaar`,
      title: 'Je bestelling ligt klaar',
      lines: (number, store, until) => [`Je bestelling ${number} ligt voor je klaar bij ${store}, tot ${until}.`],
    },
    code: (code) => `Je afhaalcode: ${code}`,
    showCode: 'Laat deze code zien aan de kassa. Haalt iemand anders je bestelling af, geef de code dan mee.',
    notInTime: 'Wat dan nog niet is afgehaald, annuleren we. Je krijgt je geld terug.',
    collected: {
      subject: (number) => `Je hebt je bestelling ${number} afgehaald`,
      title: 'Veel plezier met je aankoop',
      lines: (number, store) => [`Je hebt je bestelling ${number} afgehaald bij ${store}. Veel plezier ermee.`],
    },
    lapsed: (number, store) =>
      `Je bestelling ${number} is niet op tijd afgehaald bij ${store}. Daarom hebben we haar geannuleerd; er ligt niets meer voor je klaar.`,
  },
  de: {
    pickedUpAt: 'Abholung bei',
    hours: 'Öffnungszeiten',
    closed: 'geschlossen',
    map: 'Die Filiale auf der Karte',
    route: 'Route planen',
    inStore: 'Abholung in der Filiale',
    preparing: (store) => `${store} stellt Ihre Bestellung zusammen.`,
    expected: (when) => `Voraussichtlich liegt sie am ${when} bereit.`,
    readyMail: 'Sobald sie bereitliegt, erhalten Sie eine E-Mail mit Ihrem Abholcode.',
    toPoint: (carrier, place) =>
      `Wir packen Ihre Bestellung jetzt ein und übergeben sie an ${carrier}. Sie holen sie ab bei: ${place}.`,
    pointMessage: (carrier) => `${carrier} benachrichtigt Sie, sobald sie dort liegt.`,
    readyOn: (date) => `Ankunft dort: ${date}.`,
    readyIn: (min, max) => `Sie liegt dort in ${min}–${max} Werktagen bereit.`,
    sentToPoint: (number, carrier, place) =>
      `Wir haben Ihre Bestellung ${number} an ${carrier} übergeben. Abholen können Sie sie hier: ${place}, sobald ${carrier} Sie benachrichtigt.`,
    pickedUp: (number, place) =>
      `Laut Versanddienst wurde Ihre Bestellung ${number} abgeholt: ${place}. Viel Freude damit.`,
    ready: {
      subject: (number) => `Ihre Bestellung ${number} liegt bereit`,
      title: 'Ihre Bestellung liegt bereit',
      lines: (number, store, until) => [`Ihre Bestellung ${number} liegt bis ${until} bei ${store} für Sie bereit.`],
    },
    code: (code) => `Ihr Abholcode: ${code}`,
    showCode:
      'Zeigen Sie diesen Code an der Kasse vor. Holt jemand anderes für Sie ab, geben Sie den Code bitte weiter.',
    notInTime: 'Was bis dahin nicht abgeholt ist, stornieren wir und erstatten Ihnen den Betrag.',
    collected: {
      subject: (number) => `Sie haben Ihre Bestellung ${number} abgeholt`,
      title: 'Viel Freude mit Ihrem Einkauf',
      lines: (number, store) => [`Sie haben Ihre Bestellung ${number} bei ${store} abgeholt. Viel Freude damit.`],
    },
    lapsed: (number, store) =>
      `Ihre Bestellung ${number} wurde bei ${store} nicht rechtzeitig abgeholt. Deshalb haben wir sie storniert; es liegt nichts mehr für Sie bereit.`,
  },
  fr: {
    pickedUpAt: 'À retirer ici',
    hours: 'Horaires d’ouverture',
    closed: 'fermé',
    map: 'Le magasin sur la carte',
    route: 'Calculer l’itinéraire',
    inStore: 'Retrait en magasin',
    preparing: (store) => `${store} prépare votre commande.`,
    expected: (when) => `Elle devrait être prête le ${when}.`,
    readyMail: 'Dès qu’elle est prête, vous recevez un e-mail avec votre code de retrait.',
    toPoint: (carrier, place) =>
      `Nous préparons votre commande et la confions à ${carrier}. Vous la retirez ici\u00A0: ${place}.`,
    pointMessage: (carrier) => `${carrier} vous prévient dès qu’elle y est.`,
    readyOn: (date) => `Arrivée prévue : ${date}.`,
    readyIn: (min, max) => `Elle y est sous ${min} à ${max} jours ouvrés.`,
    sentToPoint: (number, carrier, place) =>
      `Nous avons confié votre commande ${number} à ${carrier}. Vous la retirez ici\u00A0: ${place}, dès que ${carrier} vous prévient.`,
    pickedUp: (number, place) =>
      `D’après le transporteur, votre commande ${number} a été retirée\u00A0: ${place}. Nous vous en souhaitons beaucoup de plaisir.`,
    ready: {
      subject: (number) => `Votre commande ${number} est prête`,
      title: 'Votre commande est prête',
      lines: (number, store, until) => [`Votre commande ${number} vous attend chez ${store} jusqu’au ${until}.`],
    },
    code: (code) => `Votre code de retrait\u00A0: ${code}`,
    showCode: 'Présentez ce code à la caisse. Si quelqu’un d’autre vient à votre place, confiez-le-lui.',
    notInTime: 'Passé ce délai, nous annulons la commande et nous vous remboursons.',
    collected: {
      subject: (number) => `Vous avez retiré votre commande ${number}`,
      title: 'Profitez bien de votre achat',
      lines: (number, store) => [
        `Vous avez retiré votre commande ${number} chez ${store}. Nous vous en souhaitons beaucoup de plaisir.`,
      ],
    },
    lapsed: (number, store) =>
      `Votre commande ${number} n’a pas été retirée à temps chez ${store}. Nous l’avons donc annulée\u00A0: plus rien n’est mis de côté pour vous.`,
  },
}
