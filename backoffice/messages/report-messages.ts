import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of the page of figures. */
export const reportWords = messageSet('backoffice', 'report', {
  title: 'Figures',
  days: withBlanks('{count} days', 'count'),
  about: 'Orders count when they were paid. Returns and refunds are those of these orders, until now.',
  byStorefront: 'By storefront',
  byProduct: 'Products that brought most',
  runningOut: 'What runs out first',
  runningOutAbout: 'Sizes that are sold most, by how long they last when they are sold as fast as in these days.',
  storefront: 'Storefront',
  orders: 'Orders',
  revenue: 'Revenue',
  average: 'Average order',
  refunds: 'Refunds',
  pieces: 'Pieces',
  returned: 'Came back',
  rate: 'Return rate',
  available: 'Can be sold',
  sellThrough: 'Sold of all',
  article: 'Article',
  size: 'Size',
  daysLeft: 'Days left',
  percent: withBlanks('{rate} %', 'rate'),
  csv: 'As a CSV file',
  chart: withBlanks(
    'Revenue by day in {currency}, the highest {highest} on {day}; the table below has each day.',
    'currency',
    'highest',
    'day',
  ),
  none: 'Nothing was sold in this time.',
})
