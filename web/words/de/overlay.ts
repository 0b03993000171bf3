import type { overlay as english } from '../en/overlay.ts'

export const overlay: Readonly<Record<keyof typeof english, string>> = {
  'overlay.recent': 'Zuletzt gesucht',
  'overlay.pages': 'Seiten',
  'overlay.suggestions': 'Meinten Sie',
  'overlay.all': 'Alle {n} Ergebnisse ansehen',
  'overlay.results': 'Ergebnisse',
}
