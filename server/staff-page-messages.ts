import { messageSet } from '#languages/message-set.ts'

/** What the page for the staff of a store says. */
export const staffPageWords = messageSet('shop', 'staff-page', {
  title: 'Customers waiting',
  about: 'Open this screen with the staff code.',
  nobody: 'Nobody is waiting just now.',
  call: 'Asks for somebody to come',
  size: 'Size',
  askedAt: 'Asked at',
  coming: 'Coming',
  isComing: 'Somebody is on the way',
  done: 'Done',
  store: 'Store',
  key: 'Staff code',
  open: 'Open',
  wrong: 'That code is not right.',
  tooOften: 'Too many wrong codes. Try again in a quarter of an hour.',
  leave: 'Close this screen',
})

export type StaffPageWords = ReturnType<typeof staffPageWords>
