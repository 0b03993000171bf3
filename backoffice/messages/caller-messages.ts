import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of orders that staff place for somebody on the telephone. */
export const callerWords = messageSet('backoffice', 'caller', {
  title: 'Order for a caller',
  open: 'Order for a caller',
  inAccount: withBlanks('It belongs to the account of {name} ({number}) and earns its points.', 'name', 'number'),
  unconfirmed: withBlanks(
    'It doesn’t belong to the account of {name} ({number}): nobody has shown that its address is theirs.',
    'name',
    'number',
  ),
  another: 'Order something more for this customer',
  about: 'Prices, stock and delivery are those of the storefront. The customer gets a mail with the link to pay.',
  articles: 'Articles',
  find: 'Find an article by name, SKU or EAN',
  findSubmit: 'Find',
  found: 'Found articles',
  findNothing: withBlanks('Nothing on sale here is called {text}.', 'text'),
  add: withBlanks('Add {name}, size', 'name'),
  sizeAt: withBlanks('{size} · {price} · {count} left', 'size', 'price', 'count'),
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
