import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What lies in the box, in the language in which its shopper ordered, whoever packs. */
export const packingSlipMessages = messageSet('documents', 'packingSlip', {
  title: 'Packing slip',
  about: withBlanks('Order {number} of {date}', 'number', 'date'),
  thanks: 'Something doesn’t fit? Announce its return in your account or by the link in your mails.',
  gift: {
    title: 'A present for you',
    about:
      'Another size or colour? Scan the code, or type it on the page below. You need neither an account nor who gave it to you.',
    code: 'Code of your present',
  },
})
