import { isPlainObject } from './document.ts'

/** Readers for the fields of documents. Content is written by people: what is missing or odd reads as absent. */

export type ContentImage = {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Another cut for narrow screens. */
  readonly narrow?: { readonly url: string; readonly width: number; readonly height: number }
}

export type RichTextSpan = {
  readonly start: number
  readonly end: number
  readonly type: 'strong' | 'em' | 'hyperlink'
  readonly url?: string
}

export type RichTextBlock = {
  readonly type: 'paragraph' | 'heading2' | 'heading3' | 'heading4' | 'list-item' | 'o-list-item' | 'preformatted'
  readonly text: string
  readonly spans: readonly RichTextSpan[]
}

export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  return readRichText(value)
    .map(({ text }) => text)
    .join(' ')
}

export function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A link's target: a path without prefix, a whole URL or `#chat`. */
export function readLink(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined
  if (!isPlainObject(value)) return undefined
  return typeof value.url === 'string' && value.url !== '' ? value.url : undefined
}

export function readImage(value: unknown): ContentImage | undefined {
  if (!isPlainObject(value)) return undefined
  const image = sized(value)
  if (!image) return undefined
  const narrow = isPlainObject(value.mobile) ? sized(value.mobile) : undefined
  return { ...image, alt: readText(value.alt), ...(narrow && { narrow }) }
}

function sized(value: Readonly<Record<string, unknown>>) {
  const { url, dimensions } = value
  if (typeof url !== 'string' || !isPlainObject(dimensions)) return undefined
  const width = readNumber(dimensions.width)
  const height = readNumber(dimensions.height)
  return width && height ? { url, width, height } : undefined
}

const blockTypes = new Set([
  'paragraph',
  'heading2',
  'heading3',
  'heading4',
  'list-item',
  'o-list-item',
  'preformatted',
])

/** Text with headings, lists and links; a plain string is one paragraph. A page has one h1, so no block may be another. */
export function readRichText(value: unknown): readonly RichTextBlock[] {
  if (typeof value === 'string') return value === '' ? [] : [{ type: 'paragraph', text: value, spans: [] }]
  if (!Array.isArray(value)) return []
  return value.flatMap((block: unknown) => {
    if (!isPlainObject(block) || typeof block.text !== 'string' || block.text.trim() === '') return []
    const named = block.type === 'heading1' ? 'heading2' : block.type
    const type = typeof named === 'string' && blockTypes.has(named) ? (named as RichTextBlock['type']) : 'paragraph'
    return [{ type, text: block.text, spans: readSpans(block.spans, block.text.length) }]
  })
}

function readSpans(value: unknown, length: number): RichTextSpan[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((span: unknown): RichTextSpan[] => {
    if (!isPlainObject(span)) return []
    const start = readNumber(span.start)
    const end = readNumber(span.end)
    if (start === undefined || end === undefined || start < 0 || end > length || start >= end) return []
    if (span.type === 'strong' || span.type === 'em') return [{ start, end, type: span.type }]
    const url = span.type === 'hyperlink' ? readLink(span.data) : undefined
    return url === undefined ? [] : [{ start, end, type: 'hyperlink', url }]
  })
}
