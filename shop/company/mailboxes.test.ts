import { expect, test } from 'vitest'
import { demoCompany, meridian } from '#test/shop/company.ts'
import { mailFromOf, storeMailboxOf } from './mailboxes.ts'

test('a shop writes in the name and from the mailbox of its company', () => {
  expect(mailFromOf(demoCompany)).toBe('Cordwainer <shop@cordwainer.example>')
  expect(storeMailboxOf(demoCompany)).toBe('{code}@stores.cordwainer.example')
  expect(mailFromOf({ ...meridian, tradeName: 'Smith, "Jones" & Zn.' })).toBe(
    `"Smith, Jones & Zn." <${meridian.contacts.en_GB.email}>`,
  )
  expect(storeMailboxOf(meridian)).toBe(meridian.contacts.en_GB.email)
})
