export const stores = {
  'stores.title': 'Our stores',
  'stores.intro':
    '{n, plural, one {One store} other {# stores}} where someone measures both your feet, and takes the time for it.',
  'stores.description': '{title}: {address}. Address, opening hours and route.',
  'stores.address': 'Address and contact',
  'stores.favourite': 'Make it a favourite store',
  'stores.route': 'Plan your route',
  'stores.services': 'Here you can have your feet measured, and return what you ordered online.',
  'stores.all': 'All stores',
  'stores.today': 'today',
  'stores.exceptions': 'Other hours',
  'stores.closed': 'Closed',
  'stores.open_until': 'Open until {time}',
  'stores.opens_today': 'Closed, opens today at {time}',
  'stores.opens_tomorrow': 'Closed, opens tomorrow at {time}',
  'stores.opens_on': 'Closed, opens {day} at {time}',
} as const
