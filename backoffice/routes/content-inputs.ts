import type { ContentField, ContentFields } from '#kernel/content-model.ts'
import { isRecord } from '#kernel/is-record.ts'
import type { Problem } from '../ui/problems.tsx'
import { type ContentData, type ContentForm, fieldsOf, variationOf } from './content-form.ts'

/**
 * Problems beside the inputs that they are about: what is wrong inside of a value (`text.0.spans.1.data.url`, `image.mobile.url`) is said
 * beside the input that the value is typed into.
 */
export function besideInputs(problems: readonly Problem[], data: ContentData, model: ContentForm): readonly Problem[] {
  const inputs = new Set(['uid', 'publishAt', 'takeOffAt', ...inputsOf(data, fieldsOf(model), model, '')])
  const placed = problems.map((problem) => ({
    ...problem,
    field: problem.field ? inputFor(problem.field, inputs) : null,
  }))
  // A picture and its cut may be wrong in the same way, at the same input.
  return [...new Map(placed.map((one) => [`${one.messageKey} ${one.field}`, one])).values()]
}

function inputFor(field: string, inputs: ReadonlySet<string>): string | null {
  const parts = field.split('.')
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('.')
    const cut = `${name}.${parts[length]}`
    if (inputs.has(cut)) return cut
    if (inputs.has(`${name}.picture`)) return `${name}.picture`
    if (inputs.has(name)) return name
  }
  return null
}

/** The names of all inputs of a record's form. */
function inputsOf(record: ContentData, fields: ContentFields, model: ContentForm, path: string): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    inputsOfField(record[name], field, model, path === '' ? name : `${path}.${name}`),
  )
}

function inputsOfField(
  value: unknown,
  { type, config }: ContentField,
  model: ContentForm,
  at: string,
): readonly string[] {
  if (type === 'Image')
    return [`${at}.picture`, `${at}.alt`, ...(config.thumbnails ?? []).map(({ name }) => `${at}.${name}`)]
  if (type !== 'Group' && type !== 'Slices') return [at]
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  return entries.flatMap((entry, index) => {
    if (!isRecord(entry)) return []
    if (type === 'Group') return inputsOf(entry, config.fields ?? {}, model, `${at}.${index}`)
    return inputsOfSlice(entry, model, `${at}.${index}`)
  })
}

function inputsOfSlice(slice: ContentData, model: ContentForm, at: string): readonly string[] {
  const variation = variationOf(slice, model.slices)
  if (!variation) return []
  const items: readonly unknown[] = Array.isArray(slice.items) ? slice.items : []
  return [
    ...inputsOf(isRecord(slice.primary) ? slice.primary : {}, variation.primary, model, `${at}.primary`),
    ...items.flatMap((item, index) =>
      isRecord(item) ? inputsOf(item, variation.items, model, `${at}.items.${index}`) : [],
    ),
  ]
}
