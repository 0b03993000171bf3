import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Words between the figures of the settings, where content names them. */
export const settingsPhrases = messageSet('shop', 'settings', { free: 'free', freeFrom: 'free from', colon: ': ' })

/** How the hours of customer service are written. */
export const serviceHoursPhrases = messageSet(
  'shop',
  'service',
  {
    hourDigits: '2',
    wholeHour: withBlanks('{hour}:00', 'hour'),
    time: withBlanks('{hour}:{minute}', 'hour', 'minute'),
    period: withBlanks('{opens}–{closes}', 'opens', 'closes'),
    day: withBlanks('{day} {times}', 'day', 'times'),
    days: withBlanks('{from} to {to} {times}', 'from', 'to', 'times'),
  },
  'Together: Monday to Friday 09:00–17:00, Saturday 10:00–14:30. hourDigits is 2 where nine is written 09, else 1.',
)
