/** What the search overlay says beyond the search page. */
export const overlay = {
  'overlay.recent': 'Searched lately',
  'overlay.pages': 'Pages',
  'overlay.suggestions': 'Did you mean',
  'overlay.all': 'See all {n} results',
  'overlay.results': 'Results',
} as const
