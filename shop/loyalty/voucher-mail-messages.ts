import { messageSet, withBlanks } from '#languages/message-set.ts'

export const voucherMailMessages = messageSet('mails', 'voucher', {
  greeting: withBlanks('Hello {firstName},', 'firstName'),
  issued: {
    subject: withBlanks('Your {amount} voucher is here', 'amount'),
    lines: withBlanks(['Your points have become a voucher of {amount}. It is valid until {day}.'], 'amount', 'day'),
  },
  expiring: {
    subject: withBlanks('Your {amount} voucher is valid until {day}', 'amount', 'day'),
    lines: withBlanks(
      ['Your voucher of {amount} is still waiting for you. The last day to use it is {day}.'],
      'amount',
      'day',
    ),
  },
  /** How it is used. */
  use: withBlanks('Type in its number at the checkout: {barcode}', 'barcode'),
  /** For a storefront with another currency than the voucher's. */
  elsewhere: 'It is taken in our shops that sell in euros.',
  action: 'Go to my vouchers',
})
