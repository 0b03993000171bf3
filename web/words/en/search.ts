export const search = {
  'search.title': 'Search',
  'search.for': 'Results for “{query}”',
  'search.submit': 'Search',
  'search.pages': 'Pages of results',
  'search.range': '{first}–{last} of {total}',
  'search.next': 'Next items',
  'search.short': 'Type at least {n} characters, or the exact name of a brand.',
  'search.try': 'Check the spelling, or try a shorter or more general word.',
  'search.categories': 'Or start here',
} as const
