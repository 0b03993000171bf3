import type { overlay as english } from '../en/overlay.ts'

export const overlay: Readonly<Record<keyof typeof english, string>> = {
  'overlay.recent': 'Recherches récentes',
  'overlay.pages': 'Pages',
  'overlay.suggestions': 'Suggestions',
  'overlay.all': 'Voir les {n} résultats',
  'overlay.brands': 'Marques et listes',
  'overlay.offers': 'Suggestions et pages',
  'overlay.clear': 'Effacer',
  'overlay.forget': 'Oublier ces recherches',
  'overlay.results': 'Résultats',
}
