import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What mails say of orders that are collected: in one of our stores, or where a carrier keeps them. */
export const pickupMailMessages = messageSet('mails', 'pickup', {
  pickedUpAt: 'Picked up at',
  hours: 'Opening hours',
  closed: 'closed',
  map: 'The store on the map',
  route: 'Plan your route',
  /** In place of the costs of delivery. */
  inStore: 'Collected in store',
  preparing: withBlanks('{store} is preparing your order.', 'store'),
  expected: withBlanks('We expect it to be ready on {when}.', 'when'),
  readyMail: 'You get an email with your pickup code as soon as it is ready to collect.',
  toPoint: withBlanks(
    'We are packing your order now and hand it over to {carrier}. You pick it up at {place}.',
    'carrier',
    'place',
  ),
  pointMessage: withBlanks('{carrier} lets you know when it is there.', 'carrier'),
  readyOn: withBlanks('It arrives there on {date}.', 'date'),
  readyIn: withBlanks('It is there in {min}–{max} working days.', 'min', 'max'),
  sentToPoint: withBlanks(
    'We have handed your order {number} over to {carrier}. You pick it up at {place}, as soon as {carrier} tells you that it is there.',
    'number',
    'carrier',
    'place',
  ),
  pickedUp: withBlanks(
    'According to the carrier, your order {number} was picked up at {place}. Enjoy it.',
    'number',
    'place',
  ),
  ready: {
    subject: withBlanks('Your order {number} is ready to collect', 'number'),
    title: 'Your order is ready',
    lines: withBlanks(['Your order {number} is ready for you at {store} until {until}.'], 'number', 'store', 'until'),
  },
  code: withBlanks('Your pickup code: {code}', 'code'),
  showCode: 'Show this code at the counter. Whoever collects the order for you needs it too.',
  notInTime: 'What is not collected by then is cancelled, and we pay you back.',
  collected: {
    subject: withBlanks('You have collected your order {number}', 'number'),
    title: 'Enjoy your order',
    lines: withBlanks(['You have collected your order {number} at {store}. Enjoy it.'], 'number', 'store'),
  },
  lapsed: withBlanks(
    'Your order {number} was not collected at {store} in time, so we have cancelled it. Nothing is kept for you any more.',
    'number',
    'store',
  ),
})

export type PickupMailMessages = ReturnType<typeof pickupMailMessages>
