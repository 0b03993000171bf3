import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What mails about the way of an order say, in one language. */
export const statusMailMessages = messageSet('mails', 'order-status', {
  greeting: withBlanks('Dear {name},', 'name'),
  changed: {
    subject: withBlanks('Your order {number} was changed', 'number'),
    title: 'Your order was changed',
    lines: withBlanks(['We have changed your order {number} as we agreed. This is what you get now.'], 'number'),
  },
  /** Other goods take the place of what comes back. */
  exchanged: {
    subject: withBlanks('Your exchange from order {number}', 'number'),
    title: 'Your exchange',
    lines: withBlanks(
      [
        'You are exchanging something of your order {number}. The {amount} that you paid for it pays for order {exchange}: there is nothing more to pay.',
        'Please send back what is named below. Until it is with us, its money can’t be paid back.',
      ],
      'number',
      'exchange',
      'amount',
    ),
  },
  sent: {
    subject: withBlanks('Your order {number} is on its way', 'number'),
    title: 'Your parcel is on its way',
    lines: withBlanks(['We have handed your order {number} over to {carrier}.'], 'number', 'carrier'),
  },
  sentInPart: 'The rest of your order follows in another parcel.',
  invoiceAttached: 'Your invoice is attached.',
  delivered: {
    subject: withBlanks('Your order {number} has arrived', 'number'),
    title: 'Your order has arrived',
    lines: withBlanks(['According to the carrier, your order {number} has been delivered. Enjoy it.'], 'number'),
  },
  returnUntil: withBlanks(
    'Something doesn’t fit? You can send it back until {day}, or bring it to one of our stores.',
    'day',
  ),
  cancelled: {
    subject: withBlanks('Your order {number} has been cancelled', 'number'),
    title: 'Your order has been cancelled',
    lines: withBlanks(['We have cancelled your order {number}. Nothing of it will be sent.'], 'number'),
  },
  comesBack: withBlanks(
    'We are paying back {amount} the way you paid ({method}). It is in your account within 14 days at the latest, mostly sooner.',
    'amount',
    'method',
  ),
  /** A gift card paid the order, or a part of it. */
  comesBackOnCard: withBlanks(
    'We are paying back {amount}: what you paid with a gift card as a new one, the rest the way you paid it. You have it within 14 days at the latest, mostly sooner.',
    'amount',
  ),
  /** A gift card of the shop paid it, or a part of it. */
  comesBackToCard: withBlanks(
    'We are paying back {amount}: what gift card {card} paid to that card, the rest the way you paid it. You have it within 14 days at the latest, mostly sooner.',
    'amount',
    'card',
  ),
  backOnCard: withBlanks('{amount} is on gift card {card} again.', 'amount', 'card'),
  nothingOwed: withBlanks('You owe nothing to {method}.', 'method'),
  refunded: {
    subject: withBlanks('Your money for order {number} is on its way back', 'number'),
    title: 'Your money is on its way back',
    lines: withBlanks(
      [
        'For your order {number} we have just paid back {amount}, the way you paid ({method}). Depending on your bank it takes up to five working days.',
      ],
      'number',
      'amount',
      'method',
    ),
  },
  /** What the gift card left was paid in another way, and goes back in that. */
  restRefunded: withBlanks(
    'For your order {number} we have just paid back {amount}, the way you paid what the gift card left. Depending on your bank it takes up to five working days.',
    'number',
    'amount',
  ),
  released: withBlanks('{amount} less is charged to you: nothing had been collected for it.', 'amount'),
  missing: 'Unfortunately we could not find what is named below in our warehouse. We are sorry about that.',
  /** A gift card paid it. */
  byHand: withBlanks(
    'You paid {amount} with a gift card. Our customer service sends you a new one for that amount within 14 days.',
    'amount',
  ),
  /** Who collects it later has not been asked for all of it yet. */
  byTransfer: withBlanks(
    'Our customer service transfers {amount} to your bank account and asks you for its number.',
    'amount',
  ),
  /** A second payment came for an order that was paid. */
  paidTwice: withBlanks(
    'Your order {number} was paid already when another payment for it arrived. You pay only once.',
    'number',
  ),
  /** A payment came when its order could no longer be had. */
  paidTooLate: withBlanks(
    'Your payment for order {number} arrived when we could no longer carry it out: its items were no longer held for you. Nothing will be sent, and you pay nothing.',
    'number',
  ),
  creditNoteAttached: 'The credit note is attached.',
  return: {
    subject: withBlanks('Your return from order {number}', 'number'),
    title: 'Your return is announced',
    lines: withBlanks(
      ['You are sending back something of your order {number}. The number of your return is {reference}.'],
      'number',
      'reference',
    ),
  },
  labelAttached:
    'Your label is attached. Print it, stick it on the parcel, and hand the parcel in within 14 days. It costs you nothing.',
  takeToStore: withBlanks(
    'Bring the goods to any of our stores within 14 days and name the number {reference}.',
    'reference',
  ),
  refundAfter: 'As soon as the goods are with us, we pay you back the way you paid.',
  /** Before the last day on which a return can be handed in. */
  handIn: 'Hand it in by',
  /** When the money of a return comes. */
  moneyBack: 'Your money is back within 14 days of its arrival, mostly sooner.',
  noStatement:
    'This is no statement of withdrawal. You can make one at any time within the period, by the link at the end of this email.',
  follow: 'Follow the parcel',
  view: 'View your order',
  sendBack: 'Send something back',
  stores: 'Our stores',
  items: 'What it is about',
  parcel: 'Carrier',
  code: 'Tracking code',
  goesTo: 'Goes to',
  quantity: withBlanks('Quantity: {n}', 'n'),
  questions: 'Questions?',
})

export type StatusMailMessages = ReturnType<typeof statusMailMessages>
