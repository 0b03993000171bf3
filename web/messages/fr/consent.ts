import type { consent as english } from '../en/consent.ts'

export const consent: Readonly<Record<keyof typeof english, string>> = {
  'cookie.title': 'Cookies',
  'cookie.text':
    'Avec votre accord, nous utilisons des cookies marketing pour vous montrer ce qui vous correspond. Sans lui, nous n’utilisons que ce dont la boutique a besoin pour fonctionner.',
  'cookie.accept': 'OK, continuer',
  'cookie.refuse': 'Refuser les cookies marketing',
  'cookie.close': 'Fermer',
  'cookie.settings': 'Paramètres des cookies',
  'cookie.privacy': 'Politique de confidentialité',
  'cookie.saved': 'Vos préférences ont été enregistrées',
  'cookie.choice': 'Cookies marketing',
  'cookie.enabled': 'Autoriser les cookies marketing',
  'cookie.disabled': 'Seulement ce dont la boutique a besoin',
  'cookie.save': 'Enregistrer mes préférences',
}
