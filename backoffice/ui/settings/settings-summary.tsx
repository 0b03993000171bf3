import { useScope } from '../page-scope.tsx'
import { refusedText, wrongText } from './setting-expectation.ts'
import { type RefusedSetting, refusedInput, SettingsErrors } from './settings-errors.tsx'
import { type ShownSetting, settingGroup, settingLabel } from './shown-setting.ts'

type Fields = readonly ShownSetting[]

const hrefOf = (input: string) => `#${encodeURIComponent(input)}`

/** The inputs that can't be meant, above the form: each by the label of its field, with what it takes. */
export function WrongSettings({ inputs, fields }: { readonly inputs: readonly string[]; readonly fields: Fields }) {
  const { words, language } = useScope()
  const nameOf = useFieldName()
  if (inputs.length === 0) return null
  return (
    <div className="notice bad" role="alert">
      <ul>
        {inputs.map((input) => {
          const field = fields.find(({ path }) => path.join('/') === input.split('|')[0])
          if (!field) return null
          return (
            <li key={input}>
              <a href={hrefOf(input)}>{nameOf(field)}</a>: {wrongText(input, field, words, language)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What the checks of the settings say: of fields that stand here by their labels, of the rest with its path. */
export function SettingsRefused({
  errors,
  fields,
}: {
  readonly errors: readonly RefusedSetting[]
  readonly fields: Fields
}) {
  const { words, language } = useScope()
  const nameOf = useFieldName()
  const fieldOf = ({ place }: RefusedSetting) => fields.find(({ path }) => path.join('/') === place.path.join('/'))
  return (
    <div className="notice bad" role="alert">
      <p>{words.settingsForm.wrong}</p>
      <ul>
        {errors.map((error) => {
          const field = fieldOf(error)
          if (!field) return null
          return (
            <li key={`${error.path} ${error.problem}`}>
              <a href={hrefOf(refusedInput(error))}>{nameOf(field)}</a>: {refusedText(error, field, words, language)}
            </li>
          )
        })}
      </ul>
      <SettingsErrors errors={errors.filter((error) => !fieldOf(error))} />
    </div>
  )
}

/** The label of a field with the group that it stands in: several methods have a price. */
function useFieldName() {
  const { words, language } = useScope()
  return (field: ShownSetting) =>
    [settingGroup(field), settingLabel(words.settingsForm, field, language)].filter((one) => one !== '').join(': ')
}
