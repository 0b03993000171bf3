import type { Storefront, StorefrontCode } from '#kernel/storefront.ts'
import { type SenderMessages, senderMessages } from '../mail/sender-messages.ts'

/** What the confirmation says, in one language. */
export type ConfirmationMessages = SenderMessages & {
  readonly subject: (number: string) => string
  readonly title: string
  readonly greeting: (name: string) => string
  readonly received: (number: string, date: string) => string
  readonly keep: string
  readonly viewOrder: string
  readonly orderNumber: string
  readonly orderDate: string
  readonly items: string
  readonly item: string
  readonly price: string
  readonly color: string
  readonly size: string
  readonly quantity: string
  readonly subtotal: string
  readonly delivery: string
  readonly freeDelivery: string
  readonly total: string
  readonly vat: (rate: string, gross: string) => string
  /** Beside a line, where the lines of an order bear several rates. */
  readonly lineVat: (rate: string) => string
  readonly deliveryAddress: string
  readonly billingAddress: string
  readonly payment: string
  readonly next: string
  readonly packing: (carrier: string) => string
  /** For an order whose carrier is not known by name; begins a sentence. */
  readonly carrier: string
  readonly delivered: (min: number, max: number) => string
  readonly deliveredOn: (date: string) => string
  readonly fromStore: (min: number, max: number) => string
  readonly terms: string
  readonly guarantee: string
  readonly questions: string
  readonly customerService: string
  /** Names of ways to pay that are no brands. */
  readonly card: string
  readonly bankTransfer: string
  readonly giftCard: string
  /** Pages that the mail leads to, by the path of their content. */
  readonly pages: {
    readonly withdrawal: string
    readonly terms: string
    readonly guarantee: string
    readonly customerService: string
  }
}

const en: ConfirmationMessages = {
  ...senderMessages('en'),
  subject: (number) => `Confirmation of your order ${number}`,
  title: 'Thank you for your order',
  greeting: (name) => `Dear ${name},`,
  received: (number, date) => `We received your order ${number} on ${date} and confirm it with this email.`,
  keep: 'Please keep it for your records.',
  viewOrder: 'View your order',
  orderNumber: 'Order number',
  orderDate: 'Order date',
  items: 'Your order',
  item: 'Item',
  price: 'Price',
  color: 'Colour',
  size: 'Size',
  quantity: 'Quantity',
  subtotal: 'Subtotal',
  delivery: 'Delivery costs',
  freeDelivery: 'Free',
  total: 'Total (incl. VAT)',
  vat: (rate, gross) => `Including ${rate} VAT on ${gross}`,
  lineVat: (rate) => `${rate} VAT`,
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  payment: 'Payment method',
  next: 'What happens next',
  packing: (carrier) => `We are packing your order now. ${carrier} will bring it to the delivery address.`,
  carrier: 'The carrier',
  deliveredOn: (date) => `It arrives on ${date}.`,
  delivered: (min, max) => `Delivered in ${min}–${max} working days.`,
  fromStore: (min, max) => `If an item comes from one of our stores, it takes ${min}–${max} working days.`,
  terms: 'Terms and conditions',
  guarantee: 'Your legal guarantee',
  questions: 'Questions?',
  customerService: 'Customer service',
  card: 'Card',
  bankTransfer: 'Bank transfer',
  giftCard: 'Gift card',
  pages: {
    withdrawal: 'withdrawal-information',
    terms: 'terms',
    guarantee: 'guarantee',
    customerService: 'customer-service',
  },
}

const nl: ConfirmationMessages = {
  ...senderMessages('nl'),
  subject: (number) => `Bevestiging van je bestelling ${number}`,
  title: 'Bedankt voor je bestelling',
  greeting: (name) => `Beste ${name},`,
  received: (number, date) =>
    `We hebben je bestelling ${number} op ${date} ontvangen en bevestigen dat met deze e-mail.`,
  keep: 'Bewaar deze e-mail goed.',
  viewOrder: 'Bekijk je bestelling',
  orderNumber: 'Bestelnummer',
  orderDate: 'Besteldatum',
  items: 'Je bestelling',
  item: 'Artikel',
  price: 'Prijs',
  color: 'Kleur',
  size: 'Maat',
  quantity: 'Aantal',
  subtotal: 'Subtotaal',
  delivery: 'Verzendkosten',
  freeDelivery: 'Gratis',
  total: 'Totaal (incl. btw)',
  vat: (rate, gross) => `Waarvan ${rate} btw over ${gross}`,
  lineVat: (rate) => `${rate} btw`,
  deliveryAddress: 'Bezorgadres',
  billingAddress: 'Factuuradres',
  payment: 'Betaalmethode',
  next: 'Hoe gaat het verder?',
  packing: (carrier) => `We pakken je bestelling nu in. ${carrier} brengt het pakket naar het bezorgadres.`,
  carrier: 'De bezorger',
  deliveredOn: (date) => `Je ontvangt het op ${date}.`,
  delivered: (min, max) => `Bezorgd binnen ${min}–${max} werkdagen.`,
  fromStore: (min, max) => `Komt een artikel uit een van onze winkels, dan duurt het ${min}–${max} werkdagen.`,
  terms: 'Algemene voorwaarden',
  guarantee: 'Je wettelijke garantie',
  questions: 'Vragen?',
  customerService: 'Klantenservice',
  card: 'Kaart',
  bankTransfer: 'Overboeking',
  giftCard: 'Cadeaukaart',
  pages: {
    withdrawal: 'herroepingsrecht',
    terms: 'algemene-voorwaarden',
    guarantee: 'wettelijke-garantie',
    customerService: 'klantenservice',
  },
}

