import type { SettingsPlanFieldsFragment } from '../../graphql/graphql.ts'
import type { Words } from '../../messages/staff-language-messages.ts'
import { nameOfField } from '../../routes/settings-form-typed.ts'
import { useScope } from '../page-scope.tsx'
import { settingPathText } from './setting-path.ts'

export type RefusedSetting = SettingsPlanFieldsFragment['errors'][number]

/** What the checks say of a setting, without its path. */
export function settingsSentence(said: Words['settingsProblems'], { problem, values }: RefusedSetting): string {
  const sentence = said[problem]
  return typeof sentence === 'string' ? sentence : sentence(values[0])
}

/** The name of the input that an error is about. */
export const refusedInput = ({ place: { path, row, part } }: RefusedSetting): string => nameOfField({ path }, row, part)

/** What is wrong with settings, each with the words of its form where there are some, and with where it stands in the document. */
export function SettingsErrors({ errors }: { readonly errors: readonly RefusedSetting[] }) {
  const { words, language } = useScope()
  return (
    <ul>
      {errors.map((error) => {
        const { path } = error
        const label = settingPathText(words, language, path)
        const sentence = settingsSentence(words.settingsProblems, error)
        return (
          <li key={`${path} ${sentence}`}>
            {label === path ? null : `${label}: `}
            <code className="break">{path}</code> {sentence}
          </li>
        )
      })}
    </ul>
  )
}
