import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of looking after gift cards. */
export const giftCardWords = messageSet('backoffice', 'gift-cards', {
  title: 'Gift cards',
  about:
    'Nobody sees the code of a card. Search by its last four signs, an email address, a name or the number of an order.',
  search: 'Last four signs, email address, name or order',
  submit: 'Search',
  none: 'No gift card is found by this.',
  balance: withBlanks('{balance} of {sold}', 'balance', 'sold'),
  valid: withBlanks('valid until {day}', 'day'),
  mailed: withBlanks('mailed {moment}', 'moment'),
  toMail: withBlanks('will be mailed {moment}', 'moment'),
  blocked: withBlanks('blocked {moment}', 'moment'),
  giver: withBlanks('From: {giver}', 'giver'),
  receiver: withBlanks('For: {receiver}', 'receiver'),
  kinds: {
    sold: 'Sold',
    reserved: 'Kept for an order',
    released: 'Given back by an order',
    redeemed: 'Paid',
    refunded: 'Refunded to the card',
    adjusted: 'Corrected',
  },
  block: 'Block',
  unblock: 'Let it pay again',
  mailAgain: 'Mail it again',
  withdraw: 'Its buyer withdraws: pay it back',
  done: 'Done.',
})
