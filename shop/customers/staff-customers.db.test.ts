import { describe, expect, test } from 'vitest'
import { reachOfStorefronts, seesEverything } from '#kernel/staff-reach.ts'
import { memberWithVoucher, registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'

const shop = await openTestShop()
const { staffCustomers } = shop.shop

describe('staff find somebody', () => {
  test('by number, and by the beginning of an address or a last name, in any spelling', async () => {
    const { customer } = await registerMember(shop, 'sanne.caller@example.com')
    for (const text of [customer.number.toLowerCase(), 'SANNE.CALL', 'de w']) {
      const found = await staffCustomers.find(text, seesEverything)
      expect([text, found.map(({ id }) => id)]).toEqual([text, expect.arrayContaining([customer.id])])
    }
  })

  test.each(['x', '%', '__', '%wit', 'nobody@', "'; drop table customers; --"])('not by %j', async (text) => {
    expect(await staffCustomers.find(text, seesEverything)).toEqual([])
  })

  test('of storefronts that they see alone', async () => {
    const { customer } = await registerMember(shop, 'german@example.com', 'de_DE')
    expect(await staffCustomers.find('german@', reachOfStorefronts(['nl_NL']))).toEqual([])
    expect(await staffCustomers.byNumber(customer.number, reachOfStorefronts(['nl_NL']))).toBeUndefined()
    expect(await staffCustomers.byNumber(customer.number, reachOfStorefronts(['de_DE']))).toMatchObject({
      id: customer.id,
    })
  })
})

describe('what staff are shown and give out', () => {
  test('is everything but what opens something', async () => {
    const { login } = await memberWithVoucher(shop)
    const { customer } = login
    const records = await staffCustomers.recordsOf(customer)
    expect(records.vouchers).toHaveLength(1)
    const file = await staffCustomers.exported(customer)
    expect(JSON.parse(file)).toMatchObject({ profile: { email: customer.email } })
    expect(file).not.toContain(customer.emailToken)
    expect(file).not.toContain('scrypt')
  })
})

describe('what staff do for somebody', () => {
  test('who can’t log in gets a mail with a link of their own', async () => {
    const { customer } = await registerMember(shop)
    await staffCustomers.sendPasswordMail(customer)
    await shop.runJobs()
    const mail = shop.mails.findLast(({ to }) => to === customer.email)
    expect(mail?.text).toMatch(/http:\/\/shop\.test\/nl\/\S+/)
  })

  test('who fears that another has their account is logged out everywhere, and keeps it', async () => {
    const { customer, customerToken } = await registerMember(shop)
    const other = await registerMember(shop)
    expect(await staffCustomers.endSessions(customer)).toBe(1)
    expect(await shop.shop.customerOf(customerToken)).toBeUndefined()
    expect(await shop.shop.customerOf(other.customerToken)).toMatchObject({ customer: { id: other.customer.id } })
    expect(await staffCustomers.byNumber(customer.number, seesEverything)).toMatchObject({ id: customer.id })
    expect(await staffCustomers.endSessions(customer)).toBe(0)
  })

  test('who wants to be erased is gone, with their log-in, and is told so', async () => {
    const { customer, customerToken } = await registerMember(shop)
    expect(await staffCustomers.erase(customer)).toBe(true)
    await shop.runJobs()
    expect(await staffCustomers.byNumber(customer.number, seesEverything)).toBeUndefined()
    expect(await shop.shop.customerOf(customerToken)).toBeUndefined()
    expect(shop.mails.at(-1)?.to).toBe(customer.email)
    expect(await staffCustomers.erase(customer)).toBe(false)
    // The address is free: nobody is remembered by it.
    await registerMember(shop, customer.email)
  })
})
