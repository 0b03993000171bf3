import { isRecord } from './is-record.ts'

/** A block of rich text, as the Content API has it. */
export type TextBlock = { readonly type: string; readonly text: string; readonly spans: readonly TextSpan[] }

export type TextSpan = {
  readonly type: string
  readonly start: number
  readonly end: number
  /** Of a `hyperlink`: where it leads. */
  readonly data?: Readonly<Record<string, unknown>>
}

/*
 * Rich text as somebody types it into a plain field, block by block:
 *
 *   ## A heading                 as many # as its rank
 *   - an item                    1. an item of a list with numbers
 *   **strong**, _emphasis_, [a link](/women/boots/)
 *
 * An empty line parts paragraphs; a line that follows directly is the next line of the same one. A backslash takes its meaning from a sign.
 */

const marks = /^(#{1,6}|-|\d{1,3}\.)(?: |$)/

/** Whether rich text holds nothing but what can be typed into a plain field. */
export function isPlainRichText(value: unknown): value is readonly TextBlock[] {
  return Array.isArray(value) && value.every(isTypedBlock)
}

function isTypedBlock(block: unknown): block is TextBlock {
  if (!isRecord(block) || typeof block.text !== 'string' || !Array.isArray(block.spans)) return false
  return /^(?:paragraph|heading[1-6]|list-item|o-list-item)$/.test(String(block.type)) && block.spans.every(isTypedSpan)
}

function isTypedSpan(span: unknown): span is TextSpan {
  if (!isRecord(span) || typeof span.start !== 'number' || typeof span.end !== 'number') return false
  if (span.type === 'strong' || span.type === 'em') return true
  return span.type === 'hyperlink' && isRecord(span.data) && hrefOf(span.data) !== undefined
}

/** Rich text as it is typed into a plain field. */
export function richTextLines(blocks: readonly TextBlock[]): string {
  let number = 0
  const written: string[] = []
  for (const [at, block] of blocks.entries()) {
    const isList = block.type.endsWith('list-item')
    const goesOn = isList && blocks[at - 1]?.type === block.type
    number = goesOn ? number + 1 : 1
    if (at > 0) written.push(goesOn ? '\n' : '\n\n')
    written.push(blockLines(block, markOf(block.type, number)))
  }
  return written.join('')
}

function markOf(type: string, number: number): string {
  if (type === 'list-item') return '- '
  if (type === 'o-list-item') return `${number}. `
  const rank = /^heading([1-6])$/.exec(type)?.[1]
  return rank === undefined ? '' : `${'#'.repeat(Number(rank))} `
}

function blockLines(block: TextBlock, mark: string): string {
  const [first = '', ...more] = inlineText(block).split('\n').map(nonEmptyLine)
  if (mark === '') return [first, ...more].map(unmarkedLine).join('\n')
  return [`${mark}${first}`, ...more.map((line) => `  ${unmarkedLine(line)}`)].join('\n')
}

/** An empty line would end its block. */
const nonEmptyLine = (line: string) => (line.trim() === '' ? '\\' : line)
/** A line that only looks as if it began another block. */
const unmarkedLine = (line: string) => (marks.test(line) ? line.replace(/^(\d*)([#.-])/, '$1\\$2') : line)

/** The text of a block with its marks of links and emphasis. */
function inlineText({ text, spans }: TextBlock): string {
  const opened: TextSpan[] = []
  let written = ''
  const nested = nestedSpans(text, spans)
  for (let at = 0; at <= text.length; at++) {
    for (let last = opened.at(-1); last && last.end === at; last = opened.at(-1)) {
      written += last.type === 'hyperlink' ? `](${escapedHref(hrefOf(last.data ?? {}) ?? '')})` : signOf(last)
      opened.pop()
    }
    for (const span of nested.filter(({ start }) => start === at)) {
      written += span.type === 'hyperlink' ? '[' : signOf(span)
      opened.push(span)
    }
    written += escaped(text.charAt(at))
  }
  return written
}

const signOf = ({ type }: TextSpan) => (type === 'strong' ? '**' : '_')
const escaped = (sign: string) => (/[\\*_[\]]/.test(sign) ? `\\${sign}` : sign)
const escapedHref = (href: string) => href.replaceAll(/[\\()\s]/g, (sign) => (/\s/.test(sign) ? '%20' : `\\${sign}`))

/** Spans that lie inside each other or apart: what crosses the end of another is cut there, and nothing is said twice. */
function nestedSpans(text: string, spans: readonly TextSpan[]): readonly TextSpan[] {
  const waiting = spans.filter(({ start, end }) => start < end && end <= text.length).toSorted(outerFirst)
  const nested: TextSpan[] = []
  for (let span = waiting.shift(); span; span = waiting.shift()) {
    const { start, end, type } = span
    const around = nested.filter((one) => one.start <= start && start < one.end)
    if (around.some((one) => one.type === type)) continue
    const limit = Math.min(end, ...around.map((one) => one.end))
    nested.push({ ...span, end: limit })
    if (limit < end) {
      waiting.push({ ...span, start: limit })
      waiting.sort(outerFirst)
    }
  }
  return nested
}

const outerFirst = (one: TextSpan, other: TextSpan) => one.start - other.start || other.end - one.end

/** `https://…` or `/women/`, and `document:page-home-en-gb` for what leads to a document. */
function hrefOf({ link_type, url, id }: Readonly<Record<string, unknown>>): string | undefined {
  if (link_type === 'Document') return typeof id === 'string' ? `document:${id}` : undefined
  return typeof url === 'string' ? url : undefined
}

/** What somebody typed into a plain field, as rich text. */
export function blocksOfLines(typed: string): TextBlock[] {
  const blocks: { type: string; lines: string[] }[] = []
  let isApart = true
  for (const raw of typed.replaceAll('\r\n', '\n').split('\n')) {
    const line = raw.trim()
    const mark = marks.exec(line)?.[1]
    const last = blocks.at(-1)
    if (line === '') isApart = true
    else if (mark !== undefined) {
      blocks.push({ type: typeOf(mark), lines: [line.slice(mark.length).trim()] })
      isApart = false
    } else if (last && !isApart && (last.type === 'paragraph' || raw.startsWith('  '))) last.lines.push(line)
    else {
      blocks.push({ type: 'paragraph', lines: [line] })
      isApart = false
    }
  }
  return blocks.map(({ type, lines }) => ({
    type,
    ...spansIn(lines.map((line) => (line === '\\' ? '' : line)).join('\n')),
  }))
}

function typeOf(mark: string): string {
  if (mark === '-') return 'list-item'
  return mark.startsWith('#') ? `heading${mark.length}` : 'o-list-item'
}

type Token = { readonly kind: 'text' | '**' | '_' | '[' | ']'; readonly text: string }

/** Signs and words of a text; `]` bears the address behind it. */
function tokensOf(text: string): readonly Token[] {
  const pattern = /\\([\\*_[\]#.()-])|(\*\*)|(_)|(\[)|\]\(((?:\\.|[^\\()\s])+)\)/g
  const tokens: Token[] = []
  let read = 0
  for (const found of text.matchAll(pattern)) {
    const [whole, literal, strong, em, opening, href] = found
    if (found.index > read) tokens.push({ kind: 'text', text: text.slice(read, found.index) })
    read = found.index + whole.length
    if (literal !== undefined) tokens.push({ kind: 'text', text: literal })
    else if (strong) tokens.push({ kind: '**', text: whole })
    else if (em) tokens.push({ kind: '_', text: whole })
    else if (opening) tokens.push({ kind: '[', text: whole })
    else tokens.push({ kind: ']', text: href ?? '' })
  }
  if (read < text.length) tokens.push({ kind: 'text', text: text.slice(read) })
  return tokens
}

/** Which sign each closing one belongs to; the others are only signs. */
function pairsOf(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const opened: number[] = []
  const pairs = new Map<number, number>()
  for (const [at, { kind }] of tokens.entries()) {
    if (kind === 'text') continue
    const opening = kind === ']' ? '[' : kind
    const found = opened.findLastIndex((one) => tokens[one]?.kind === opening)
    if (found >= 0 && kind !== '[') {
      pairs.set(at, opened[found] ?? 0)
      opened.length = found
    } else if (kind !== ']') opened.push(at)
  }
  return pairs
}

function spansIn(typed: string): Pick<TextBlock, 'text' | 'spans'> {
  const tokens = tokensOf(typed)
  const pairs = pairsOf(tokens)
  const openings = new Set(pairs.values())
  const begun = new Map<number, number>()
  const spans: TextSpan[] = []
  let text = ''
  for (const [at, { kind, text: own }] of tokens.entries()) {
    const pair = pairs.get(at)
    if (openings.has(at)) begun.set(at, text.length)
    else if (pair !== undefined) {
      const start = begun.get(pair) ?? 0
      const type = kind === ']' ? 'hyperlink' : kind === '_' ? 'em' : 'strong'
      const link = kind === ']' && { data: linkTo(own.replaceAll(/\\(.)/g, '$1')) }
      if (start < text.length) spans.push({ start, end: text.length, type, ...link })
    } else text += kind === ']' ? `](${own})` : own
  }
  return { text, spans: spans.toSorted(outerFirst) }
}

/** Where a typed address leads. */
function linkTo(href: string): Readonly<Record<string, unknown>> {
  return href.startsWith('document:')
    ? { link_type: 'Document', id: href.slice('document:'.length) }
    : { link_type: 'Web', url: href }
}
