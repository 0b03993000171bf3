export const search = {
  'search.title': 'Search',
  'search.for': 'Results for “{query}”',
  'search.submit': 'Search',
  'search.short':
    'Type at least {n} characters, or a shorter word in full: a brand, a kind of shoe or bag, a material or a colour.',
  'search.try': 'Check the spelling, or try a shorter or more general word.',
  'search.categories': 'Or start here',
  'search.pages_called': 'Pages with this name',
  'search.corrected': 'Showing what matches “{query}”.',
  'search.ignored': 'No results for {words}; showing {query}.',
  'search.quoted': '“{word}”',
  'search.closest': 'Found for “{word}”',
  'search.near': 'Did you mean one of these?',
  'search.photo': 'Search with a photo',
  'search.photo_label': 'A photo of a shoe or a bag',
  'search.photo_hint':
    'JPEG, PNG, WebP or AVIF, {n} MB at most. It works best with one shoe in the middle and a plain background. Your photo is compared by colours and outline, and is not kept.',
  'search.photo_submit': 'Find what looks like it',
  'search.scan': 'Scan a barcode',
} as const
