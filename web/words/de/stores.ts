import type { stores as english } from '../en/stores.ts'

export const stores: Readonly<Record<keyof typeof english, string>> = {
  'stores.title': 'Unsere Filialen',
  'stores.intro':
    '{n, plural, one {Eine Filiale} other {# Filialen}}, in denen jemand Ihre beiden Füße misst und sich Zeit dafür nimmt.',
  'stores.description': '{title}: {address}. Adresse, Öffnungszeiten und Anfahrt.',
  'stores.address': 'Adresse und Kontakt',
  'stores.favourite': 'Als Lieblingsfiliale merken',
  'stores.route': 'Route planen',
  'stores.services': 'Hier können Sie Ihre Füße messen lassen und zurückgeben, was Sie online bestellt haben.',
  'stores.all': 'Alle Filialen',
  'stores.today': 'heute',
  'stores.exceptions': 'Abweichende Zeiten',
  'stores.closed': 'Geschlossen',
  'stores.open_until': 'Geöffnet bis {time} Uhr',
  'stores.opens_today': 'Geschlossen, öffnet heute um {time} Uhr',
  'stores.opens_tomorrow': 'Geschlossen, öffnet morgen um {time} Uhr',
  'stores.opens_on': 'Geschlossen, öffnet {day} um {time} Uhr',
}
