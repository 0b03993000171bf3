import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of a reservation, in the order in which the sentences are given them. `size` is absent where there is only one. */
const facts = ['product', 'size', 'sku', 'number', 'store', 'until', 'name'] as const

/** What shopper and store read about a pair that is kept apart. */
export const reservationMailMessages = messageSet('mails', 'reservation', {
  action: 'See or cancel your reservation',
  reserved: withBlanks(
    {
      subject: 'Reserved for you: {product} ({number})',
      heading: 'We are putting it aside for you',
      lines: [
        '{size, select, undefined {{store} is putting {product} aside for you, until {until}.} other {{store} is putting {product} in size {size} aside for you, until {until}.}}',
        'You get another email as soon as it is ready. Your number is {number}. You pay in the store, and only if you like it.',
      ],
    },
    ...facts,
  ),
  ready: withBlanks(
    {
      subject: 'Ready for you: {product} ({number})',
      heading: 'It is ready for you',
      lines: [
        '{size, select, undefined {{product} waits for you at {store} until {until}.} other {{product} in size {size} waits for you at {store} until {until}.}}',
        'Your number is {number}. You pay in the store, and only if you like it.',
      ],
    },
    ...facts,
  ),
  expired: withBlanks(
    {
      subject: 'Your reservation {number} has ended',
      heading: 'Back on the shelf',
      lines: [
        '{product} is no longer kept for you at {store}. Nothing has to be paid.',
        'You are welcome to reserve it again, as long as it is there.',
      ],
    },
    ...facts,
  ),
  'to-store': withBlanks(
    {
      subject: 'Please keep apart: {sku} ({number})',
      heading: 'A pair to keep apart',
      lines: [
        '{size, select, undefined {{product}, {sku}.} other {{product}, size {size}, {sku}.}}',
        'Number {number}, for {name}, until {until}. It has left the stock that can be sold.',
      ],
    },
    ...facts,
  ),
  'cancelled-to-store': withBlanks(
    {
      subject: 'No longer kept apart: {sku} ({number})',
      heading: 'Back on the shelf, please',
      lines: ['{product}, {sku}, number {number}: the shopper has cancelled. It can be sold again.'],
    },
    ...facts,
  ),
})
