import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsFormWords } from '#backoffice/messages/settings-form-messages.ts'
import {
  type SettingSchema,
  type SettingSubject,
  settingFields,
  settingSubjects,
} from '#shop/settings/setting-fields.ts'
import { demoSettingsFile } from './shop/settings.ts'

const published: SettingSchema = JSON.parse(readFileSync('shop/settings/settings.schema.json', 'utf8'))

test('what a form says of a setting is said in the language of staff, and never in the schema’s English', () => {
  const { labels, help } = settingsFormWords('en')
  const fields = (Object.keys(settingSubjects) as SettingSubject[]).flatMap((subject) =>
    settingFields(published, demoSettingsFile, subject),
  )
  expect(fields.length).toBeGreaterThan(50)
  const inEnglish = fields.filter(
    ({ label, description }) => description !== null && !Object.hasOwn(labels, label) && !Object.hasOwn(help, label),
  )
  expect(inEnglish.map(({ label }) => label)).toEqual([])
})
