import type { ContentField, ContentFields } from '#kernel/content-model.ts'
import { isRecord } from '#kernel/is-record.ts'
import type { Words } from '../../messages/staff-language-messages.ts'
import type { ContentData } from '../../routes/content-form.ts'
import { isTypedValue, shownValue } from '../../routes/content-values.ts'
import { LongTextField, SelectField, TextField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import { Block } from './block.tsx'
import { useContentForm } from './form-scope.tsx'
import { fieldLabel, optionLabel } from './model-labels.ts'
import { PictureField } from './picture-field.tsx'
import { SliceList } from './slice-list.tsx'

/** All fields of a record in the order of its model. */
export function RecordFields({
  record,
  fields,
  path = '',
}: {
  readonly record: ContentData
  readonly fields: ContentFields
  readonly path?: string
}) {
  return Object.entries(fields).map(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    return <FieldOf key={at} name={name} field={field} value={record[name]} path={at} />
  })
}

type FieldProps = {
  readonly name: string
  readonly field: ContentField
  readonly value: unknown
  readonly path: string
}

/** One field, by its type. */
function FieldOf({ name, field, value, path }: FieldProps) {
  const { words } = useScope()
  const { model, problems, documents } = useContentForm()
  const said = words.content
  const label = fieldLabel(words.contentModel, name, field)
  const input = { name: path, label, problems, value: shownValue(value, field, model) }
  const { config } = field
  switch (field.type) {
    // Where a document stands is decided when it is begun.
    case 'UID':
      return null
    case 'Group':
      return <GroupField label={label} field={field} value={value} path={path} />
    case 'Slices':
      return <SliceList label={label} field={field} value={value} path={path} />
    case 'Image':
      return <PictureField label={label} field={field} value={value} path={path} />
    case 'StructuredText':
      return isTypedValue(value, field) ? (
        <LongTextField {...input} hint={richTextHint(said, config)} maxLength={40_000} />
      ) : (
        <p className="soft">
          {label}: {said.richTextElsewhere}
        </p>
      )
    case 'Select': {
      const options = (config.options ?? []).map((option) => ({
        value: option,
        label: optionLabel(words.contentModel, option),
      }))
      return <SelectField {...input} options={input.value === '' ? [{ value: '', label: '–' }, ...options] : options} />
    }
    case 'Boolean':
      return (
        <label className="choice">
          <input type="hidden" name={`${path}.there`} value="yes" />
          <input type="checkbox" name={path} value="yes" defaultChecked={value === true} />
          <span>{label}</span>
        </label>
      )
    case 'Link':
      if (config.select === 'document')
        return <SelectField {...input} options={[{ value: '', label: '–' }, ...documentsFor(field, documents)]} />
      return <TextField {...input} hint={config.select === 'media' ? said.fileHint : said.linkHint} maxLength={2000} />
    case 'Number':
      return <TextField {...input} inputMode="decimal" maxLength={12} />
    case 'Date':
      return <TextField {...input} type="date" />
    case 'Timestamp':
      return <TextField {...input} type="datetime-local" />
    default:
      return input.value.length > 90 ? (
        <LongTextField {...input} maxLength={4000} />
      ) : (
        <TextField {...input} maxLength={4000} />
      )
  }
}

/** Only what a text may have is said of it. */
function richTextHint(said: Words['content'], { multi = '', single = '' }: ContentField['config']): string {
  const allowed = `${multi},${single}`
  if (allowed.includes('heading') || allowed.includes('list-item')) return said.richTextHint
  return allowed.includes('strong') ? said.richTextShort : said.richTextPlain
}

function documentsFor(
  { config }: ContentField,
  documents: readonly { readonly id: string; readonly type: string; readonly name: string }[],
) {
  const types = config.customtypes?.map((one) => (typeof one === 'string' ? one : one.id))
  return documents
    .filter(({ type }) => types?.includes(type) ?? true)
    .map(({ id, name }) => ({ value: id, label: name }))
}

/** A list of entries that are alike. */
function GroupField({ label, field, value, path }: Omit<FieldProps, 'name'> & { readonly label: string }) {
  return <EntryList label={label} fields={field.config.fields ?? {}} value={value} path={path} />
}

export function EntryList({
  label,
  fields,
  value,
  path,
}: {
  readonly label: string
  readonly fields: ContentFields
  readonly value: unknown
  readonly path: string
}) {
  const said = useScope().words.content.lists
  const entries = Array.isArray(value) ? value.filter(isRecord) : []
  return (
    <fieldset className="entries" id={path}>
      <legend>{label}</legend>
      {entries.length === 0 ? <p className="soft small">{said.empty}</p> : null}
      <ol className="blocks">
        {entries.map((entry, index) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: the page is made once and never changes
            key={index}
            path={`${path}.${index}`}
            name={said.entry(label, index + 1)}
            about={firstWords(entry)}
            place={index}
            count={entries.length}
          >
            <RecordFields record={entry} fields={fields} path={`${path}.${index}`} />
          </Block>
        ))}
      </ol>
      <button type="submit" name="do" value={`add ${path}`} formAction={`#${path}.${entries.length}`} className="plain">
        {said.add(label)}
      </button>
    </fieldset>
  )
}

const longestAbout = 60

/** What an entry says first, so that one knows it again while it is closed. */
export function firstWords(value: unknown): string {
  const found = firstText(value)
  return found.length > longestAbout ? `${found.slice(0, longestAbout).trimEnd()}…` : found
}

/** Names of fields whose text nobody reads. */
const unread: ReadonlySet<string> = new Set([
  'url',
  'icon',
  'id',
  'type',
  'link_type',
  'link',
  'image',
  'spans',
  'segment',
])

function firstText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(firstText).find((text) => text !== '') ?? ''
  if (!isRecord(value)) return ''
  const named = ['label', 'title', 'question', 'text', 'caption'].map((name) => firstText(value[name]))
  const others = Object.entries(value).map(([name, one]) => (unread.has(name) ? '' : firstText(one)))
  return [...named, ...others].find((text) => text !== '') ?? ''
}
