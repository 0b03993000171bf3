import { messageSet, withBlanks } from '#languages/message-set.ts'

export const newsletterMailMessages = messageSet('mails', 'newsletter', {
  /** Without a name: whoever typed the address may have typed anything as one. */
  confirm: {
    subject: withBlanks('Please confirm: the {shop} newsletter', 'shop'),
    lines: [
      'Somebody, you we hope, asked for our newsletter to this address: new arrivals and sales, at most twice a week, and advice on the care of what you bought here, for which we look at your orders. Please confirm that you want it. The link works for seven days.',
      'Was it not you? Then do nothing, and we will not write to you.',
    ],
    action: 'Yes, send me the newsletter',
  },
  greeting: withBlanks('Hello {firstName},', 'firstName'),
  welcome: {
    subject: withBlanks('You are on the list', 'shop'),
    lines: ['Thank you for confirming. From now on you receive our newsletter, at most twice a week.'],
    action: 'Go to the shop',
  },
  /** Below every mail to somebody who gets the newsletter. */
  settings: 'Change your settings or unsubscribe',
})
