import type { Storefront } from '#kernel/storefront.ts'

/** What the confirmation says, in one language. */
export type ConfirmationWords = {
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
  readonly deliveryAddress: string
  readonly billingAddress: string
  readonly payment: string
  readonly next: string
  readonly packing: (carrier: string) => string
  readonly delivered: (min: number, max: number) => string
  readonly fromStore: (min: number, max: number) => string
  readonly withdrawal: string
  readonly withdrawalRight: string
  readonly withdrawalHow: (email: string) => string
  readonly withdrawalLink: string
  readonly terms: string
  readonly guarantee: string
  readonly form: string
  readonly formIntro: string
  readonly formLines: (trader: string) => readonly string[]
  readonly formNote: string
  readonly questions: string
  readonly customerService: string
  readonly hours: string
  readonly phone: string
  readonly email: string
  readonly companyNumber: string
  readonly vatNumber: string
  /** Names of ways to pay that are no brands. */
  readonly card: string
  readonly bankTransfer: string
  readonly giftCard: string
  /** Between a label and what it labels. */
  readonly colon: string
  /** Pages that the mail leads to, by the path of their content. */
  readonly pages: {
    readonly withdrawal: string
    readonly terms: string
    readonly guarantee: string
    readonly customerService: string
  }
}

const en: ConfirmationWords = {
  subject: (number) => `Confirmation of your order ${number}`,
  title: 'Thank you for your order',
  greeting: (name) => `Dear ${name},`,
  received: (number, date) => `We received your order ${number} on ${date} and confirm it with this e-mail.`,
  keep: 'Please keep it: it holds everything that we agreed.',
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
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  payment: 'Payment method',
  next: 'What happens next',
  packing: (carrier) => `We are packing your order now. ${carrier} will bring it to the delivery address.`,
  delivered: (min, max) => `Delivered in ${min}–${max} working days.`,
  fromStore: (min, max) => `If an item comes from one of our stores, it takes ${min}–${max} working days.`,
  withdrawal: 'Your right of withdrawal',
  withdrawalRight:
    'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires 14 days after the day on which you, or someone named by you who is not the carrier, receive the last item of your order.',
  withdrawalHow: (email) =>
    `To withdraw, tell us so in an unequivocal statement before the period has expired, for example by e-mail to ${email}. You may use the form at the end of this e-mail, but you do not have to.`,
  withdrawalLink: 'Information on your right of withdrawal',
  terms: 'Terms and conditions',
  guarantee: 'Your legal guarantee',
  form: 'Model withdrawal form',
  formIntro: 'Complete and return this form only if you wish to withdraw from the contract.',
  formLines: (trader) => [
    `To ${trader}:`,
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):',
    'Ordered on (*) / received on (*):',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is notified on paper):',
    'Date:',
  ],
  formNote: '(*) Delete as appropriate.',
  questions: 'Questions?',
  customerService: 'Customer service',
  hours: 'Monday to Friday 09:00–17:00',
  phone: 'Telephone',
  email: 'E-mail',
  companyNumber: 'Dutch Chamber of Commerce (KvK)',
  vatNumber: 'VAT number',
  card: 'Card',
  bankTransfer: 'Bank transfer',
  giftCard: 'Gift card',
  colon: ': ',
  pages: {
    withdrawal: 'withdrawal-information',
    terms: 'terms',
    guarantee: 'guarantee',
    customerService: 'customer-service',
  },
}

