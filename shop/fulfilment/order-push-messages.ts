import { messageSet } from '#languages/message-set.ts'

/** What a browser shows of an order, also on a screen that is locked: how far it is, and no name, number, article or amount. */
export const orderPushMessages = messageSet('mails', 'push-order', {
  sent: { title: 'Your parcel is on its way', line: 'Press to see where it is.' },
  ready: { title: 'Your order is ready for you', line: 'Press to see where and how long you can collect it.' },
  stop: 'No more messages',
})
