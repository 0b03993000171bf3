import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { UnreadableFile } from '#shop/imports/import-file-port.ts'

/** Texts that cells share are held while a sheet is read: so many characters at most, a few more for each text. */
const mostShared = 50_000_000
const heldForEach = 16
const mostEntries = 10_000
/** What Excel itself has at most: columns of a sheet, and rows. */
const mostColumns = 16_384
const mostRows = 1_048_576
/** No cell is longer, nor anything else between two tags. */
const longestText = 1_000_000
/** Parts that are read before the sheet and held. */
const mostHeldBytes = 20_000_000
/** Sheets become ten or twenty times as large when they are unpacked. What grows much more is made to fill a machine. */
const suspicious = { bytes: 100_000_000, times: 200 } as const

/** A row of a sheet: its number, and its cells as a text each. */
export type SheetRow = { readonly line: number; readonly record: readonly string[] }

/**
 * Reads the first sheet of an Excel workbook that is shown, row by row. Dates are written as `2026-11-27`, numbers with all of their digits.
 *
 * @param mostBytes of a part when it is unpacked: a small file may hold a large one
 */
export async function* sheetRows(path: string, name: string, mostBytes: number): AsyncGenerator<SheetRow> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw broken(name, error)
  })
  try {
    yield* rowsIn(zip, name, mostBytes)
  } catch (error) {
    throw error instanceof UnreadableFile ? error : broken(name, error)
  } finally {
    zip.close()
  }
}

function broken(name: string, cause: unknown): UnreadableFile {
  const problem = new UnreadableFile('workbook-unreadable', { file: name })
  problem.cause = cause
  return problem
}

async function* rowsIn(zip: ZipFile, name: string, mostBytes: number): AsyncGenerator<SheetRow> {
  const entries = await entriesOf(zip)
  const part = async function* (file: string): AsyncGenerator<string> {
    const entry = entries.get(file)
    if (!entry) return
    const { uncompressedSize, compressedSize } = entry
    const isHeld = !file.startsWith('xl/worksheets/') && file !== 'xl/sharedStrings.xml'
    if (uncompressedSize > (isHeld ? Math.min(mostBytes, mostHeldBytes) : mostBytes)) {
      throw new UnreadableFile('workbook-too-large', { file: name })
    }
    if (uncompressedSize > suspicious.bytes && uncompressedSize > compressedSize * suspicious.times) {
      throw new UnreadableFile('workbook-swells', { file: name, times: suspicious.times })
    }
    const decoder = new TextDecoder()
    for await (const chunk of await zip.openReadStreamPromise(entry))
      yield decoder.decode(chunk as Buffer, { stream: true })
  }
  const sheet = await firstSheet(part)
  if (!sheet || !entries.has(sheet.file)) throw new UnreadableFile('workbook-without-sheet', { file: name })
  const dates = await dateStyles(part('xl/styles.xml'))
  const shared = await sharedTexts(part('xl/sharedStrings.xml'), name)
  yield* readSheet(part(sheet.file), { dates, shared, is1904: sheet.is1904 })
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry)
    if (entries.size > mostEntries) break
  }
  return entries
}

type Handlers = {
  readonly open?: (tag: string, attributes: Readonly<Record<string, string>>) => void
  readonly text?: (text: string) => void
  readonly close?: (tag: string) => void
}

/** Reads XML as it comes; names without the prefixes that some writers give them. Answers after each piece. */
async function* readXml(xml: AsyncIterable<string>, { open, text, close }: Handlers): AsyncGenerator<undefined> {
  const parser = new SaxesParser()
  let sinceTag = 0
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    sinceTag = 0
    open?.(localName(name), attributes)
  })
  parser.on('text', (piece) => text?.(piece))
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    sinceTag = 0
    close?.(localName(name))
  })
  let isThere = false
  for await (const piece of xml) {
    isThere = true
    parser.write(piece)
    sinceTag += piece.length
    if (sinceTag > longestText) throw new Error('What stands between two tags never ends')
    yield undefined
  }
  // A workbook without formats or shared texts has no such part.
  if (isThere) parser.close()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

async function readWhole(xml: AsyncIterable<string>, handlers: Handlers): Promise<void> {
  for await (const _ of readXml(xml, handlers));
}

/** The file of the first sheet that is shown, and from which day its dates are counted. */
async function firstSheet(part: (file: string) => AsyncIterable<string>) {
  let id: string | undefined
  let is1904 = false
  await readWhole(part('xl/workbook.xml'), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (tag !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return
      id ??= Object.entries(attributes).find(([name]) => localName(name) === 'id' && name.includes(':'))?.[1]
    },
  })
  let target: string | undefined
  await readWhole(part('xl/_rels/workbook.xml.rels'), {
    open: (tag, attributes) => {
      if (tag === 'Relationship' && attributes.Id === id) target = attributes.Target
    },
  })
  return target === undefined ? undefined : { file: target.startsWith('/') ? target.slice(1) : `xl/${target}`, is1904 }
}

