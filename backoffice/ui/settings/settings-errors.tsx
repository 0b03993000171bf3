import type { SettingsPlanFieldsFragment } from '../../graphql/graphql.ts'
import type { Words } from '../../messages/staff-language-messages.ts'
import { nameOfField } from '../../routes/settings-form-typed.ts'
import { useScope } from '../page-scope.tsx'

export type RefusedSetting = SettingsPlanFieldsFragment['errors'][number]

/** What the checks say of a setting, without its path. */
export function settingsSentence(said: Words['settingsProblems'], { problem, values }: RefusedSetting): string {
  const sentence = said[problem]
  return typeof sentence === 'string' ? sentence : sentence(values[0])
}

/** The name of the input that an error is about. */
export const refusedInput = ({ place: { path, row, part } }: RefusedSetting): string => nameOfField({ path }, row, part)

/** What is wrong with settings, each with where it stands: a link where there is a field for it. */
export function SettingsErrors({
  errors,
  hrefOf,
}: {
  readonly errors: readonly RefusedSetting[]
  /** Where the field of an error is. */
  readonly hrefOf?: (error: RefusedSetting) => string | undefined
}) {
  const said = useScope().words.settingsProblems
  return (
    <ul>
      {errors.map((error) => {
        const { path } = error
        const href = hrefOf?.(error)
        const sentence = settingsSentence(said, error)
        return (
          <li key={`${path} ${sentence}`}>
            {href ? (
              <a href={href}>
                <code>{path}</code>
              </a>
            ) : (
              <code>{path}</code>
            )}{' '}
            {sentence}
          </li>
        )
      })}
    </ul>
  )
}
