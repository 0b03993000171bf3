import type { account as english } from '../en/account.ts'

export const account: Readonly<Record<keyof typeof english, string>> = {
  'account.join': 'Anmelden oder Mitglied werden',
  'account.hello': 'Willkommen {firstName}',
  'account.title': 'Ihr Konto',
  'account.without':
    'Sie bestellen hier ohne Konto: auswählen, bezahlen, fertig. Kundenkonten gibt es in diesem Shop noch nicht. Ihre Bestellbestätigung erhalten Sie per E-Mail.',
  'account.order': 'Wo ist meine Bestellung?',
  'account.order_text': 'Halten Sie die Bestellnummer aus Ihrer E-Mail bereit; unser Kundenservice sieht für Sie nach.',
  'account.returns': 'Etwas zurückgeben',
  'account.returns_text': 'In einer Filiale oder per Post, innerhalb von 14 Tagen, ohne Konto.',
  'account.wishlist_text': 'Was Ihnen gefällt, wird auf diesem Gerät gespeichert.',
  'account.club': 'Der Club',
  'account.club_text': 'Was die Mitgliedschaft Ihnen bringt und wie aus Punkten Gutscheine werden.',
}
