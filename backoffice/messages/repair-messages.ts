import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of pairs that come back to be repaired. */
export const repairWords = messageSet('backoffice', 'repairs', {
  title: 'Repairs',
  about:
    'Pairs that are brought to a store to be repaired. They are paid there, when they are collected. Nobody begins before the owner has agreed to the price.',
  guarantee: 'A fault from the beginning is repaired free of charge under the legal guarantee: name a price of 0.',
  states: {
    NEW: 'New',
    RECEIVED: 'Received',
    IN_WORK: 'In work',
    READY: 'Ready',
    COLLECTED: 'Collected',
    REFUSED: 'Refused',
    CANCELLED: 'Called off',
  },
  moves: {
    RECEIVED: 'The pair is here',
    IN_WORK: 'Begin',
    READY: 'It is ready: mail its owner',
    COLLECTED: 'It was paid and collected',
    REFUSED: 'Refuse it',
  },
  none: 'None.',
  of: withBlanks('Order {number}', 'number'),
  at: withBlanks('Store {location}', 'location'),
  byPost: 'Comes by post',
  days: withBlanks('{days, plural, one {a day} other {# days}}', 'days'),
  waits: withBlanks('Waits for its owner: {price}', 'price'),
  propose: 'Name another price',
  amount: 'Price with VAT',
  proposeHint: 'Its owner is mailed a link and agrees, or calls the repair off.',
  proposeSubmit: 'Ask the owner',
  refuse: 'Refuse it',
  reason: 'Why, for its owner to read',
  done: 'Done.',
})
