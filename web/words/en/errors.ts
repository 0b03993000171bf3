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
  'e.packstation':
    'No packstations were found based on the address entered. Try to refine your search with, for example, a combination of a street name and city.',
  'e.gender': 'The gender is required',
  'e.dhl': 'Your DHL customer number is required',
  'e.max': 'Max {n} characters are allowed',
  'e.password_same': 'The passwords are not the same',
} as const
