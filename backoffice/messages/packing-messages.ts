import { messageSet } from '#languages/message-set.ts'

/** Of the list that is carried from shelf to shelf. */
export const packingWords = messageSet('backoffice', 'packing', {
  title: 'Pick list',
  about: 'What the oldest 200 orders that are to be packed need, by location. Print it, or carry it on a telephone.',
  none: 'Nothing is to be packed.',
  pieces: 'Pieces',
  article: 'Article',
  size: 'Size',
  code: 'SKU and EAN',
  orders: 'Orders',
  open: 'Pick list',
})
