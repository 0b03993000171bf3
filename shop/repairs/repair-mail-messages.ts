import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What somebody reads whose pair is repaired. */
export const repairMailMessages = messageSet('mails', 'repair', {
  subject: {
    asked: withBlanks('Your repair {code}', 'code'),
    price: withBlanks('Another price for your repair {code}', 'code'),
    ready: withBlanks('Your pair is ready: {code}', 'code'),
    refused: withBlanks('We can’t repair this pair: {code}', 'code'),
  },
  heading: {
    asked: 'We look forward to your pair',
    price: 'Do you agree to this price?',
    ready: 'Your pair is ready',
    refused: 'We can’t repair this pair',
  },
  pair: withBlanks('{service}: {product}', 'service', 'product'),
  bring: withBlanks('Bring it to {store} and show the code {code}.', 'store', 'code'),
  post: withBlanks('Send it to {store} and put a note with the code {code} in.', 'store', 'code'),
  price: withBlanks('Price: {price}', 'price'),
  days: withBlanks(
    '{days, plural, one {Ready a day after we have it.} other {Ready # days after we have it.}}',
    'days',
  ),
  pay: 'You pay in the store, when you collect the pair.',
  proposed: withBlanks(
    'The repair of your pair would cost {price} instead of {agreed}. We begin once you agree. Until then you can call it off, too.',
    'price',
    'agreed',
  ),
  answer: 'Answer',
  see: 'See your repair',
  collect: withBlanks('It waits for you in {store}, under the code {code}.', 'store', 'code'),
  toPay: withBlanks('You pay {price} there.', 'price'),
  hours: 'Opening hours',
  closed: 'closed',
  why: withBlanks('Why: {reason}', 'reason'),
  back: withBlanks('If we have it, it waits for you in {store}. You pay nothing.', 'store'),
  guarantee: 'A fault that the pair had from the beginning is repaired free of charge under your legal guarantee.',
})
