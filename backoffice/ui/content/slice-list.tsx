import type { ContentField } from '#kernel/content-model.ts'
import { isRecord } from '#kernel/is-record.ts'
import { sliceModelOf, variationOf } from '../../routes/content-form.ts'
import { SelectField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import { Block } from './block.tsx'
import { EntryList, firstWords, RecordFields } from './fields.tsx'
import { useContentForm } from './form-scope.tsx'
import { sliceLabel } from './model-labels.ts'

/** The building blocks of a page in their order, and a new one behind them. */
export function SliceList({
  label,
  field,
  value,
  path,
}: {
  readonly label: string
  readonly field: ContentField
  readonly value: unknown
  readonly path: string
}) {
  const { words } = useScope()
  const said = words.content.lists
  const { model } = useContentForm()
  const slices = Array.isArray(value) ? value.filter(isRecord) : []
  const choices = model.slices.filter(({ id }) => Object.hasOwn(field.config.choices ?? {}, id))
  const options = choices
    .flatMap((choice) =>
      choice.variations.map((variation) => ({
        value: `${choice.id}/${variation.id}`,
        label: sliceLabel(words, choice, variation),
      })),
    )
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <fieldset className="entries" id={path}>
      <legend>{label}</legend>
      <ol className="blocks">
        {slices.map((slice, index) => {
          const found = sliceModelOf(slice, model.slices)
          const variation = variationOf(slice, model.slices)
          const at = `${path}.${index}`
          const primary = isRecord(slice.primary) ? slice.primary : {}
          const name = found ? sliceLabel(words, found, variation) : String(slice.slice_type)
          return (
            <Block
              key={String(slice.id ?? index)}
              path={at}
              name={name}
              about={firstWords([primary, slice.items])}
              place={index}
              count={slices.length}
              mayCopy
            >
              {variation ? <RecordFields record={primary} fields={variation.primary} path={`${at}.primary`} /> : null}
              {variation && Object.keys(variation.items).length > 0 ? (
                <EntryList
                  label={words.contentModel.entries}
                  fields={variation.items}
                  value={slice.items}
                  path={`${at}.items`}
                />
              ) : null}
            </Block>
          )
        })}
      </ol>
      <div className="row add-slice">
        <SelectField name={`${path}.new`} label={said.whichSlice} options={options} />
        <button
          type="submit"
          name="do"
          value={`slice ${path}`}
          formAction={`#${path}.${slices.length}`}
          className="plain"
        >
          {said.addSlice}
        </button>
      </div>
    </fieldset>
  )
}