const de: ConfirmationMessages = {
  ...senderMessages('de'),
  subject: (number) => `Bestätigung Ihrer Bestellung ${number}`,
  title: 'Vielen Dank für Ihre Bestellung',
  greeting: (name) => `Guten Tag ${name},`,
  received: (number, date) =>
    `Ihre Bestellung ${number} ist am ${date} bei uns eingegangen. Mit dieser E-Mail bestätigen wir sie.`,
  keep: 'Bitte bewahren Sie diese E-Mail auf.',
  viewOrder: 'Bestellung ansehen',
  orderNumber: 'Bestellnummer',
  orderDate: 'Bestelldatum',
  items: 'Ihre Bestellung',
  item: 'Artikel',
  price: 'Preis',
  color: 'Farbe',
  size: 'Größe',
  quantity: 'Menge',
  subtotal: 'Zwischensumme',
  delivery: 'Versandkosten',
  freeDelivery: 'Kostenlos',
  total: 'Gesamtsumme (inkl. MwSt.)',
  vat: (rate, gross) => `Darin enthalten: ${rate} MwSt. auf ${gross}`,
  lineVat: (rate) => `${rate} MwSt.`,
  deliveryAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  payment: 'Zahlungsart',
  next: 'Wie geht es weiter?',
  packing: (carrier) => `Wir packen Ihre Bestellung jetzt ein. ${carrier} bringt sie an die Lieferadresse.`,
  carrier: 'Der Paketdienst',
  deliveredOn: (date) => `Lieferung: ${date}.`,
  delivered: (min, max) => `Lieferung in ${min}–${max} Werktagen.`,
  fromStore: (min, max) => `Kommt ein Artikel aus einer unserer Filialen, dauert es ${min}–${max} Werktage.`,
  terms: 'Allgemeine Geschäftsbedingungen',
  guarantee: 'Ihre gesetzliche Gewährleistung',
  questions: 'Fragen?',
  customerService: 'Kundenservice',
  card: 'Karte',
  bankTransfer: 'Banküberweisung',
  giftCard: 'Geschenkkarte',
  pages: {
    withdrawal: 'widerrufsbelehrung',
    terms: 'agb',
    guarantee: 'gewaehrleistung',
    customerService: 'kundenservice',
  },
}

// French sets a space that does not break before a colon (U+00A0) and before a question mark (U+202F).
const fr: ConfirmationMessages = {
  ...senderMessages('fr'),
  subject: (number) => `Confirmation de votre commande ${number}`,
  title: 'Merci pour votre commande',
  greeting: (name) => `Bonjour ${name},`,
  received: (number, date) =>
    `Nous avons bien reçu votre commande ${number} le ${date} et vous la confirmons par cet e-mail.`,
  keep: 'Pensez à le conserver.',
  viewOrder: 'Voir votre commande',
  orderNumber: 'Numéro de commande',
  orderDate: 'Date de commande',
  items: 'Votre commande',
  item: 'Article',
  price: 'Prix',
  color: 'Couleur',
  size: 'Taille',
  quantity: 'Quantité',
  subtotal: 'Sous-total',
  delivery: 'Frais de livraison',
  freeDelivery: 'Offerts',
  total: 'Total TTC',
  vat: (rate, gross) => `Dont TVA ${rate} sur ${gross}`,
  lineVat: (rate) => `TVA ${rate}`,
  deliveryAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  payment: 'Moyen de paiement',
  next: 'Et maintenant\u202F?',
  packing: (carrier) => `Nous préparons votre commande. ${carrier} l’apportera à l’adresse de livraison.`,
  carrier: 'Le transporteur',
  deliveredOn: (date) => `Livraison prévue : ${date}.`,
  delivered: (min, max) => `Livré sous ${min} à ${max} jours ouvrés.`,
  fromStore: (min, max) => `Si un article vient de l’un de nos magasins, comptez ${min} à ${max} jours ouvrés.`,
  terms: 'Conditions générales de vente',
  guarantee: 'Votre garantie légale',
  questions: 'Des questions\u202F?',
  customerService: 'Service client',
  card: 'Carte bancaire',
  bankTransfer: 'Virement bancaire',
  giftCard: 'Carte cadeau',
  pages: {
    withdrawal: 'droit-de-retractation',
    terms: 'cgv',
    guarantee: 'garantie-legale',
    customerService: 'service-client',
  },
}

/** Where Flemish says it otherwise. */
const nlBe: ConfirmationMessages = {
  ...nl,
  deliveryAddress: 'Leveringsadres',
  packing: (carrier) => `We pakken je bestelling nu in. ${carrier} brengt het pakket naar het leveringsadres.`,
  delivered: (min, max) => `Geleverd binnen ${min}–${max} werkdagen.`,
  customerService: 'Klantendienst',
  bankTransfer: 'Overschrijving',
}

/** Where Belgian French says it otherwise. */
const frBe: ConfirmationMessages = {
  ...fr,
  delivered: (min, max) => `Livré sous ${min} à ${max} jours ouvrables.`,
  fromStore: (min, max) => `Si un article vient de l’un de nos magasins, comptez ${min} à ${max} jours ouvrables.`,
}

const messages: Readonly<Record<StorefrontCode, ConfirmationMessages>> = {
  en_GB: en,
  nl_NL: nl,
  nl_BE: nlBe,
  fr_BE: frBe,
  fr_FR: fr,
  de_DE: de,
}

/** The confirmation's words for a storefront. None is borrowed from another language: part of them is required by law. */
export function confirmationMessages(storefront: Pick<Storefront, 'code'>): ConfirmationMessages {
  return messages[storefront.code]
}
