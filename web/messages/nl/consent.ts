import type { consent as english } from '../en/consent.ts'

export const consent: Readonly<Record<keyof typeof english, string>> = {
  'cookie.title': 'Cookies',
  'cookie.text':
    'Met jouw toestemming gebruiken we marketingcookies om te laten zien wat bij je past. Zonder toestemming gebruiken we alleen wat de winkel nodig heeft om te werken.',
  'cookie.accept': 'Oké, doorgaan',
  'cookie.refuse': 'Marketingcookies weigeren',
  'cookie.close': 'Sluiten',
  'cookie.settings': 'Cookie-instellingen',
  'cookie.privacy': 'Privacyverklaring',
  'cookie.saved': 'Je voorkeuren zijn opgeslagen',
  'cookie.choice': 'Marketingcookies',
  'cookie.enabled': 'Marketingcookies toestaan',
  'cookie.disabled': 'Alleen wat de winkel nodig heeft',
  'cookie.save': 'Voorkeuren opslaan',
}
