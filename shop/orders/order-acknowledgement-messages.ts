import type { Language } from '#kernel/storefront.ts'

/** What the acknowledgement of an order says that its confirmation does not. */
export type AcknowledgementMessages = {
  readonly subject: (number: string) => string
  readonly title: string
  readonly received: (number: string, date: string) => string
  readonly payHeading: string
  /** The order waits for a bank transfer. */
  readonly transfer: (amount: string, due: string | undefined) => string
  /** The order waits for any payment. */
  readonly unpaid: string
  readonly kept: (due: string) => string
  readonly after: string
  readonly payee: string
  readonly iban: string
  readonly bic: string
  readonly reference: string
  readonly amount: string
  readonly due: string
  readonly payNow: string
  readonly payOtherwise: string
}

const en: AcknowledgementMessages = {
  subject: (number) => `We received your order ${number}`,
  title: 'We received your order',
  received: (number, date) => `Your order ${number} reached us on ${date}.`,
  payHeading: 'How to pay',
  transfer: (amount, due) =>
    due === undefined
      ? `Please transfer ${amount} to the account below and give the reference.`
      : `Please transfer ${amount} to the account below by ${due} and give the reference.`,
  unpaid:
    'Your payment has not reached us yet. If you have just paid, there is nothing left to do: the confirmation follows in an email of its own. Otherwise you can still pay, in any way you like.',
  kept: (due) => `We keep the items for you until ${due}. After that the order lapses, and you owe nothing.`,
  after: 'As soon as the amount is in, we confirm your order by email and pack it.',
  payee: 'Account name',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Reference',
  amount: 'Amount',
  due: 'To pay by',
  payNow: 'Pay your order',
  payOtherwise: 'Pay in another way',
}

const nl: AcknowledgementMessages = {
  subject: (number) => `We hebben je bestelling ${number} ontvangen`,
  title: 'We hebben je bestelling ontvangen',
  received: (number, date) => `Je bestelling ${number} is op ${date} bij ons binnengekomen.`,
  payHeading: 'Zo betaal je',
  transfer: (amount, due) =>
    due === undefined
      ? `Maak ${amount} over naar de rekening hieronder en vermeld het kenmerk.`
      : `Maak ${amount} uiterlijk ${due} over naar de rekening hieronder en vermeld het kenmerk.`,
  unpaid:
    'We hebben je betaling nog niet ontvangen. Heb je net betaald, dan hoef je niets te doen: de bevestiging volgt in een aparte e-mail. Anders kun je alsnog betalen, op de manier die je wilt.',
  kept: (due) =>
    `We houden de artikelen tot en met ${due} voor je vast. Daarna vervalt de bestelling en ben je niets verschuldigd.`,
  after: 'Zodra het bedrag binnen is, bevestigen we je bestelling per e-mail en pakken we haar in.',
  payee: 'Op naam van',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Kenmerk',
  amount: 'Bedrag',
  due: 'Te betalen uiterlijk',
  payNow: 'Bestelling betalen',
  payOtherwise: 'Op een andere manier betalen',
}

const de: AcknowledgementMessages = {
  subject: (number) => `Ihre Bestellung ${number} ist eingegangen`,
  title: 'Ihre Bestellung ist eingegangen',
  received: (number, date) => `Ihre Bestellung ${number} ist am ${date} bei uns eingegangen.`,
  payHeading: 'So bezahlen Sie',
  transfer: (amount, due) =>
    due === undefined
      ? `Bitte überweisen Sie ${amount} auf das folgende Konto und geben Sie den Verwendungszweck an.`
      : `Bitte überweisen Sie ${amount} bis zum ${due} auf das folgende Konto und geben Sie den Verwendungszweck an.`,
  unpaid:
    'Ihre Zahlung ist noch nicht bei uns eingegangen. Falls Sie gerade bezahlt haben, müssen Sie nichts tun: Die Bestätigung folgt in einer eigenen E-Mail. Andernfalls können Sie jetzt noch bezahlen, auch mit einer anderen Zahlungsart.',
  kept: (due) =>
    `Wir halten die Artikel bis einschließlich ${due} für Sie zurück. Danach verfällt die Bestellung, und Sie schulden nichts.`,
  after: 'Sobald der Betrag eingegangen ist, bestätigen wir Ihre Bestellung per E-Mail und packen sie ein.',
  payee: 'Empfänger',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Verwendungszweck',
  amount: 'Betrag',
  due: 'Zu zahlen bis',
  payNow: 'Bestellung bezahlen',
  payOtherwise: 'Anders bezahlen',
}

const fr: AcknowledgementMessages = {
  subject: (number) => `Nous avons bien reçu votre commande ${number}`,
  title: 'Nous avons bien reçu votre commande',
  received: (number, date) => `Votre commande ${number} nous est parvenue le ${date}.`,
  payHeading: 'Comment payer',
  transfer: (amount, due) =>
    due === undefined
      ? `Virez ${amount} sur le compte ci-dessous en indiquant la référence.`
      : `Virez ${amount} sur le compte ci-dessous au plus tard le ${due}, en indiquant la référence.`,
  unpaid:
    'Votre paiement ne nous est pas encore parvenu. Si vous venez de payer, vous n’avez rien à faire\u00A0: la confirmation suivra dans un autre e-mail. Sinon, vous pouvez encore régler, par le moyen de votre choix.',
  kept: (due) =>
    `Nous vous réservons les articles jusqu’au ${due} inclus. Passé cette date, la commande est annulée et vous ne devez rien.`,
  after: 'Dès réception du montant, nous confirmons votre commande par e-mail et la préparons.',
  payee: 'Bénéficiaire',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Référence',
  amount: 'Montant',
  due: 'À payer avant le',
  payNow: 'Payer votre commande',
  payOtherwise: 'Payer autrement',
}

export const acknowledgementMessages: Readonly<Record<Language, AcknowledgementMessages>> = { en, nl, de, fr }
