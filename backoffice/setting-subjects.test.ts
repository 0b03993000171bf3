import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { settingSubjectsOfForms } from './setting-subjects.ts'

test('every subject that the API has fields of has a form', () => {
  const subjects = buildSchema(readFileSync('backoffice-api/schema.graphql', 'utf8')).getType('SettingSubject')
  const names = isEnumType(subjects) ? subjects.getValues().map(({ name }) => name) : []
  expect(names.length).toBeGreaterThan(0)
  expect([...settingSubjectsOfForms].sort()).toEqual(names.sort())
})
