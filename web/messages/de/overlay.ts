import type { overlay as english } from '../en/overlay.ts'

export const overlay: Readonly<Record<keyof typeof english, string>> = {
  'overlay.recent': 'Zuletzt gesucht',
  'overlay.pages': 'Seiten',
  'overlay.suggestions': 'Vorschläge',
  'overlay.all': 'Alle {n} Ergebnisse ansehen',
  'overlay.brands': 'Marken und Listen',
  'overlay.offers': 'Vorschläge und Seiten',
  'overlay.clear': 'Löschen',
  'overlay.forget': 'Suchverlauf löschen',
  'overlay.results': 'Ergebnisse',
}
