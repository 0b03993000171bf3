import { withBlanks } from '#languages/message-set.ts'

const ending = <const English extends string>(english: English) =>
  withBlanks(english, 'ended', 'endable', 'share', 'most')

/** Why an import waits, was refused, or is not gone on with, and why an undo left a row. */
export const runMessages = {
  'ends-products': ending(
    'It would take off sale {ended, number} of {endable, number} products ({share, number} %); up to {most, number} % go without asking.',
  ),
  'ends-prices': ending(
    'It would end {ended, number} of {endable, number} offers ({share, number} %); up to {most, number} % go without asking.',
  ),
  'ends-costs': ending(
    'It would forget {ended, number} of {endable, number} costs ({share, number} %); up to {most, number} % go without asking.',
  ),
  'ends-passports': ending(
    'It would empty {ended, number} of {endable, number} passports ({share, number} %); up to {most, number} % go without asking.',
  ),
  'ends-stock': ending(
    'It would sell out {ended, number} of {endable, number} filled shelves ({share, number} %); up to {most, number} % go without asking.',
  ),
  'ends-stores': ending(
    'It would close {ended, number} of {endable, number} stores ({share, number} %); up to {most, number} % go without asking.',
  ),
  'ends-redirects': ending(
    'It would take away {ended, number} of {endable, number} redirects ({share, number} %); up to {most, number} % go without asking.',
  ),
  'ends-promotions': ending(
    'It would switch off {ended, number} of {endable, number} promotions ({share, number} %); up to {most, number} % go without asking.',
  ),
  'ends-customers': ending(
    'It would close {ended, number} of {endable, number} accounts ({share, number} %); up to {most, number} % go without asking.',
  ),
  'ends-reviews': ending(
    'It would take away {ended, number} of {endable, number} reviews ({share, number} %); up to {most, number} % go without asking.',
  ),
  'moves-prices': withBlanks(
    'It would move {count, plural, one {a price} other {# prices}} by more than {most, number} %, the first in line {line}.',
    'count',
    'most',
    'line',
  ),
  'refuses-rows': withBlanks(
    'It refused {refused, number} of {rows, number} rows ({share, number} %).',
    'refused',
    'rows',
    'share',
  ),
  'withdraws-unread': withBlanks(
    "It would withdraw what the file leaves out, and {refused, number} rows can't be read: they may name some of that.",
    'refused',
  ),
  'plan-asked-for': 'Only its plan was asked for.',
  'rows-all-refused': withBlanks('None of its {rows, number} rows can be taken.', 'rows'),
  'stopped-before': 'It was stopped before it changed anything.',
  'import-worked-on': withBlanks(
    'Import {id} ({file}) of {by} is worked on: wait until it has ended, and try again',
    'id',
    'file',
    'by',
  ),
  'another-worked-on': 'Another import is worked on: wait until it has ended, and try again',
  'import-unknown': withBlanks('There is no import {id}', 'id'),
  'import-not-waiting': withBlanks("Import {id} doesn't wait for an approval: it is {status}", 'id', 'status'),
  'import-overtaken': withBlanks(
    'Import {later} came after import {id}, whose plan is no longer true: send its file again',
    'later',
    'id',
  ),
  'import-not-undoable': withBlanks("Import {id} can't be undone: it is {status}", 'id', 'status'),
  'import-too-old': withBlanks(
    'Import {id} is older than {days, number} days: its old values are no longer kept',
    'id',
    'days',
  ),
  'import-before-waits': withBlanks('Import {id} waits for an approval: approve or undo it first', 'id'),
  'left-changed-by': withBlanks('Import {id} changed it later', 'id'),
  'left-counted-by': withBlanks('Import {id} counted it later', 'id'),
  'left-changed': 'It was changed later',
  'left-price-changed': 'Its price was changed later',
  'left-counted': 'It was counted later',
  'left-account-gone': 'The account is gone',
  'left-account-used': 'Its owner uses it',
  'left-newsletter': 'Who was taken off the newsletter stays off it; the rest has its old values',
} as const
