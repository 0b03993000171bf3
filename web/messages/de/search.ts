import type { search as english } from '../en/search.ts'

export const search: Readonly<Record<keyof typeof english, string>> = {
  'search.title': 'Suche',
  'search.for': 'Ergebnisse für „{query}“',
  'search.submit': 'Suchen',
  'search.short': 'Geben Sie mindestens {n} Zeichen ein oder den genauen Namen einer Marke.',
  'search.try': 'Prüfen Sie die Schreibweise oder versuchen Sie ein kürzeres, allgemeineres Wort.',
  'search.categories': 'Oder beginnen Sie hier',
  'search.pages_called': 'Seiten mit diesem Namen',
  'search.corrected': 'Angezeigt wird, was zu „{query}“ passt.',
  'search.ignored': 'Keine Treffer für {words}; angezeigt wird {query}.',
  'search.quoted': '„{word}“',
  'search.near': 'Meinten Sie etwas davon?',
}
