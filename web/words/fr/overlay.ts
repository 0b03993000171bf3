import type { overlay as english } from '../en/overlay.ts'

export const overlay: Readonly<Record<keyof typeof english, string>> = {
  'overlay.recent': 'Recherches récentes',
  'overlay.pages': 'Pages',
  'overlay.suggestions': 'Vouliez-vous dire',
  'overlay.all': 'Voir les {n} résultats',
  'overlay.results': 'Résultats',
}
