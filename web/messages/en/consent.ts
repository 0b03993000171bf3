export const consent = {
  'cookie.title': 'Cookies',
  'cookie.text':
    'With your permission we use marketing cookies to show you what fits you. Without it we only use what the shop needs to work.',
  'cookie.accept': 'Ok, continue',
  'cookie.refuse': 'Refuse marketing cookies',
  'cookie.close': 'Close',
  'cookie.settings': 'Cookie settings',
  'cookie.privacy': 'Privacy policy',
  'cookie.saved': 'Your preferences have been saved',
  'cookie.choice': 'Marketing cookies',
  'cookie.films': 'Films and posts of others',
  'cookie.films_enabled': 'Show them here; whoever they come from may set cookies',
  'cookie.enabled': 'Allow marketing cookies',
  'cookie.disabled': 'Only what the shop needs',
  'cookie.save': 'Save preferences',
} as const
