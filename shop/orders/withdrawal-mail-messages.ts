import type { Language } from '#kernel/storefront.ts'

/**
 * What the acknowledgement of a withdrawal says. It says 'received' and never 'accepted': whether the right was there is not
 * decided by a mail.
 */
export type WithdrawalMailMessages = {
  readonly subject: (reference: string) => string
  readonly title: string
  readonly greeting: (name: string) => string
  readonly received: (date: string, time: string) => string
  readonly keep: string
  readonly statement: string
  readonly reference: string
  readonly submitted: string
  readonly name: string
  readonly order: string
  readonly email: string
  readonly items: string
  readonly allItems: string
  readonly reason: string
  /** In place of a reason that nobody gave. */
  readonly none: string
  readonly next: string
  readonly follow: string
  readonly notYou: string
}

const en: WithdrawalMailMessages = {
  subject: (reference) => `We received your withdrawal (${reference})`,
  title: 'We received your withdrawal',
  greeting: (name) => `Dear ${name},`,
  received: (date, time) => `We received your withdrawal on ${date} at ${time}.`,
  keep: 'This email repeats what you stated. Please keep it for your records.',
  statement: 'Your statement',
  reference: 'Reference',
  submitted: 'Received on',
  name: 'Name',
  order: 'Order, as you named it',
  email: 'Email',
  items: 'You withdraw from',
  allItems: 'the whole order',
  reason: 'Reason',
  none: '–',
  next: 'What happens next',
  follow: 'We will look for your order and write to you about the next steps at this address.',
  notYou: 'Was this not you? Then please let us know.',
}

const nl: WithdrawalMailMessages = {
  subject: (reference) => `We hebben je herroeping ontvangen (${reference})`,
  title: 'We hebben je herroeping ontvangen',
  greeting: (name) => `Beste ${name},`,
  received: (date, time) => `We hebben je herroeping ontvangen op ${date} om ${time}.`,
  keep: 'In deze e-mail staat wat je hebt verklaard. Bewaar hem goed.',
  statement: 'Je verklaring',
  reference: 'Kenmerk',
  submitted: 'Ontvangen op',
  name: 'Naam',
  order: 'Bestelling, zoals je die noemde',
  email: 'E-mail',
  items: 'Je herroept',
  allItems: 'de hele bestelling',
  reason: 'Reden',
  none: '–',
  next: 'Hoe gaat het verder?',
  follow: 'We zoeken je bestelling op en schrijven je op dit adres over de volgende stappen.',
  notYou: 'Was jij dit niet? Laat het ons dan weten.',
}

const de: WithdrawalMailMessages = {
  subject: (reference) => `Wir haben Ihren Widerruf erhalten (${reference})`,
  title: 'Wir haben Ihren Widerruf erhalten',
  greeting: (name) => `Guten Tag ${name},`,
  received: (date, time) => `Wir haben Ihren Widerruf am ${date} um ${time} erhalten.`,
  keep: 'Diese E-Mail gibt Ihre Erklärung wieder. Bitte bewahren Sie sie auf.',
  statement: 'Ihre Erklärung',
  reference: 'Vorgangsnummer',
  submitted: 'Eingegangen am',
  name: 'Name',
  order: 'Bestellung, wie von Ihnen bezeichnet',
  email: 'E-Mail',
  items: 'Sie widerrufen',
  allItems: 'die gesamte Bestellung',
  reason: 'Grund',
  none: '–',
  next: 'Wie geht es weiter?',
  follow: 'Wir suchen Ihre Bestellung heraus und schreiben Ihnen an diese Adresse, wie es weitergeht.',
  notYou: 'Waren Sie das nicht? Dann geben Sie uns bitte Bescheid.',
}

// French sets a space that does not break before a question mark (U+202F).
const fr: WithdrawalMailMessages = {
  subject: (reference) => `Nous avons reçu votre rétractation (${reference})`,
  title: 'Nous avons reçu votre rétractation',
  greeting: (name) => `Bonjour ${name},`,
  received: (date, time) => `Nous avons reçu votre rétractation le ${date} à ${time}.`,
  keep: 'Cet e-mail reprend votre déclaration. Pensez à le conserver.',
  statement: 'Votre déclaration',
  reference: 'Référence',
  submitted: 'Reçue le',
  name: 'Nom',
  order: 'Commande, telle que vous l’avez indiquée',
  email: 'E-mail',
  items: 'Vous renoncez à',
  allItems: 'toute la commande',
  reason: 'Motif',
  none: '–',
  next: 'Et maintenant\u202F?',
  follow: 'Nous recherchons votre commande et vous écrirons à cette adresse pour la suite.',
  notYou: 'Ce n’était pas vous\u202F? Merci de nous le signaler.',
}

export const withdrawalMailMessages: Readonly<Record<Language, WithdrawalMailMessages>> = { en, nl, de, fr }
