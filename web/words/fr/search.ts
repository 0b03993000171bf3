import type { search as english } from '../en/search.ts'

export const search: Readonly<Record<keyof typeof english, string>> = {
  'search.title': 'Recherche',
  'search.for': 'Résultats pour « {query} »',
  'search.submit': 'Rechercher',
  'search.pages': 'Pages de résultats',
  'search.range': '{first}–{last} sur {total}',
  'search.next': 'Articles suivants',
  'search.short': 'Saisissez au moins {n} caractères, ou le nom exact d’une marque.',
  'search.try': 'Vérifiez l’orthographe, ou essayez un mot plus court ou plus général.',
  'search.categories': 'Ou commencez ici',
}
