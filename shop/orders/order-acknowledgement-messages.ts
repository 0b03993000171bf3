import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What the acknowledgement of an order says that its confirmation does not. */
export const acknowledgementMessages = messageSet('mails', 'order-acknowledgement', {
  subject: withBlanks('We received your order {number}', 'number'),
  title: 'We received your order',
  received: withBlanks('Your order {number} reached us on {date}.', 'number', 'date'),
  payHeading: 'How to pay',
  /** The order waits for a bank transfer. */
  transfer: withBlanks(
    '{due, select, undefined {Please transfer {amount} to the account below and give the reference.} other {Please transfer {amount} to the account below by {due} and give the reference.}}',
    'amount',
    'due',
  ),
  unpaid:
    'Your payment has not reached us yet. If you have just paid, there is nothing left to do: the confirmation follows in an email of its own. Otherwise you can still pay, in any way you like.',
  kept: withBlanks('We keep the items for you until {due}. After that the order lapses, and you owe nothing.', 'due'),
  after: 'As soon as the amount is in, we confirm your order by email and pack it.',
  payee: 'Account name',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Reference',
  amount: 'Amount',
  due: 'To pay by',
  payNow: 'Pay your order',
  payOtherwise: 'Pay in another way',
})
