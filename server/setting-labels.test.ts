import { expect, test } from 'vitest'
import { wordsIn } from '#backoffice/messages/staff-language-messages.ts'
import {
  type SettingSchema,
  type SettingSubject,
  settingFields,
  settingSubjects,
  withUsualSettings,
} from '#shop/settings/setting-fields.ts'
import { settingsJsonSchema } from '#shop/settings/settings-schema.ts'
import { demoSettingsFile } from '#test/shop/settings.ts'

test('every field of the forms of settings has words', () => {
  const schema = settingsJsonSchema() as SettingSchema
  const { labels, furtherLabels } = wordsIn('nl').settingsForm
  const fields = (Object.keys(settingSubjects) as SettingSubject[]).flatMap((subject) =>
    settingFields(schema, withUsualSettings(schema, demoSettingsFile, subject), subject),
  )
  const named = { ...labels, ...furtherLabels }
  const unnamed = fields.map(({ label }) => label).filter((label) => !Object.hasOwn(named, label))
  expect(fields.length).toBeGreaterThan(50)
  expect([...new Set(unnamed)]).toEqual([])
})
