import { messageSet } from '#languages/message-set.ts'

/** What a mail says of whoever sends it. */
export const senderMessages = messageSet('mails', 'sender', {
  phone: 'Telephone',
  email: 'Email',
  vatNumber: 'VAT number',
  /** Between a label and what it labels. */
  colon: ': ',
})
