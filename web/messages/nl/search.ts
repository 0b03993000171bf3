import type { search as english } from '../en/search.ts'

export const search: Readonly<Record<keyof typeof english, string>> = {
  'search.title': 'Zoeken',
  'search.for': 'Resultaten voor “{query}”',
  'search.submit': 'Zoek',
  'search.short': 'Typ minstens {n} tekens, of precies de naam van een merk.',
  'search.try': 'Kijk de spelling na, of probeer een korter of algemener woord.',
  'search.categories': 'Of begin hier',
  'search.pages_called': 'Pagina’s met deze naam',
  'search.corrected': 'Je ziet wat past bij “{query}”.',
  'search.ignored': 'Geen resultaten voor {words}; je ziet {query}.',
  'search.quoted': '“{word}”',
  'search.near': 'Bedoelde je een van deze?',
}
