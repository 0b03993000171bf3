import { messageSet, withBlanks } from '#languages/message-set.ts'

/**
 * What the acknowledgement of a withdrawal says. It says 'received' and never 'accepted': whether the right was there is not
 * decided by a mail.
 */
export const withdrawalMailMessages = messageSet('mails', 'withdrawal-received', {
  subject: withBlanks('We received your withdrawal ({reference})', 'reference'),
  title: 'We received your withdrawal',
  greeting: withBlanks('Dear {name},', 'name'),
  received: withBlanks('We received your withdrawal on {date} at {time}.', 'date', 'time'),
  keep: 'This email repeats what you stated. Please keep it for your records.',
  statement: 'Your statement',
  reference: 'Reference',
  submitted: 'Received on',
  name: 'Name',
  order: 'Order, as you named it',
  email: 'Email',
  items: 'You withdraw from',
  allItems: 'the whole order',
  reason: 'Reason',
  /** In place of a reason that nobody gave. */
  none: '–',
  next: 'What happens next',
  follow: 'We will look for your order and write to you about the next steps at this address.',
  notYou: 'Was this not you? Then please let us know.',
})
