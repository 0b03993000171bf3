import {
  type ContentFields,
  type ContentSliceModel,
  type ContentVariation,
  sliceModelId,
} from '#kernel/content-model.ts'
import { isRecord } from '#kernel/is-record.ts'
import { isTypedValue, type TypedIn, typedPicture, typedValue } from './content-values.ts'

export type ContentData = Readonly<Record<string, unknown>>

/** What a document may hold, and by whose clock its moments are typed. */
export type ContentForm = TypedIn & {
  readonly tabs: Readonly<Record<string, ContentFields>>
  readonly slices: readonly ContentSliceModel[]
}

/** All fields of a document, whatever tab they stand in. */
export const fieldsOf = ({ tabs }: Pick<ContentForm, 'tabs'>): ContentFields =>
  Object.assign({}, ...Object.values(tabs)) as ContentFields

/** A document with what was typed; fields that the form doesn't have stay as they are. */
export function typedData(data: ContentData, model: ContentForm, form: FormData): ContentData {
  return typedRecord(data, fieldsOf(model), form, model, '')
}

function typedRecord(
  record: ContentData,
  fields: ContentFields,
  form: FormData,
  model: ContentForm,
  path: string,
): ContentData {
  const typed = Object.keys(fields).flatMap((name) => {
    const at = path === '' ? name : `${path}.${name}`
    const value = typedField(record[name], fields, name, form, model, at)
    return value === undefined || value === record[name] ? [] : [[name, value] as const]
  })
  return typed.length === 0 ? record : { ...record, ...Object.fromEntries(typed) }
}

function typedField(
  value: unknown,
  fields: ContentFields,
  name: string,
  form: FormData,
  model: ContentForm,
  at: string,
): unknown {
  const field = fields[name]
  if (!field) return undefined
  const { type, config } = field
  if (type === 'Group') {
    return eachEntry(value, (entry, index) => typedRecord(entry, config.fields ?? {}, form, model, `${at}.${index}`))
  }
  if (type === 'Slices') return eachEntry(value, (slice, index) => typedSlice(slice, form, model, `${at}.${index}`))
  if (type === 'Image') {
    if (!form.has(`${at}.picture`)) return undefined
    const text = (part: string) => String(form.get(`${at}.${part}`) ?? '')
    const cuts = Object.fromEntries((config.thumbnails ?? []).map((cut) => [cut.name, text(cut.name)]))
    return typedPicture({ name: text('picture'), alt: text('alt'), cuts }, value)
  }
  // Its address is no part of what a document holds, though models name it among the fields.
  if (type === 'UID') return undefined
  // A box that is not ticked sends nothing, so that another field says that it was there.
  if (type === 'Boolean')
    return form.has(`${at}.there`) ? typedValue(form.has(at) ? 'yes' : 'no', field, value, model) : undefined
  if (!form.has(at) || !isTypedValue(value, field)) return undefined
  return typedValue(String(form.get(at)), field, value, model)
}

/** The list itself where nothing in it changed. */
function eachEntry(value: unknown, typed: (entry: ContentData, index: number) => ContentData): unknown {
  if (!Array.isArray(value)) return undefined
  const next = value.map((entry: unknown, index) => (isRecord(entry) ? typed(entry, index) : entry))
  return next.every((entry, index) => entry === value[index]) ? value : next
}

function typedSlice(slice: ContentData, form: FormData, model: ContentForm, path: string): ContentData {
  const variation = variationOf(slice, model.slices)
  if (!variation) return slice
  const primary = isRecord(slice.primary) ? slice.primary : {}
  const nextPrimary = typedRecord(primary, variation.primary, form, model, `${path}.primary`)
  const items = eachEntry(slice.items, (item, index) =>
    typedRecord(item, variation.items, form, model, `${path}.items.${index}`),
  )
  if (nextPrimary === primary && (items === undefined || items === slice.items)) return slice
  return { ...slice, primary: nextPrimary, ...(items === undefined ? {} : { items }) }
}

export function sliceModelOf(slice: ContentData, slices: readonly ContentSliceModel[]): ContentSliceModel | undefined {
  const id = sliceModelId(
    String(slice.slice_type),
    slices.map((one) => one.id),
  )
  return slices.find((one) => one.id === id)
}

export function variationOf(slice: ContentData, slices: readonly ContentSliceModel[]): ContentVariation | undefined {
  return sliceModelOf(slice, slices)?.variations.find(({ id }) => id === (slice.variation ?? 'default'))
}

/** What a hidden field carried of a document; nothing where somebody else wrote it. */
export function carriedData(text: unknown): ContentData | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const carried: unknown = JSON.parse(text)
    return isRecord(carried) ? carried : undefined
  } catch {
    return undefined
  }
}
