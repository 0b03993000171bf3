import { messageSet } from '#languages/message-set.ts'

/** Of the figures of sales. */
export const figureWords = messageSet('backoffice', 'figures', {
  title: 'Sales of today',
  upToNow: 'Until this hour',
  today: 'Today',
  lastWeek: 'A week ago',
  lastYear: 'A year ago',
  revenue: 'Revenue',
  orders: 'Orders',
  average: 'Average order',
  refunds: 'Refunds',
  returns: 'Returns',
  nothingYet: 'Nothing was sold yet today, nor a week or a year ago.',
  byDay: 'The last four weeks',
  day: 'Day',
})
