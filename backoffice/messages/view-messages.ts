import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of lists that somebody keeps for themselves. */
export const viewWords = messageSet('backoffice', 'views', {
  own: 'Your lists',
  keep: 'Keep this list',
  about: 'With its filters, for you alone.',
  name: 'Name of the list',
  submit: 'Keep it',
  remove: withBlanks('Remove “{name}”', 'name'),
})
