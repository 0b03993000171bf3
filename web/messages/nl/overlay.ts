import type { overlay as english } from '../en/overlay.ts'

export const overlay: Readonly<Record<keyof typeof english, string>> = {
  'overlay.recent': 'Laatst gezocht',
  'overlay.pages': 'Pagina’s',
  'overlay.suggestions': 'Suggesties',
  'overlay.all': 'Bekijk alle {n} resultaten',
  'overlay.brands': 'Merken en lijsten',
  'overlay.offers': 'Suggesties en pagina’s',
  'overlay.clear': 'Wissen',
  'overlay.forget': 'Zoekopdrachten vergeten',
  'overlay.results': 'Resultaten',
}
