import { withBlanks } from '#languages/message-set.ts'

/** What can be wrong with a cell by itself. Cells and columns are named as the file writes them. */
export const cellMessages = {
  'price-names-currency': withBlanks(
    "''{cell}'' names a currency, which the storefront decides: write {example}",
    'cell',
    'example',
  ),
  'price-negative': withBlanks("A price can't be {cell}: write one above zero, such as 49.95", 'cell'),
  'price-ambiguous': withBlanks(
    "''{cell}'' may be {whole} or {decimal}: write a price with two digits of cents, such as {whole}",
    'cell',
    'whole',
    'decimal',
  ),
  'price-unreadable': withBlanks(
    "''{cell}'' is no price: write digits with a point or a comma before the cents, such as 49.95",
    'cell',
  ),
  'price-zero': 'A price of 0 is none: write one above zero, such as 49.95',
  'price-too-high': withBlanks('{cell} is too high for a price: a million is the most', 'cell'),
  'pieces-negative': withBlanks("{cell} pieces can't lie anywhere: write 0 or more", 'cell'),
  'pieces-ambiguous': withBlanks(
    "''{cell}'' may be thousands or a fraction: write a whole number without a point, such as 12",
    'cell',
  ),
  'pieces-unreadable': withBlanks("''{cell}'' is no number of pieces: write a whole number such as 12", 'cell'),
  'pieces-too-many': withBlanks('{cell} pieces are too many: a million is the most', 'cell'),
  'day-unreadable': withBlanks(
    "''{cell}'' is no day: write year, month, day, such as 2026-11-27 or 2026-11-27 09:00",
    'cell',
  ),
  'day-too-far': withBlanks(
    "''{cell}'' is too far away: write a day from {first} to {last}, or leave it empty",
    'cell',
    'first',
    'last',
  ),
  'key-spoiled': withBlanks(
    "''{cell}'' was shortened by a spreadsheet: format the column {column} as text and fill it anew",
    'cell',
    'column',
  ),
  'key-too-long': withBlanks(
    'The {column} is {length, number} characters long: {most, number} are the most',
    'column',
    'length',
    'most',
  ),
  'cell-too-long': withBlanks('It is longer than {most, number} characters', 'most'),
  'cell-unknown-word': withBlanks("''{cell}'' is none of {choices}", 'cell', 'choices'),
  'cell-unknown-choice': withBlanks("''{cell}'' is no {column}: write one of {choices}", 'cell', 'column', 'choices'),
  'neither-yes-nor-no': withBlanks("''{cell}'' is neither yes nor no", 'cell'),
  'number-out-of-bounds': withBlanks(
    "''{cell}'' is no whole number from {least, number} to {most, number}",
    'cell',
    'least',
    'most',
  ),
  'rate-unreadable': withBlanks("''{cell}'' is no rate: write percents, such as 15", 'cell'),
  'storefront-unknown': withBlanks("There is no storefront ''{cell}'': write its code, such as nl_NL", 'cell'),
  'country-unknown': withBlanks("''{cell}'' is no country: write its code of two letters, such as PT", 'cell'),
  'language-unknown': withBlanks("''{cell}'' is no language: write its code of two letters, such as nl", 'cell'),
  'time-zone-unknown': withBlanks("''{cell}'' is no time zone: write one such as Europe/Amsterdam", 'cell'),
  'material-unknown': withBlanks(
    "''{cell}'' is no material of a shoe: write {choices}, with | between several",
    'cell',
    'choices',
  ),
  'fibre-unreadable': withBlanks(
    "''{cell}'' is no fibre with its percentage: write cotton 80 | elastane 20, of {choices}",
    'cell',
    'choices',
  ),
  'fibres-incomplete': withBlanks(
    'The fibres add up to {percent, number} %: write all of them, so that it is 100',
    'percent',
  ),
  'ean-unreadable': withBlanks(
    "''{cell}'' is no EAN, its digits don't fit each other: correct it, or leave the cell empty",
    'cell',
  ),
  'weight-unreadable': withBlanks("''{cell}'' is no weight: write whole grams, such as 800", 'cell'),
  'hex-unreadable': withBlanks("''{cell}'' is no colour of a screen: write # and six digits, such as #7b3f00", 'cell'),
  'size-too-long': withBlanks('The size is longer than {most, number} characters', 'most'),
  'tariff-code-unreadable': withBlanks(
    "''{cell}'' is no tariff code: write its 6 to 10 digits, such as 64039996",
    'cell',
  ),
  'picture-text-too-long': withBlanks('A text is longer than {most, number} characters', 'most'),
  'picture-point-unreadable': withBlanks(
    "''{cell}'' is no point of a picture: write percents from left and top, such as 50 30",
    'cell',
  ),
  'picture-address-too-long': withBlanks('The address of a picture is longer than {most, number} characters', 'most'),
  'picture-address-unreadable': withBlanks(
    "''{address}'' is no address of a picture: write https://, the host and the path",
    'address',
  ),
  'picture-address-unreachable': withBlanks(
    "''{address}'' can’t be asked for: a picture has to lie at https://",
    'address',
  ),
  'picture-address-with-password': 'The address of a picture holds a name or a password: take them out of it',
  'path-is-address': withBlanks("''{cell}'' is a whole address: write its path behind the storefront's", 'cell'),
  'path-too-long': withBlanks('The path is longer than {most, number} characters', 'most'),
  'path-unreadable': withBlanks("''{cell}'' is no path: write it without ? and #, such as schoenen/laarzen", 'cell'),
  'target-unreadable': withBlanks(
    "''{cell}'' can’t be led to: write a path, or an address that begins with https://",
    'cell',
  ),
  'store-code-unreadable': withBlanks(
    "''{cell}'' is no code of a store: write up to 20 letters, digits and hyphens, such as AMS",
    'cell',
  ),
  'telephone-unreadable': withBlanks("''{cell}'' is no telephone number", 'cell'),
  'degrees-unreadable': withBlanks("''{cell}'' is no place on the globe: write degrees, such as 52.3676", 'cell'),
  'hours-unreadable': withBlanks(
    "''{cell}'' are no hours: write 10:00-18:00, with a blank between several, or closed",
    'cell',
  ),
  'exception-unreadable': withBlanks(
    "''{cell}'' is no exception: write 2026-12-24 10:00-16:00, or 2026-12-25 closed",
    'cell',
  ),
  'review-number-unreadable': withBlanks(
    "''{cell}'' is no number of a review: write up to 100 characters without blanks",
    'cell',
  ),
  'email-unreadable': withBlanks("''{cell}'' is no e-mail address", 'cell'),
  'birthday-unreadable': withBlanks(
    "''{cell}'' is no day of birth: write year, month, day, such as 1984-05-17",
    'cell',
  ),
  'password-hash-unreadable':
    'The password_hash can’t be checked by this shop: write scrypt$32768$8$3$salt$hash, or leave it empty, and the customer chooses a password by mail',
} as const
