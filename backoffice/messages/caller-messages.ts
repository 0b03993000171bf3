import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of orders that staff place for somebody on the telephone. */
export const callerWords = messageSet('backoffice', 'caller', {
  title: 'Order for a caller',
  open: 'Order for a caller',
  another: 'Order something more for this customer',
  about: 'Prices, stock and delivery are those of the storefront. The customer gets a mail with the link to pay.',
  articles: 'Articles',
  sku: 'SKU of the size',
  quantity: 'Pieces',
  who: 'Customer',
  email: 'E-mail address',
  country: 'Country',
  comment: 'Remark',
  look: 'See what it costs',
  total: withBlanks('It comes to {amount}, with delivery.', 'amount'),
  terms: 'I have told the caller the total, the terms and the right of withdrawal',
  place: withBlanks('Place it for {amount} and mail the link', 'amount'),
  done: 'The order is placed; a mail brings the customer the link to pay it within two days.',
})
