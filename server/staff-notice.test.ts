import { expect, test } from 'vitest'
import { staffNotice } from './staff-notice.ts'

const messages = { url: undefined, secret: undefined, minutes: 10 }
const production = { mailPage: false, staffMessages: messages, tabletop: { url: undefined, staffKey: undefined } }

test('a shop with tablets says once where their questions are shown when no device of a store is told', () => {
  const withKey = { ...production, tabletop: { url: undefined, staffKey: 'a key of the staff' } }
  expect(staffNotice(withKey)).toContain('/in-store/staff alone')
  expect(staffNotice({ ...production, tabletop: { url: 'https://tabletop.example', staffKey: undefined } })).toContain(
    'walk up to somebody',
  )
})

test('and nothing where one is told, where there are no tablets, or on one’s own machine', () => {
  const told = { ...messages, url: 'https://screens.example/{code}', secret: 'x' }
  const withKey = { ...production, tabletop: { url: undefined, staffKey: 'a key of the staff' } }
  expect(staffNotice({ ...withKey, staffMessages: told })).toBeUndefined()
  expect(staffNotice(production)).toBeUndefined()
  expect(staffNotice({ ...withKey, mailPage: true })).toBeUndefined()
})
