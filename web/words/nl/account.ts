import type { account as english } from '../en/account.ts'

export const account: Readonly<Record<keyof typeof english, string>> = {
  'account.login': 'Inloggen',
  'account.register': 'Account aanmaken',
  'account.join': 'Inloggen of lid worden',
  'account.hello': 'Welkom {firstName}',
  'account.forgot': 'Wachtwoord vergeten?',
  'account.recover_sent': 'Als er een account bij dit adres hoort, ontvang je een e-mail.',
  'account.delete': 'Mijn account verwijderen',
  'account.export': 'Mijn gegevens downloaden',
  'account.exists': 'Er bestaat al een account met dit e-mailadres',
  'account.logged_out': 'Je bent al uitgelogd',
  'newsletter.subscribe': 'Aanmelden',
  'newsletter.check': 'Check je inbox en bevestig je aanmelding.',
  'newsletter.error': 'Er ging iets mis. Probeer het opnieuw.',
}
