import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of what is done with several orders at once. */
export const bulkWords = messageSet('backoffice', 'bulk', {
  title: 'Several orders at once',
  choose: 'Choose',
  chooseThis: withBlanks('Choose order {number}', 'number'),
  chosen: 'With the chosen orders:',
  actions: { note: 'Write a note', mail: 'Send the confirmation again', cancel: 'Cancel' },
  none: 'No order is chosen. Choose some in the list of orders.',
  toList: 'Back to the list',
  note: 'Note for colleagues',
  about: {
    note: 'The same note is written on each of them.',
    mail: 'Each customer gets the confirmation once more, as it would be written now.',
    cancel: 'What was paid goes back, and stock can be sold again. Nobody can take this back.',
  },
  happens: 'What happens',
  outcomes: {
    note: 'gets the note',
    mail: 'is mailed',
    cancel: 'is cancelled',
    'no-mail': 'stays: no confirmation was sent',
    'not-cancellable': 'stays: something of it left, or it is cancelled already',
  },
  submit: {
    note: withBlanks('{count, plural, one {Write it on one order} other {Write it on # orders}}', 'count'),
    mail: withBlanks('{count, plural, one {Mail one customer} other {Send # mails}}', 'count'),
    cancel: withBlanks('{count, plural, one {Cancel one order} other {Cancel # orders}}', 'count'),
  },
  nothing: 'Nothing can be done with these orders.',
  progress: withBlanks('{done} of {all} done', 'done', 'all'),
  goOn: 'Go on',
  goingOn: 'Keep this page open until all of them are done.',
  done: withBlanks(
    '{count, plural, =0 {Nothing was done.} one {One order was done.} other {# orders were done.}}',
    'count',
  ),
  failed: 'These were not done',
  why: 'Why',
})
