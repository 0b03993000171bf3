import type { Language } from '#kernel/storefront.ts'
import type { LoyaltyType } from '../loyalty/loyalty.ts'
import type { VoucherStatus } from '../loyalty/vouchers.ts'
import type { ConsentDecision, ConsentPurpose } from '../privacy/consent.ts'

/** The words of the readable export. */
export type ExportMessages = {
  readonly title: string
  readonly intro: (date: string) => string
  readonly introOfGuest: (date: string) => string
  readonly nothing: string
  readonly parts: Readonly<
    Record<
      | 'profile'
      | 'addresses'
      | 'orders'
      | 'wishlist'
      | 'alerts'
      | 'reservations'
      | 'stores'
      | 'looks'
      | 'points'
      | 'vouchers'
      | 'newsletter'
      | 'consents'
      | 'withdrawals'
      | 'devices',
      string
    >
  >
  readonly number: string
  readonly name: string
  readonly email: string
  readonly birthday: string
  readonly since: string
  readonly forInvoices: string
  readonly forParcels: string
  readonly order: (number: string, date: string) => string
  readonly total: string
  readonly newsletterStates: Readonly<Record<'pending' | 'subscribed' | 'unsubscribed', string>>
  readonly points: Readonly<Record<LoyaltyType, string>>
  readonly voucherStates: Readonly<Record<Exclude<VoucherStatus, 'announced'>, string>>
  readonly validTo: (date: string) => string
  readonly purposes: Readonly<Record<ConsentPurpose, string>>
  readonly decisions: Readonly<Record<ConsentDecision, string>>
  readonly version: (version: string) => string
  readonly seen: (date: string) => string
}

