import type { ContentFields } from '#kernel/content-model.ts'
import { isRecord } from '#kernel/is-record.ts'
import { type ContentData, type ContentForm, fieldsOf, sliceModelOf, variationOf } from './content-form.ts'

/** What a button does to a list in a document: `up slices.2`, `add banners`, `slice slices` with what is chosen beside it. */
export type ListStep = {
  readonly verb: 'up' | 'down' | 'remove' | 'copy' | 'add' | 'slice'
  /** Of the list for `add` and `slice`, else of the entry. */
  readonly path: string
  /** Of the slice that is added: `hero/default`. */
  readonly choice?: string | undefined
}

const verbs = ['up', 'down', 'remove', 'copy', 'add', 'slice'] as const

export function listStepOf(text: string, form: FormData): ListStep | undefined {
  const [name, path = ''] = text.split(' ')
  const verb = verbs.find((one) => one === name)
  return verb && { verb, path, choice: String(form.get(`${path}.new`) ?? '') }
}

/** A document after a step, and the entry that it led to. */
export type Stepped = { readonly data: ContentData; readonly at: string }

export function takeListStep(data: ContentData, model: ContentForm, { verb, path, choice = '' }: ListStep): Stepped {
  if (verb === 'add' || verb === 'slice') {
    const added = verb === 'slice' ? newSlice(choice, model) : newEntry(fieldsAt(data, model, path))
    const list = listAt(data, path)
    return added ? { data: replaced(data, path, [...list, added]), at: `${path}.${list.length}` } : { data, at: path }
  }
  const cut = path.lastIndexOf('.')
  const [parent, index] = [path.slice(0, cut), Number(path.slice(cut + 1))]
  const list = listAt(data, parent)
  const entry = list[index]
  if (entry === undefined) return { data, at: parent }
  const others = list.toSpliced(index, 1)
  if (verb === 'remove') return { data: replaced(data, parent, others), at: parent }
  if (verb === 'copy')
    return {
      data: replaced(data, parent, list.toSpliced(index + 1, 0, withNewId(entry))),
      at: `${parent}.${index + 1}`,
    }
  const to = Math.min(Math.max(index + (verb === 'up' ? -1 : 1), 0), others.length)
  return { data: replaced(data, parent, others.toSpliced(to, 0, entry)), at: `${parent}.${to}` }
}

function listAt(data: unknown, path: string): readonly unknown[] {
  const found = path.split('.').reduce<unknown>((at, part) => valueAt(at, part), data)
  return Array.isArray(found) ? found : []
}

function valueAt(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return value[Number(part)]
  return isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined
}

function replaced(data: ContentData, path: string, list: readonly unknown[]): ContentData {
  const [part = '', ...rest] = path.split('.')
  return { ...data, [part]: replacedIn(data[part], rest, list) }
}

function replacedIn(value: unknown, path: readonly string[], list: readonly unknown[]): unknown {
  const [part, ...rest] = path
  if (part === undefined) return list
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === Number(part) ? replacedIn(one, rest, list) : one))
  return isRecord(value) ? { ...value, [part]: replacedIn(value[part], rest, list) } : value
}

/** The fields of the entries of a list. */
function fieldsAt(data: ContentData, model: ContentForm, path: string): ContentFields {
  let fields = fieldsOf(model)
  let value: unknown = data
  for (const part of path.split('.')) {
    const field = fields[part]
    value = valueAt(value, part)
    if (field?.type === 'Group') fields = field.config.fields ?? {}
    else if (isRecord(value) && 'slice_type' in value) {
      const variation = variationOf(value, model.slices)
      fields = { ...variation?.primary, ...itemsField(variation?.items) }
    }
  }
  return fields
}

/** The entries of a slice, as if they were a group of it. */
const itemsField = (items: ContentFields | undefined): ContentFields =>
  items && Object.keys(items).length > 0 ? { items: { type: 'Group', config: { fields: items } } } : {}

/** An entry with nothing in it but what its model says. */
export function newEntry(fields: ContentFields): ContentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type, config }]) => [
      name,
      type === 'Group' || type === 'Slices' || type === 'StructuredText' ? [] : (config.default_value ?? null),
    ]),
  )
}

function newSlice(choice: string, model: ContentForm): ContentData | undefined {
  const [type = '', variation = ''] = choice.split('/')
  const found = sliceModelOf({ slice_type: type }, model.slices)?.variations.find(({ id }) => id === variation)
  if (!found) return undefined
  return withNewId({
    id: '',
    slice_type: type,
    slice_label: null,
    variation,
    version: 'initial',
    primary: newEntry(found.primary),
    items: Object.keys(found.items).length > 0 ? [newEntry(found.items)] : [],
  })
}

function withNewId(entry: unknown): ContentData {
  if (!isRecord(entry)) return {}
  return 'slice_type' in entry ? { ...entry, id: `${String(entry.slice_type)}$${crypto.randomUUID()}` } : entry
}
