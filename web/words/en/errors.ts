export const errors = {
  'e.lost': "Oops! We've lost you for a while ...",
  'e.404': 'Page not found',
  'e.404_route': 'This page could not be found',
  'e.404_text': 'The page may have moved, or the address may be mistyped.',
  'e.500': 'Something went wrong',
  'e.500_text': 'It is us, not you. Please try again in a moment.',
  'e.twice': 'An error occurred while showing the page and another error occurred while showing the error page.',
  'e.details': 'Error details:',
  'e.home': 'Go back to home',
} as const