export const exportMessages: Readonly<Record<Language, ExportMessages>> = {
  en: {
    title: 'What we know about you',
    intro: (date) => `As of ${date}. Nothing else is kept about you under your account.`,
    introOfGuest: (date) =>
      `As of ${date}. This is all that we keep under this address without an account. If you have an account, it has a file of its own.`,
    nothing: 'Nothing.',
    parts: {
      profile: 'You',
      addresses: 'Addresses',
      orders: 'Orders',
      wishlist: 'Wish list',
      alerts: 'Sizes you wait for',
      reservations: 'Pairs kept apart for you in stores',
      stores: 'Favourite stores',
      looks: 'Looks you like',
      points: 'Points',
      vouchers: 'Vouchers',
      newsletter: 'Newsletter',
      consents: 'What you agreed to',
      withdrawals: 'Withdrawals',
      devices: 'Devices that are logged in',
    },
    number: 'Customer number',
    name: 'Name',
    email: 'Email address',
    birthday: 'Date of birth',
    since: 'Customer since',
    forInvoices: 'for invoices',
    forParcels: 'for parcels',
    order: (number, date) => `Order ${number} of ${date}`,
    total: 'Total',
    newsletterStates: { pending: 'Not confirmed yet', subscribed: 'Subscribed', unsubscribed: 'Unsubscribed' },
    points: {
      signup: 'For signing up',
      earn: 'For an order',
      release: 'Released',
      reverse: 'Taken back',
      convert: 'Turned into a voucher',
      adjust: 'Corrected',
    },
    voucherStates: {
      issued: 'Issued',
      reserved: 'In a bag',
      redeemed: 'Used',
      expired: 'Expired',
      void: 'Taken back',
    },
    validTo: (date) => `valid until ${date}`,
    purposes: { newsletter: 'Newsletter', terms: 'Terms of the account', 'marketing-cookies': 'Marketing cookies' },
    decisions: { asked: 'asked for', given: 'agreed', refused: 'refused', withdrawn: 'withdrawn' },
    version: (version) => `wording of ${version}`,
    seen: (date) => `last seen on ${date}`,
  },
  nl: {
    title: 'Wat we van je weten',
    intro: (date) => `Stand van ${date}. Meer bewaren we niet onder je account.`,
    introOfGuest: (date) =>
      `Per ${date}. Dit is alles wat we onder dit adres bewaren zonder account. Heb je een account, dan heeft dat een eigen bestand.`,
    nothing: 'Niets.',
    parts: {
      profile: 'Jij',
      addresses: 'Adressen',
      orders: 'Bestellingen',
      wishlist: 'Verlanglijst',
      alerts: 'Maten waarop je wacht',
      reservations: 'Wat winkels voor je apart hielden',
      stores: 'Favoriete winkels',
      looks: 'Looks die je leuk vindt',
      points: 'Punten',
      vouchers: 'Vouchers',
      newsletter: 'Nieuwsbrief',
      consents: 'Waar je mee instemde',
      withdrawals: 'Herroepingen',
      devices: 'Apparaten die zijn ingelogd',
    },
    number: 'Klantnummer',
    name: 'Naam',
    email: 'E-mailadres',
    birthday: 'Geboortedatum',
    since: 'Klant sinds',
    forInvoices: 'voor facturen',
    forParcels: 'voor pakketten',
    order: (number, date) => `Bestelling ${number} van ${date}`,
    total: 'Totaal',
    newsletterStates: { pending: 'Nog niet bevestigd', subscribed: 'Aangemeld', unsubscribed: 'Afgemeld' },
    points: {
      signup: 'Voor je aanmelding',
      earn: 'Voor een bestelling',
      release: 'Vrijgegeven',
      reverse: 'Teruggenomen',
      convert: 'Omgezet in een voucher',
      adjust: 'Gecorrigeerd',
    },
    voucherStates: {
      issued: 'Uitgegeven',
      reserved: 'In een winkelmand',
      redeemed: 'Gebruikt',
      expired: 'Verlopen',
      void: 'Ingetrokken',
    },
    validTo: (date) => `geldig t/m ${date}`,
    purposes: {
      newsletter: 'Nieuwsbrief',
      terms: 'Voorwaarden van het account',
      'marketing-cookies': 'Marketingcookies',
    },
    decisions: { asked: 'aangevraagd', given: 'akkoord', refused: 'geweigerd', withdrawn: 'ingetrokken' },
    version: (version) => `tekst van ${version}`,
    seen: (date) => `laatst gezien op ${date}`,
  },
  de: {
    title: 'Was wir über Sie wissen',
    intro: (date) => `Stand vom ${date}. Mehr bewahren wir unter Ihrem Konto nicht auf.`,
    introOfGuest: (date) =>
      `Stand ${date}. Das ist alles, was wir unter dieser Adresse ohne Konto aufbewahren. Ein Konto hat seine eigene Datei.`,
    nothing: 'Nichts.',
    parts: {
      profile: 'Sie',
      addresses: 'Adressen',
      orders: 'Bestellungen',
      wishlist: 'Wunschliste',
      alerts: 'Größen, auf die Sie warten',
      reservations: 'Was Filialen für Sie zurückgelegt haben',
      stores: 'Lieblingsfilialen',
      looks: 'Looks, die Ihnen gefallen',
      points: 'Punkte',
      vouchers: 'Gutscheine',
      newsletter: 'Newsletter',
      consents: 'Ihre Einwilligungen',
      withdrawals: 'Widerrufe',
      devices: 'Angemeldete Geräte',
    },
    number: 'Kundennummer',
    name: 'Name',
    email: 'E-Mail-Adresse',
    birthday: 'Geburtsdatum',
    since: 'Kundin oder Kunde seit',
    forInvoices: 'für Rechnungen',
    forParcels: 'für Pakete',
    order: (number, date) => `Bestellung ${number} vom ${date}`,
    total: 'Gesamtbetrag',
    newsletterStates: { pending: 'Noch nicht bestätigt', subscribed: 'Angemeldet', unsubscribed: 'Abgemeldet' },
    points: {
      signup: 'Für die Anmeldung',
      earn: 'Für eine Bestellung',
      release: 'Freigegeben',
      reverse: 'Zurückgenommen',
      convert: 'In einen Gutschein umgewandelt',
      adjust: 'Berichtigt',
    },
    voucherStates: {
      issued: 'Ausgestellt',
      reserved: 'In einem Warenkorb',
      redeemed: 'Eingelöst',
      expired: 'Abgelaufen',
      void: 'Zurückgenommen',
    },
    validTo: (date) => `gültig bis ${date}`,
    purposes: {
      newsletter: 'Newsletter',
      terms: 'Bedingungen des Kontos',
      'marketing-cookies': 'Marketing-Cookies',
    },
    decisions: { asked: 'angefordert', given: 'eingewilligt', refused: 'abgelehnt', withdrawn: 'widerrufen' },
    version: (version) => `Wortlaut von ${version}`,
    seen: (date) => `zuletzt am ${date}`,
  },
  fr: {
    title: 'Ce que nous savons de vous',
    intro: (date) => `Au ${date}. Nous ne conservons rien d’autre dans votre compte.`,
    introOfGuest: (date) =>
      `Au ${date}. C’est tout ce que nous conservons sous cette adresse en dehors d’un compte. Un compte a son propre fichier.`,
    nothing: 'Rien.',
    parts: {
      profile: 'Vous',
      addresses: 'Adresses',
      orders: 'Commandes',
      wishlist: 'Liste de souhaits',
      alerts: 'Pointures que vous attendez',
      reservations: 'Ce que nos magasins ont gardé pour vous',
      stores: 'Magasins favoris',
      looks: 'Looks que vous aimez',
      points: 'Points',
      vouchers: 'Bons d’achat',
      newsletter: 'Newsletter',
      consents: 'Vos consentements',
      withdrawals: 'Rétractations',
      devices: 'Appareils connectés',
    },
    number: 'Numéro de client',
    name: 'Nom',
    email: 'Adresse e-mail',
    birthday: 'Date de naissance',
    since: 'Client depuis',
    forInvoices: 'pour les factures',
    forParcels: 'pour les colis',
    order: (number, date) => `Commande ${number} du ${date}`,
    total: 'Total',
    newsletterStates: { pending: 'Pas encore confirmée', subscribed: 'Inscrit', unsubscribed: 'Désinscrit' },
    points: {
      signup: 'Pour votre inscription',
      earn: 'Pour une commande',
      release: 'Acquis',
      reverse: 'Repris',
      convert: 'Convertis en bon d’achat',
      adjust: 'Corrigés',
    },
    voucherStates: {
      issued: 'Émis',
      reserved: 'Dans un panier',
      redeemed: 'Utilisé',
      expired: 'Expiré',
      void: 'Annulé',
    },
    validTo: (date) => `valable jusqu’au ${date}`,
    purposes: {
      newsletter: 'Newsletter',
      terms: 'Conditions du compte',
      'marketing-cookies': 'Cookies marketing',
    },
    decisions: { asked: 'demandé', given: 'accepté', refused: 'refusé', withdrawn: 'retiré' },
    version: (version) => `texte de ${version}`,
    seen: (date) => `vu le ${date}`,
  },
}
