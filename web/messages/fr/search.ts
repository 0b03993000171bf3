import type { search as english } from '../en/search.ts'

export const search: Readonly<Record<keyof typeof english, string>> = {
  'search.title': 'Recherche',
  'search.for': 'Résultats pour « {query} »',
  'search.submit': 'Rechercher',
  'search.short': 'Saisissez au moins {n} caractères, ou le nom exact d’une marque.',
  'search.try': 'Vérifiez l’orthographe, ou essayez un mot plus court ou plus général.',
  'search.categories': 'Ou commencez ici',
  'search.pages_called': 'Pages portant ce nom',
  'search.corrected': 'Voici ce qui correspond à « {query} ».',
  'search.ignored': 'Aucun résultat pour {words} ; voici {query}.',
  'search.quoted': '« {word} »',
  'search.near': 'Vouliez-vous dire… ?',
}
