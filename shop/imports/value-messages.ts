import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What stands between the old and new values of a plan. */
export const valueWords = messageSet(
  'backoffice',
  'import-values',
  {
    notSold: 'not sold',
    reduced: withBlanks('{price} (regular {regular})', 'price', 'regular'),
    later: withBlanks('from {moment} UTC {price}', 'moment', 'price'),
    laterThere: withBlanks('from {moment}: {price}', 'moment', 'price'),
    onSale: 'on sale',
    withdrawn: 'not on sale (withdrawn)',
    lacking: withBlanks('not on sale without {columns}', 'columns'),
    notOnSale: 'not on sale',
    from: withBlanks('from {moment} UTC', 'moment'),
    until: withBlanks('until {moment} UTC', 'moment'),
  },
  'Old and new values of a price or a product, such as: 79.95 (regular 100.00), from 2026-11-27 08:00 UTC 59.95. Columns are named as in the file.',
)

export type ValueWords = ReturnType<typeof valueWords>

/** A moment that was kept, to the minute. */
export const keptMinute = (moment: string): string => moment.slice(0, 16).replace('T', ' ')
