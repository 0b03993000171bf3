import type { overlay as english } from '../en/overlay.ts'

export const overlay: Readonly<Record<keyof typeof english, string>> = {
  'overlay.recent': 'Laatst gezocht',
  'overlay.pages': 'Pagina’s',
  'overlay.suggestions': 'Bedoelde je',
  'overlay.all': 'Bekijk alle {n} resultaten',
  'overlay.results': 'Resultaten',
}
