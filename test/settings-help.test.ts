import { expect, test } from 'vitest'
import { settingsFormWords } from '#backoffice/messages/settings-form-messages.ts'
import {
  type SettingSchema,
  type SettingSubject,
  settingFields,
  settingSubjects,
} from '#shop/settings/setting-fields.ts'
import schema from '#shop/settings/settings.schema.json' with { type: 'json' }
import { demoSettingsFile } from './shop/settings.ts'

test('what a form says of a setting is said in the language of staff, and never in the schema’s English', () => {
  const { labels, help } = settingsFormWords('en')
  const fields = (Object.keys(settingSubjects) as SettingSubject[]).flatMap((subject) =>
    settingFields(schema as SettingSchema, demoSettingsFile, subject),
  )
  expect(fields.length).toBeGreaterThan(50)
  const inEnglish = fields.filter(
    ({ label, description }) => description !== null && !Object.hasOwn(labels, label) && !Object.hasOwn(help, label),
  )
  expect(inEnglish.map(({ label }) => label)).toEqual([])
})