/** Which styles of cells show a number as a day or a time. */
async function dateStyles(xml: AsyncIterable<string>): Promise<readonly boolean[]> {
  const formats = new Map<string, boolean>()
  const styles: boolean[] = []
  let isInCells = false
  await readWhole(xml, {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      if (tag === 'numFmt') formats.set(numFmtId, showsDay(formatCode))
      if (tag === 'cellXfs') isInCells = true
      if (tag === 'xf' && isInCells) styles.push(formats.get(numFmtId) ?? isBuiltInDate(Number(numFmtId)))
    },
    close: (tag) => {
      if (tag === 'cellXfs') isInCells = false
    },
  })
  return styles
}

/** Whether a format has parts of a day or a time; what stands in quotes or brackets is text, a colour or a condition. */
function showsDay(format: string): boolean {
  let end = ''
  let isEscaped = false
  for (const sign of format.toLowerCase()) {
    if (isEscaped) isEscaped = false
    else if (sign === '\\') isEscaped = true
    else if (end !== '') end = sign === end ? '' : end
    else if (sign === '"' || sign === '[') end = sign === '[' ? ']' : '"'
    else if ('dmyh'.includes(sign)) return true
  }
  return false
}

const isBuiltInDate = (format: number) => (format >= 14 && format <= 22) || (format >= 45 && format <= 47)

async function sharedTexts(xml: AsyncIterable<string>, name: string): Promise<readonly string[]> {
  const texts: string[] = []
  const tooMany = () => new UnreadableFile('workbook-texts-too-many', { file: name })
  let [current, isText, isPhonetic, length] = ['', false, false, 0]
  await readWhole(xml, {
    open: (tag) => {
      if (tag === 'si') current = ''
      if (tag === 'rPh') isPhonetic = true
      isText = tag === 't' && !isPhonetic
    },
    text: (piece) => {
      if (!isText) return
      current += piece
      length += piece.length
      if (length > mostShared) throw tooMany()
    },
    close: (tag) => {
      isText = false
      if (tag === 'rPh') isPhonetic = false
      if (tag !== 'si') return
      texts.push(current)
      length += heldForEach
      if (length > mostShared) throw tooMany()
    },
  })
  return texts
}

type SheetContext = { readonly dates: readonly boolean[]; readonly shared: readonly string[]; readonly is1904: boolean }

async function* readSheet(xml: AsyncIterable<string>, context: SheetContext): AsyncGenerator<SheetRow> {
  let ready: SheetRow[] = []
  let line = 0
  let record: string[] = []
  let cell: { readonly at: number; readonly type: string; readonly style: number } | undefined
  let [value, isValue] = ['', false]
  const pieces = readXml(xml, {
    open: (tag, { r, t = 'n', s = '' }) => {
      if (tag === 'row') [line, record] = [lineOf(r, line), []]
      if (tag === 'c')
        [cell, value] = [{ at: r === undefined ? record.length : columnOf(r), type: t, style: Number(s) }, '']
      isValue = cell !== undefined && (tag === 'v' || tag === 't')
    },
    text: (piece) => {
      if (isValue) value += piece
      if (value.length > longestText) throw new Error('A cell never ends')
    },
    close: (tag) => {
      isValue = false
      if (tag === 'row') ready.push({ line, record })
      if (tag !== 'c' || !cell) return
      if (cell.at >= mostColumns) throw new Error('A row never ends')
      while (record.length < cell.at) record.push('')
      record[cell.at] = cellText(value, cell, context)
      cell = undefined
    },
  })
  for await (const _ of pieces) {
    yield* ready
    ready = []
  }
  yield* ready
}

/** Rows come in their order; one that says another number has the next one. */
function lineOf(told: string | undefined, before: number): number {
  const line = Number(told)
  return Number.isInteger(line) && line > before && line <= mostRows ? line : before + 1
}

/** `B7` is in the second column; no sheet has more than 16,384. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(value: string, { type, style }: { type: string; style: number }, context: SheetContext): string {
  if (value === '') return ''
  if (type === 's') return context.shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type !== 'n') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  // Sheets hold 49.95 as 49.950000000000003: the shortest number that is the same is what was typed.
  return context.dates[style] ? dayText(number, context.is1904) : String(number)
}

const dayMs = 86_400_000

function dayText(serial: number, is1904: boolean): string {
  const begin = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const at = new Date(begin + Math.round(serial * 1440) * (dayMs / 1440))
  const text = at.toISOString()
  return Number.isInteger(serial) ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
}
