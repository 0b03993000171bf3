import type { consent as english } from '../en/consent.ts'

export const consent: Readonly<Record<keyof typeof english, string>> = {
  'cookie.title': 'Cookies',
  'cookie.text':
    'Mit Ihrer Einwilligung verwenden wir Marketing-Cookies, um Ihnen Passendes zu zeigen. Ohne sie verwenden wir nur, was der Shop zum Funktionieren braucht.',
  'cookie.accept': 'OK, weiter',
  'cookie.refuse': 'Marketing-Cookies ablehnen',
  'cookie.close': 'Schließen',
  'cookie.settings': 'Cookie-Einstellungen',
  'cookie.privacy': 'Datenschutzerklärung',
  'cookie.saved': 'Ihre Einstellungen wurden gespeichert',
  'cookie.choice': 'Marketing-Cookies',
  'cookie.enabled': 'Marketing-Cookies zulassen',
  'cookie.disabled': 'Nur was der Shop braucht',
  'cookie.save': 'Einstellungen speichern',
}
