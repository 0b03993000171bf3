/** What the search overlay says beyond the search page. */
export const overlay = {
  'overlay.recent': 'Searched lately',
  'overlay.pages': 'Pages',
  'overlay.suggestions': 'Suggestions',
  'overlay.all': 'See all {n} results',
  'overlay.brands': 'Brands and lists',
  'overlay.offers': 'Suggestions and pages',
  'overlay.clear': 'Clear',
  'overlay.forget': 'Forget these searches',
  'overlay.results': 'Results',
} as const
