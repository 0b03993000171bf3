import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of the counter of a store, on a phone. */
export const storeWords = messageSet('backoffice', 'store', {
  title: 'Store',
  choose: 'Which store are you in?',
  none: 'There are no stores.',
  counter: withBlanks('Store {name}', 'name'),
  code: 'Code of the customer',
  codeHint: 'It stands in the mail that says that the order is ready',
  open: 'Find it',
  codeNotFound: 'No order waits under this code.',
  prepare: 'To prepare',
  ready: 'Waits for its customer',
  nothing: 'Nothing.',
  expected: withBlanks('promised by {at}', 'at'),
  kept: withBlanks('kept until {at}', 'at'),
  isReady: 'It is ready',
  handOver: 'Handed over',
  reservations: 'Pairs that are kept to be tried on',
  size: withBlanks('size {size}', 'size'),
  putAside: 'I have it',
  done: 'Booked.',
  others: 'Another store',
})
