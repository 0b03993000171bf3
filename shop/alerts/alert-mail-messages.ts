import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What somebody reads when a size that they waited for can be bought. */
export const alertMailMessages = messageSet('mails', 'stock-alert', {
  subject: {
    back_in_stock: withBlanks('Back in stock: {product}', 'product'),
    coming_soon: withBlanks('Now on sale: {product}', 'product'),
  },
  heading: { back_in_stock: 'It is back', coming_soon: 'It is here' },
  /** `size` is absent where there is only one. */
  line: withBlanks(
    '{size, select, undefined {{product} can be ordered now.} other {{product} can be ordered in size {size} now.}}',
    'product',
    'size',
  ),
  soon: 'We keep none apart: whoever comes first has it.',
  action: 'Have a look',
  why: withBlanks('You get this one mail because somebody asked for it at this address on {date}.', 'date'),
  others: 'See or end what else we write to you about',
})
