import { expect, test } from 'vitest'
import { storefronts } from '#kernel/storefront.ts'
import { demoCompany } from '#test/shop/company.ts'
import { securityTxt } from './security-txt.ts'

const now = new Date('2026-11-26T23:59:00Z')
const fieldsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)

test('names a mailbox, a day within a year, the languages and its own address, each once', () => {
  const fields = fieldsOf(
    securityTxt({ ...demoCompany, securityEmail: 'holes@shop.example' }, 'https://shop.example', now),
  )
  expect(fields).toEqual([
    ['Contact', 'mailto:holes@shop.example'],
    ['Expires', '2027-05-25T00:00:00.000Z'],
    ['Preferred-Languages', 'en, nl, fr, de'],
    ['Canonical', 'https://shop.example/.well-known/security.txt'],
  ])
})

test('without a mailbox of its own it names the one for personal data', () => {
  const { securityEmail: _, ...company } = demoCompany
  const [contact] = fieldsOf(securityTxt(company, 'https://shop.example', now))
  const [root] = storefronts
  expect(contact?.[1]).toBe(`mailto:${root && company.contacts[root.code].privacyEmail}`)
})
