import { resolve } from 'node:path'
import { z } from 'zod'
import { optionalSetting, settingWith, textOf, webAddress, wholeNumberFrom, yesOrNo } from './setting.ts'

/** Search, mail, stores, imports and sales. */
export const sellingSettings = {
  OPENSEARCH_URL: optionalSetting(
    'A search service for catalogues beyond one machine’s memory, https://user:password@host:9200; without it the shop searches by itself',
    textOf(/^https?:\/\/\S+$/, 'must start with https:// or http://'),
    { secret: true },
  ),
  SEARCH_FALLBACK_PRODUCTS: settingWith(
    'Up to how many products the shop searches by itself while its search service is away; 0 for never',
    '50000',
    wholeNumberFrom(0, 1_000_000),
  ),
  ACKNOWLEDGE_ORDERS_AFTER_SECONDS: settingWith(
    'How long an order may wait for its payment before its shopper is mailed that it was received; a bank transfer is mailed at once',
    '120',
    wholeNumberFrom(0, 3600),
  ),
  PWNED_PASSWORDS: settingWith(
    'Ask Have I Been Pwned whether a password that somebody chooses was leaked; it is told five digits of a hash',
    'false',
    yesOrNo,
  ),
  PWNED_PASSWORDS_URL: optionalSetting('The address of that service, if not the public one', webAddress),
  SMTP_URL: optionalSetting(
    'Where mail is handed in, smtp://user:password@host:587; without it mails stay in the outbox',
    textOf(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
    { secret: true },
  ),
  MAIL_FROM: optionalSetting(
    'The sender of the shop’s mails; the trade name and the mailbox of the company when absent',
    textOf(/@/, 'must hold an e-mail address'),
  ),
  RESERVATION_HOURS: settingWith(
    'For how many hours in which it is open a store keeps a reserved pair apart',
    '16',
    z
      .string()
      .regex(/^[1-9]\d{0,2}$/, 'must be a number of hours from 1 to 999')
      .transform(Number),
  ),
  PICKUP_READY_HOURS: settingWith(
    'Within how many hours in which it is open a store has an order ready whose pieces it has itself',
    '2',
    wholeNumberFrom(1, 100),
  ),
  PICKUP_TRANSFER_DAYS: settingWith(
    'Within how many working days an order is ready in a store to which something has to be brought first',
    '3',
    wholeNumberFrom(1, 30),
  ),
  PICKUP_KEEP_DAYS: settingWith(
    'For how many days an order that is ready waits in its store; then it is cancelled and paid back',
    '7',
    wholeNumberFrom(1, 60),
  ),
  STORE_MAILBOX: optionalSetting(
    'Where stores hear of reservations and of orders that are collected there; {code} becomes the code of the store; as the company says when absent',
    textOf(/@/, 'must hold an e-mail address'),
  ),
  STORE_STOCK: settingWith(
    'How shoppers are told what a store has of a size: numbers, or words (last item, a few left, in stock)',
    'numbers',
    z.enum(['numbers', 'words'], 'must be numbers or words'),
  ),
  IMPORT_FOLDER: optionalSetting(
    'The folder that a merchandise system writes files into, in folders such as stock and products-full; all nodes see the same one',
    z.string().transform((value) => resolve(value)),
  ),
  IMPORT_MOST_ENDED: settingWith(
    'The share of what is sold that one import may take off sale, in percent; more is taken for a truncated feed and refused',
    '20',
    wholeNumberFrom(0, 100),
  ),
  IMPORT_LARGEST_FILE_MB: settingWith(
    'The largest file that is imported, in megabytes; files are read as they come and not held in memory',
    '2048',
    wholeNumberFrom(1, 100_000),
  ),
  IMPORT_KEEP_DAYS: settingWith(
    'For how many days the rows of an import are kept, for its plan and its undo',
    '30',
    wholeNumberFrom(1, 3650),
  ),
  SALE_PERIOD: settingWith(
    'Whether reductions are hidden in Belgium before the sales: off, calendar (in the weeks that the law names) or on',
    'off',
    z.enum(['off', 'calendar', 'on'], 'must be off, calendar or on'),
  ),
} as const
