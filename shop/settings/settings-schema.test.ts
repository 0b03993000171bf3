import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { demoSettingsFile } from '#test/shop/settings.ts'
import { settingsJsonSchema } from './settings-schema.ts'

const published = JSON.parse(readFileSync(new URL('settings.schema.json', import.meta.url), 'utf8'))

test('the schema that editors complete settings by is the one that the shop reads them by', () => {
  expect(published).toEqual(settingsJsonSchema())
})

test('the schema takes the demo shop’s settings, and refuses what the shop refuses', () => {
  const check = new Ajv2020({ strict: false, validateFormats: false }).compile(published)
  expect(check(demoSettingsFile)).toBe(true)
  expect(check({ ...demoSettingsFile, colour: 'red' })).toBe(false)
  expect(check({ ...demoSettingsFile, timeZone: 1 })).toBe(false)
})
