import { instantOf, localTime } from '#kernel/calendar.ts'
import type { ContentField } from '#kernel/content-model.ts'
import { isRecord } from '#kernel/is-record.ts'
import { blocksOfLines, isPlainRichText, richTextLines } from '#kernel/rich-text-lines.ts'

/** By whose clock moments are typed. */
export type TypedIn = { readonly timeZone: string }

/** What a field shows of a value. What an editor typed that is no such value is shown as they typed it. */
export function shownValue(value: unknown, { type }: Pick<ContentField, 'type'>, { timeZone }: TypedIn): string {
  if (type === 'StructuredText' && isPlainRichText(value)) return richTextLines(value)
  if (type === 'Timestamp' && typeof value === 'string') return shownMoment(value, timeZone)
  if (type === 'Link') return linkText(value)
  if (type === 'Image') return pictureName(value)
  if (type === 'Embed') return isRecord(value) && typeof value.embed_url === 'string' ? value.embed_url : ''
  if (type === 'Boolean') return value === true ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Whether a value can be typed at all: a text with pictures in it was written elsewhere, and stays as it is. */
export function isTypedValue(value: unknown, { type }: Pick<ContentField, 'type'>): boolean {
  return type !== 'StructuredText' || value === null || value === undefined || isPlainRichText(value)
}

/** A moment as the field of a browser has it; what is none stays as it was typed. */
function shownMoment(value: string, timeZone: string): string {
  const at = new Date(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  if (Number.isNaN(at.getTime())) return value
  const { date, time } = localTime(at, timeZone)
  return `${date}T${time}`
}

function linkText(value: unknown): string {
  if (!isRecord(value)) return ''
  if (value.link_type === 'Document') return typeof value.id === 'string' ? value.id : ''
  return typeof value.url === 'string' ? value.url : ''
}

/** `scenes/home-women` of `/images/scenes/home-women`; any other address as it is. */
export function pictureName(value: unknown): string {
  const url = isRecord(value) && typeof value.url === 'string' ? value.url : ''
  return url.replace(/^\/images\//, '')
}

/** The value that was typed into a field. What says the same as before is the value of before, spelled as it was. */
export function typedValue(typed: string, field: ContentField, before: unknown, place: TypedIn): unknown {
  const text = typed.replaceAll('\r\n', '\n').trim()
  if (text === shownValue(before, field, place).trim()) return before
  if (text === '') return field.type === 'StructuredText' ? [] : null
  switch (field.type) {
    case 'StructuredText':
      return blocksOfLines(text)
    case 'Number':
      return Number.isNaN(Number(text.replace(',', '.'))) ? text : Number(text.replace(',', '.'))
    case 'Timestamp':
      return typedMoment(text, place)
    case 'Boolean':
      return text === 'yes'
    case 'Link':
      return typedLink(text, field)
    case 'Embed':
      return { embed_url: text }
    default:
      return text
  }
}

function typedMoment(text: string, { timeZone }: TypedIn): string {
  const [date = '', time = ''] = text.split('T')
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? instantOf(date, time, timeZone) : undefined
  return at && !Number.isNaN(at.getTime()) ? `${at.toISOString().slice(0, 19)}+0000` : text
}

function typedLink(text: string, { config }: ContentField): unknown {
  if (config.select === 'document') return { link_type: 'Document', id: text }
  if (config.select === 'media') return { link_type: 'Media', kind: 'file', url: text }
  return { link_type: 'Web', url: ownAddress(text) }
}

/** Own pages end in a slash: `/women/boots` is `/women/boots/`. */
export function ownAddress(text: string): string {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(text) ?? []
  if (path === '' || path.startsWith('//') || path.endsWith('/') || /\.[a-z0-9]+$/.test(path)) return text
  return `${path}/${rest}`
}

/** What was typed of a picture: its name, what it shows, and the names of its cuts. */
export type TypedPicture = {
  readonly name: string
  readonly alt: string
  readonly cuts: Readonly<Record<string, string>>
}

/** A picture that was chosen has no size until it is looked up. */
const unmeasured = { width: 0, height: 0 } as const

export function typedPicture({ name, alt, cuts }: TypedPicture, before: unknown): unknown {
  const was = isRecord(before) ? before : {}
  if (name.trim() === '') return pictureName(before) === '' ? before : null
  const own = cutOf(name, alt, was)
  const others = Object.entries(cuts).flatMap(([cut, typed]) => {
    const wasCut = isRecord(was[cut]) ? was[cut] : {}
    return typed.trim() === '' ? [] : [[cut, cutOf(typed, alt, wasCut)] as const]
  })
  const next = { ...own, ...Object.fromEntries(others) }
  return JSON.stringify(next) === JSON.stringify(before) ? before : next
}

function cutOf(name: string, alt: string, was: Readonly<Record<string, unknown>>) {
  const url = addressOfPicture(name.trim())
  return { url, alt: alt.trim(), dimensions: was.url === url ? was.dimensions : unmeasured }
}

const addressOfPicture = (name: string) => (/^(?:\/|https?:)/.test(name) ? name : `/images/${name}`)