const nl: ConfirmationWords = {
  subject: (number) => `Bevestiging van je bestelling ${number}`,
  title: 'Bedankt voor je bestelling',
  greeting: (name) => `Beste ${name},`,
  received: (number, date) =>
    `We hebben je bestelling ${number} op ${date} ontvangen en bevestigen haar met deze e-mail.`,
  keep: 'Bewaar hem goed: alles wat we hebben afgesproken, staat erin.',
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
  deliveryAddress: 'Bezorgadres',
  billingAddress: 'Factuuradres',
  payment: 'Betaalmethode',
  next: 'Hoe gaat het verder?',
  packing: (carrier) => `We pakken je bestelling nu in. ${carrier} brengt haar naar het bezorgadres.`,
  delivered: (min, max) => `Bezorgd binnen ${min}–${max} werkdagen.`,
  fromStore: (min, max) => `Komt een artikel uit een van onze winkels, dan duurt het ${min}–${max} werkdagen.`,
  withdrawal: 'Je herroepingsrecht',
  withdrawalRight:
    'Je hebt het recht om deze overeenkomst binnen 14 dagen zonder opgave van redenen te herroepen. De herroepingstermijn verstrijkt 14 dagen na de dag waarop jij, of iemand die je hebt aangewezen en die niet de vervoerder is, het laatste artikel van je bestelling ontvangt.',
  withdrawalHow: (email) =>
    `Wil je herroepen, laat het ons dan ondubbelzinnig weten voordat de termijn is verstreken, bijvoorbeeld met een e-mail aan ${email}. Je mag het formulier onderaan deze e-mail gebruiken, maar dat hoeft niet.`,
  withdrawalLink: 'Informatie over je herroepingsrecht',
  terms: 'Algemene voorwaarden',
  guarantee: 'Je wettelijke garantie',
  form: 'Modelformulier voor herroeping',
  formIntro: 'Dit formulier alleen invullen en terugzenden als je de overeenkomst wilt herroepen.',
  formLines: (trader) => [
    `Aan ${trader}:`,
    'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen herroep/herroepen (*):',
    'Besteld op (*) / ontvangen op (*):',
    'Naam van de consument(en):',
    'Adres van de consument(en):',
    'Handtekening van de consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
    'Datum:',
  ],
  formNote: '(*) Doorhalen wat niet van toepassing is.',
  questions: 'Vragen?',
  customerService: 'Klantenservice',
  hours: 'Maandag t/m vrijdag 09.00–17.00 uur',
  phone: 'Telefoon',
  email: 'E-mail',
  companyNumber: 'Kamer van Koophandel (KvK)',
  vatNumber: 'Btw-nummer',
  card: 'Kaart',
  bankTransfer: 'Overboeking',
  giftCard: 'Cadeaukaart',
  colon: ': ',
  pages: {
    withdrawal: 'herroepingsrecht',
    terms: 'algemene-voorwaarden',
    guarantee: 'wettelijke-garantie',
    customerService: 'klantenservice',
  },
}

const de: ConfirmationWords = {
  subject: (number) => `Bestätigung Ihrer Bestellung ${number}`,
  title: 'Vielen Dank für Ihre Bestellung',
  greeting: (name) => `Guten Tag ${name},`,
  received: (number, date) =>
    `Ihre Bestellung ${number} ist am ${date} bei uns eingegangen. Mit dieser E-Mail bestätigen wir sie.`,
  keep: 'Bitte bewahren Sie die E-Mail auf: Sie enthält alles, was wir vereinbart haben.',
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
  deliveryAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  payment: 'Zahlungsart',
  next: 'Wie geht es weiter?',
  packing: (carrier) => `Wir packen Ihre Bestellung jetzt ein. ${carrier} bringt sie an die Lieferadresse.`,
  delivered: (min, max) => `Lieferung in ${min}–${max} Werktagen.`,
  fromStore: (min, max) => `Kommt ein Artikel aus einer unserer Filialen, dauert es ${min}–${max} Werktage.`,
  withdrawal: 'Ihr Widerrufsrecht',
  withdrawalRight:
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware Ihrer Bestellung in Besitz genommen haben bzw. hat.',
  withdrawalHow: (email) =>
    `Um zu widerrufen, teilen Sie uns Ihren Entschluss vor Ablauf der Frist mit einer eindeutigen Erklärung mit, zum Beispiel per E-Mail an ${email}. Sie können das Formular am Ende dieser E-Mail verwenden, das jedoch nicht vorgeschrieben ist.`,
  withdrawalLink: 'Widerrufsbelehrung',
  terms: 'Allgemeine Geschäftsbedingungen',
  guarantee: 'Ihre gesetzliche Gewährleistung',
  form: 'Muster-Widerrufsformular',
  formIntro: 'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
  formLines: (trader) => [
    `An ${trader}:`,
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):',
    'Bestellt am (*) / erhalten am (*):',
    'Name des/der Verbraucher(s):',
    'Anschrift des/der Verbraucher(s):',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
    'Datum:',
  ],
  formNote: '(*) Unzutreffendes streichen.',
  questions: 'Fragen?',
  customerService: 'Kundenservice',
  hours: 'Montag bis Freitag 09:00–17:00 Uhr',
  phone: 'Telefon',
  email: 'E-Mail',
  companyNumber: 'Niederländische Handelskammer (KvK)',
  vatNumber: 'USt-IdNr.',
  card: 'Karte',
  bankTransfer: 'Banküberweisung',
  giftCard: 'Geschenkkarte',
  colon: ': ',
  pages: {
    withdrawal: 'widerrufsbelehrung',
    terms: 'agb',
    guarantee: 'gewaehrleistung',
    customerService: 'kundenservice',
  },
}

