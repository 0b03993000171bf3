import type { search as english } from '../en/search.ts'

export const search: Readonly<Record<keyof typeof english, string>> = {
  'search.title': 'Zoeken',
  'search.for': 'Resultaten voor “{query}”',
  'search.submit': 'Zoek',
  'search.pages': 'Pagina’s met resultaten',
  'search.range': '{first}–{last} van {total}',
  'search.next': 'Volgende artikelen',
  'search.short': 'Typ minstens {n} tekens, of precies de naam van een merk.',
  'search.try': 'Kijk de spelling na, of probeer een korter of algemener woord.',
  'search.categories': 'Of begin hier',
}
