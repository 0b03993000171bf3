import { withBlanks } from '#languages/message-set.ts'

/** Why a file is refused as a whole. Files and columns are named as they are. */
export const fileMessages = {
  'file-missing': withBlanks('There is no file {path}', 'path'),
  'file-is-none': withBlanks('{path} is no file', 'path'),
  'files-not-read': withBlanks('This shop reads no files, so not {path} either', 'path'),
  'file-empty': withBlanks('{file} is empty: nothing was imported', 'file'),
  'file-too-large': withBlanks(
    '{file} has {size, number} MB and {most, number} MB are the most (IMPORT_LARGEST_FILE_MB): split it',
    'file',
    'size',
    'most',
  ),
  'file-is-old-workbook': withBlanks('{file} is no text but an old Excel workbook: save it as .xlsx or as CSV', 'file'),
  'file-is-pdf': withBlanks('{file} is no text but a PDF', 'file'),
  'file-is-compressed': withBlanks('{file} is no text but compressed: unpack it first', 'file'),
  'file-is-picture': withBlanks('{file} is no text but a picture', 'file'),
  'file-is-no-text': withBlanks('{file} is no text: save it as CSV in UTF-8', 'file'),
  'file-is-json-list': withBlanks('{file} is one JSON list: write JSON Lines, an object on each line', 'file'),
  'line-too-long': withBlanks('{file} has a line of more than a million characters', 'file'),
  'quote-unclosed': withBlanks(
    "{file} can't be read from line {line} on: a quote that opens there is not closed within the row. Nothing was imported",
    'file',
    'line',
  ),
  'column-repeated': withBlanks(
    'The column {column} of {file} stands twice in its header: leave one of them out',
    'column',
    'file',
  ),
  'sheet-empty': withBlanks('The first sheet of {file} is empty: nothing was imported', 'file'),
  'workbook-unreadable': withBlanks(
    '{file} is no workbook that can be opened: save it anew as .xlsx, or as CSV',
    'file',
  ),
  'workbook-too-large': withBlanks(
    '{file} is too large when it is unpacked (IMPORT_LARGEST_FILE_MB): split it',
    'file',
  ),
  'workbook-swells': withBlanks(
    '{file} becomes {times, number} times as large when it is unpacked: save it as CSV',
    'file',
    'times',
  ),
  'workbook-without-sheet': withBlanks('{file} is a ZIP archive without a sheet: unpack it first', 'file'),
  'workbook-texts-too-many': withBlanks('{file} holds too many texts for a workbook: save it as CSV', 'file'),
  'file-changed': withBlanks('{path} is another file by now: import it anew', 'path'),
  'file-without-rows': withBlanks('{file} has a header and no rows', 'file'),
  'columns-missing': withBlanks(
    '{file} has no column {missing}: {count, plural, =0 {it has none} one {it has {found}} other {it has {found}}}. A file of {kind} has {columns}',
    'file',
    'missing',
    'count',
    'found',
    'kind',
    'columns',
  ),
  'keys-missing': withBlanks(
    '{file} has no column {one} or {other}{more}: {count, plural, =0 {it has none} one {it has {found}} other {it has {found}}}. A file of {kind} has {columns}',
    'file',
    'one',
    'other',
    'more',
    'count',
    'found',
    'kind',
    'columns',
  ),
  'format-lacks-language': withBlanks(
    "A {system} file doesn't say in which language its texts are: add --set {setting}",
    'system',
    'setting',
  ),
  'format-lacks-storefront': withBlanks(
    "A {system} file doesn't say for which storefront its prices are: add --set {setting}",
    'system',
    'setting',
  ),
  'format-lacks-location': withBlanks(
    "A {system} file doesn't say where its pieces lie: add --set {setting}",
    'system',
    'setting',
  ),
  'costs-only-change':
    'What was sold keeps the cost that it had: a file of costs leaves alone what it doesn’t name. Import it as a delta',
  'customers-only-change':
    'A file of customers is never a full one: nobody’s account ends because a file leaves it out. Import it as a delta',
} as const
