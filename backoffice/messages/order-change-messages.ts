import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of what customer service changes of an order with a caller on the line. */
export const orderChangeWords = messageSet('backoffice', 'order-changes', {
  size: 'Change a size',
  sizeAbout: 'The new size is reserved and the old one released. The price stays, and the customer is told.',
  sizeOption: withBlanks('{article} → {size} ({left} left)', 'article', 'size', 'left'),
  sizeGone: withBlanks('{article} → {size} (sold out)', 'article', 'size'),
  sizeLabel: 'Article and new size',
  quantity: 'How many',
  sizeSubmit: 'Change the size',
  sizeDone: 'The size is changed; the customer is told.',
  exchange: 'Exchange a size',
  exchangeAbout:
    'The new size is sent as an order of its own, paid by what comes back. The customer gets both mails and nothing to pay.',
  exchangeWay: 'How the old one comes back',
  byPost: 'By post, with a label',
  inStore: 'Over the counter of a store',
  exchangeSubmit: 'Exchange',
  exchangeDone: 'The exchange is on its way: an order for the new size, a return for the old one.',
  remove: 'Take articles off',
  removeAbout: 'They lie on the shelf again and their money goes back. Without any article the order is cancelled.',
  removeSubmit: 'Take them off',
  removeDone: 'Taken off; the money goes back.',
  cancelUnpaidAbout: 'Nobody has paid it. It can’t be paid any more; a payment that comes all the same goes back.',
  refundAs: 'As',
  asMoney: 'Money, the way it was paid',
  asVoucher: 'A voucher for the next order',
  voucherDone: 'The voucher is on its way to the customer.',
  mailAgain: 'Send it again',
  mailAgainDone: 'The mail goes out again.',
  exchangeOf: 'Exchange of order',
  exchanges: 'Exchanged in order',
})
