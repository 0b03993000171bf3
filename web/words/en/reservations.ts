export const reservations = {
  'reserve.title': 'Reserve it in a store',
  'reserve.intro':
    '{store} keeps one pair apart for you until {until}. You try it on there, and pay only if you like it.',
  'reserve.first_name': 'First name',
  'reserve.last_name': 'Last name',
  'reserve.email': 'Email address',
  'reserve.use': 'We use these for this reservation and nothing else.',
  'reserve.submit': 'Reserve it',
  'reserve.done': 'Reserved',
  'reserve.number': 'Your number is {number}',
  'reserve.show': 'Show this at the counter of {store} until {until}. We have mailed it to you as well.',
  'reserve.cancel': 'Cancel the reservation',
  'reserve.cancelled': 'You have cancelled this reservation.',
  'reserve.expired': 'Time is up: this pair is back on the shelf.',
  'reserve.collected': 'You have fetched this pair. Enjoy it.',
  'reserve.yours': 'Your reservation',
  'reserve.route': 'How to get there',
} as const