// French sets a space that does not break before a colon (U+00A0) and before a question mark (U+202F).
const fr: ConfirmationWords = {
  subject: (number) => `Confirmation de votre commande ${number}`,
  title: 'Merci pour votre commande',
  greeting: (name) => `Bonjour ${name},`,
  received: (number, date) =>
    `Nous avons bien reçu votre commande ${number} le ${date} et vous la confirmons par cet e-mail.`,
  keep: 'Conservez-le\u00A0: il réunit tout ce dont nous avons convenu.',
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
  deliveryAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  payment: 'Moyen de paiement',
  next: 'Et maintenant\u202F?',
  packing: (carrier) => `Nous préparons votre commande. ${carrier} l’apportera à l’adresse de livraison.`,
  delivered: (min, max) => `Livré sous ${min} à ${max} jours ouvrés.`,
  fromStore: (min, max) => `Si un article vient de l’un de nos magasins, comptez ${min} à ${max} jours ouvrés.`,
  withdrawal: 'Votre droit de rétractation',
  withdrawalRight:
    'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de 14 jours. Le délai de rétractation expire 14 jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier article de votre commande.',
  withdrawalHow: (email) =>
    `Pour vous rétracter, faites-le-nous savoir avant l’expiration du délai par une déclaration dénuée d’ambiguïté, par exemple par e-mail à ${email}. Vous pouvez utiliser le formulaire à la fin de cet e-mail, mais ce n’est pas obligatoire.`,
  withdrawalLink: 'Informations sur votre droit de rétractation',
  terms: 'Conditions générales de vente',
  guarantee: 'Votre garantie légale',
  form: 'Modèle de formulaire de rétractation',
  formIntro:
    'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
  formLines: (trader) => [
    `À l’attention de ${trader}\u00A0:`,
    'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) ci-dessous\u00A0:',
    'Commandé le (*) / reçu le (*)\u00A0:',
    'Nom du (des) consommateur(s)\u00A0:',
    'Adresse du (des) consommateur(s)\u00A0:',
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00A0:',
    'Date\u00A0:',
  ],
  formNote: '(*) Rayez la mention inutile.',
  questions: 'Des questions\u202F?',
  customerService: 'Service client',
  hours: 'Du lundi au vendredi de 9\u00A0h à 17\u00A0h',
  phone: 'Téléphone',
  email: 'E-mail',
  companyNumber: 'Registre du commerce des Pays-Bas (KvK)',
  vatNumber: 'Numéro de TVA',
  card: 'Carte bancaire',
  bankTransfer: 'Virement bancaire',
  giftCard: 'Carte cadeau',
  colon: '\u00A0: ',
  pages: {
    withdrawal: 'droit-de-retractation',
    terms: 'cgv',
    guarantee: 'garantie-legale',
    customerService: 'service-client',
  },
}

/** Where Flemish says it otherwise. */
const nlBe: ConfirmationWords = {
  ...nl,
  deliveryAddress: 'Leveringsadres',
  packing: (carrier) => `We pakken je bestelling nu in. ${carrier} brengt ze naar het leveringsadres.`,
  received: (number, date) =>
    `We hebben je bestelling ${number} op ${date} ontvangen en bevestigen ze met deze e-mail.`,
  delivered: (min, max) => `Geleverd binnen ${min}–${max} werkdagen.`,
  customerService: 'Klantendienst',
  companyNumber: 'Nederlandse Kamer van Koophandel (KvK)',
  bankTransfer: 'Overschrijving',
}

/** Where Belgian French says it otherwise. */
const frBe: ConfirmationWords = {
  ...fr,
  delivered: (min, max) => `Livré sous ${min} à ${max} jours ouvrables.`,
  fromStore: (min, max) => `Si un article vient de l’un de nos magasins, comptez ${min} à ${max} jours ouvrables.`,
}

const words = { en_GB: en, nl_NL: nl, nl_BE: nlBe, fr_BE: frBe, fr_FR: fr, de_DE: de } as const

/** The confirmation's words for a storefront. None is borrowed from another language: part of them is required by law. */
export function confirmationWords(storefront: Pick<Storefront, 'code'>): ConfirmationWords {
  return words[storefront.code]
}
