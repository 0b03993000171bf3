import { type ContentField, type ContentSliceModel, sliceModelId } from '#kernel/content-model.ts'
import { isRecord } from '#kernel/is-record.ts'
import type { StoredDocument } from '../repository/document.ts'
import { instantOfPredicate } from '../repository/predicates.ts'
import type { Models } from './models.ts'

/** What is wrong with a document, and in which of its fields: `slices[2] hero.primary.title`. */
export type ModelError = { readonly field: string; readonly why: string }

/** What is said of single values, by the kind of mistake that it is. */
const sentences = {
  number: ['it is no number', 'it lies outside of its limits'],
  date: ['it is no day (2026-11-21)', 'it is no instant (2026-11-21T10:00:00+0000)'],
  color: ['it is no colour (#16130f)'],
} as const

/** Of what kind a mistake is, for screens that say it in other words. */
export function kindOfModelError({ why }: Pick<ModelError, 'why'>): keyof typeof sentences | 'markup' | 'other' {
  if (why.endsWith(notAllowed)) return 'markup'
  const kinds = Object.keys(sentences) as (keyof typeof sentences)[]
  return kinds.find((kind) => sentences[kind].some((sentence) => sentence === why)) ?? 'other'
}

const notAllowed = 'is not allowed here'

/** Where a document says something else than its custom type and its slices allow. */
export function documentErrors(document: StoredDocument, { types, slices }: Models): ModelError[] {
  const type = types.get(document.type)
  if (!type) return [{ field: 'type', why: `there is no custom type '${document.type}'` }]
  const { uid, ...fields } = Object.assign({}, ...Object.values(type.json)) as Record<string, ContentField>
  return [
    ...(uid && document.uid === null ? [{ field: 'uid', why: 'it is missing' }] : []),
    ...(!uid && document.uid !== null ? [{ field: 'uid', why: `${document.type} has no uid` }] : []),
    ...recordErrors(document.data, fields, '', slices),
  ]
}

type Slices = ReadonlyMap<string, ContentSliceModel>

function recordErrors(
  record: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, ContentField>>,
  path: string,
  slices: Slices,
): ModelError[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const at = path === '' ? name : `${path}.${name}`
    return field ? valueErrors(value, field, at, slices) : [{ field: at, why: 'the model has no such field' }]
  })
}

/** An empty field is null in most types; nothing is required of editors but what the shop can't do without. */
function valueErrors(value: unknown, model: ContentField, field: string, slices: Slices): ModelError[] {
  if (value === null) return []
  const { config } = model
  switch (model.type) {
    case 'Group':
      return entriesOf(value, field).flatMap(({ entry, at, errors }) =>
        errors.length > 0 ? errors : recordErrors(entry, config.fields ?? {}, at, slices),
      )
    case 'Slices':
      return entriesOf(value, field).flatMap(({ entry, at, errors }) =>
        errors.length > 0 ? errors : sliceErrors(entry, config.choices ?? {}, at, slices),
      )
    case 'Link':
      if (config.repeat)
        return entriesOf(value, field).flatMap(({ entry, at }) => problem(linkError(entry, config), at))
      return problem(linkError(value, config), field)
    case 'StructuredText':
      return entriesOf(value, field).flatMap(({ entry, at, errors }) =>
        errors.length > 0 ? errors : blockErrors(entry, `${config.multi ?? ''},${config.single ?? ''}`, at),
      )
    default:
      return problem(plainError(value, model), field)
  }
}

const problem = (why: string | undefined, field: string): ModelError[] => (why === undefined ? [] : [{ field, why }])

type Entry = {
  readonly entry: Readonly<Record<string, unknown>>
  readonly at: string
  readonly errors: ModelError[]
}

function entriesOf(value: unknown, field: string): Entry[] {
  if (!Array.isArray(value)) return [{ entry: {}, at: field, errors: [{ field, why: 'it is no list' }] }]
  return (value as unknown[]).map((entry, index) => {
    const at = `${field}[${index}]`
    return isRecord(entry)
      ? { entry, at, errors: [] }
      : { entry: {}, at, errors: [{ field: at, why: 'it is no entry with fields' }] }
  })
}

function sliceErrors(
  slice: Readonly<Record<string, unknown>>,
  choices: Readonly<Record<string, unknown>>,
  field: string,
  slices: Slices,
): ModelError[] {
  const type = typeof slice.slice_type === 'string' ? slice.slice_type : ''
  const at = `${field} ${type}`
  const id = sliceModelId(type, slices.keys()) ?? type
  if (!Object.hasOwn(choices, id)) return [{ field: at, why: 'the zone has no such slice' }]
  const model = slices.get(id)
  // A zone that names a slice without a model is an error of the models, not of every document.
  if (!model) return []
  const variation = model.variations.find((one) => one.id === (slice.variation ?? 'default'))
  if (!variation) return [{ field: at, why: `the slice has no variation '${String(slice.variation)}'` }]
  const { primary = {}, items = [] } = slice
  return [
    ...(isRecord(primary)
      ? recordErrors(primary, variation.primary, `${at}.primary`, slices)
      : [{ field: `${at}.primary`, why: 'it holds no fields' }]),
    ...entriesOf(items, `${at}.items`).flatMap(({ entry, at, errors }) =>
      errors.length > 0 ? errors : recordErrors(entry, variation.items, at, slices),
    ),
  ]
}

