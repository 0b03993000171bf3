import type { account as english } from '../en/account.ts'

export const account: Readonly<Record<keyof typeof english, string>> = {
  'account.login': 'Anmelden',
  'account.register': 'Konto erstellen',
  'account.join': 'Anmelden oder Mitglied werden',
  'account.hello': 'Willkommen {firstName}',
  'account.forgot': 'Passwort vergessen?',
  'account.recover_sent': 'Falls ein Konto zu dieser Adresse besteht, erhalten Sie eine E-Mail.',
  'account.delete': 'Mein Konto löschen',
  'account.export': 'Meine Daten herunterladen',
  'account.exists': 'Es besteht bereits ein Konto mit dieser E-Mail-Adresse',
  'account.logged_out': 'Sie sind bereits abgemeldet',
  'newsletter.subscribe': 'Anmelden',
  'newsletter.check': 'Bitte bestätigen Sie Ihre Anmeldung über den Link in der E-Mail.',
  'newsletter.error': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
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
