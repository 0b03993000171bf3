import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What a browser shows, also on a screen that is locked: a product and its size, and nothing of a person. */
export const pushAlertMessages = messageSet('mails', 'push-alert', {
  title: { back_in_stock: 'Back in stock', coming_soon: 'Now on sale' },
  /** `size` is absent where there is only one. */
  line: withBlanks(
    '{size, select, undefined {{product} can be ordered now.} other {{product} can be ordered in size {size} now.}}',
    'product',
    'size',
  ),
  stop: 'No more messages',
})