function blockErrors(block: Readonly<Record<string, unknown>>, allowed: string, field: string): ModelError[] {
  const { type, text, spans } = block
  const known = new Set(allowed.split(',').map((name) => name.trim()))
  const errors: ModelError[] = []
  if (typeof type !== 'string' || !known.has(type))
    errors.push({ field, why: `its kind '${String(type)}' ${notAllowed}` })
  if (type === 'image' || type === 'embed') return errors
  if (typeof text !== 'string') return [...errors, { field: `${field}.text`, why: 'it is no text' }]
  for (const span of Array.isArray(spans) ? (spans as unknown[]) : []) {
    if (!isRecord(span)) continue
    const kind = String(span.type)
    if (kind !== 'label' && !known.has(kind)) errors.push({ field: `${field}.spans`, why: `'${kind}' ${notAllowed}` })
    const { start, end } = span
    const fits = typeof start === 'number' && typeof end === 'number' && start >= 0 && start < end && end <= text.length
    if (!fits) errors.push({ field: `${field}.spans`, why: 'a span lies outside of its text' })
    if (kind === 'hyperlink') {
      const why = linkError(span.data, {})
      if (why !== undefined) errors.push({ field: `${field}.spans`, why })
    }
  }
  return errors
}

function linkError(value: unknown, { customtypes }: ContentField['config']): string | undefined {
  if (!isRecord(value)) return 'it is no link'
  switch (value.link_type) {
    case 'Any':
      return undefined
    case 'Web':
    case 'Media':
      return typeof value.url === 'string' && value.url !== '' ? undefined : 'the link has no url'
    case 'Document': {
      if (typeof value.id !== 'string') return 'the relation has no id'
      const wanted = customtypes?.map((one) => (typeof one === 'string' ? one : one.id))
      const type = typeof value.type === 'string' ? value.type : undefined
      return wanted && type !== undefined && !wanted.includes(type)
        ? `it may lead to ${wanted.join(', ')}, not to ${type}`
        : undefined
    }
    default:
      return `there is no link_type '${String(value.link_type)}'`
  }
}

function plainError(value: unknown, { type, config }: ContentField): string | undefined {
  switch (type) {
    case 'Text':
      return typeof value === 'string' ? undefined : 'it is no text'
    case 'Select':
      return typeof value === 'string' && config.options?.includes(value)
        ? undefined
        : `it is none of ${config.options?.join(', ')}`
    case 'Boolean':
      return typeof value === 'boolean' ? undefined : 'it is neither true nor false'
    case 'Number':
      if (typeof value !== 'number') return sentences.number[0]
      return value < (config.min ?? value) || value > (config.max ?? value) ? sentences.number[1] : undefined
    case 'Date':
      return isDate(value, /^\d{4}-\d{2}-\d{2}$/) ? undefined : sentences.date[0]
    case 'Timestamp':
      return isDate(value, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/)
        ? undefined
        : sentences.date[1]
    case 'Color':
      return matches(value, /^#[0-9a-fA-F]{3}([0-9a-fA-F]{3})?$/) ? undefined : sentences.color[0]
    case 'Image':
      return imageError(value, config.thumbnails?.map(({ name }) => name) ?? [])
    case 'Embed':
      return isRecord(value) && (Object.keys(value).length === 0 || typeof value.embed_url === 'string')
        ? undefined
        : 'it is no embed'
    case 'GeoPoint':
      return isRecord(value) && typeof value.latitude === 'number' && typeof value.longitude === 'number'
        ? undefined
        : 'it is no place'
    default:
      return undefined
  }
}

const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)

/** A day or an instant that the calendar has, in this spelling; the 31st of February is taken for a day in March. */
function isDate(value: unknown, pattern: RegExp): boolean {
  if (typeof value !== 'string' || !pattern.test(value) || Number.isNaN(instantOfPredicate(value))) return false
  const day = value.slice(0, 10)
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

/** An image that was not chosen is an empty object. Cuts are named in the model. */
function imageError(value: unknown, cuts: readonly string[]): string | undefined {
  if (!isRecord(value)) return 'it is no image'
  if (Object.keys(value).length === 0) return undefined
  const { url, alt, dimensions, id, edit, copyright, ...others } = value
  if (typeof url !== 'string' || url === '') return 'the image has no url'
  if (!isRecord(dimensions) || typeof dimensions.width !== 'number' || typeof dimensions.height !== 'number') {
    return 'the image has no dimensions'
  }
  const unknown = Object.keys(others).find((name) => !cuts.includes(name))
  return unknown === undefined ? undefined : `the model has no cut '${unknown}' of the image`
}
