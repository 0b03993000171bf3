import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoCompany } from '#test/shop/company.ts'
import { openCompany } from './company.ts'
import { ConfigError } from './config/environment.ts'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'company-'))
const written = (text: string) => {
  const file = join(folder, 'company.json')
  writeFileSync(file, text)
  return file
}

test('without a file of its own the shop belongs to the invented company', () => {
  expect(openCompany(readConfig({}).companyFile)).toEqual(demoCompany)
})

test('an operator reads what is wrong with the file, in sentences', () => {
  const open = (text: string) => () => openCompany(written(text))
  expect(open('{"name":')).toThrow(ConfigError)
  expect(open('{"name":')).toThrow(/^COMPANY_FILE .+company\.json can’t be read: /)
  expect(open(JSON.stringify({ ...demoCompany, city: '' }))).toThrow(
    /^COMPANY_FILE .+company\.json: city must not be empty\.$/,
  )
  expect(() => openCompany(join(folder, 'none.json'))).toThrow(/can’t be read: ENOENT/)
})
