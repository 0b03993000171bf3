import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of articles that are added to an order before it leaves, perhaps in place of others. */
export const additionWords = messageSet('backoffice', 'additions', {
  open: 'Add articles, or others instead',
  title: withBlanks('Add to order {number}', 'number'),
  about:
    'It becomes an order of its own to the same door, with its own invoice. The customer gets a mail with the link to pay it; delivery is paid already as long as something of the first order leaves too.',
  insteadOf: 'Instead of',
  insteadOfAbout:
    'What is named here comes off, and its money goes back, once the new articles are paid. Until then it stays ordered.',
  additionTo: 'Goes with order',
  additions: 'Something more in order',
})
