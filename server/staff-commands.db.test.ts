import { describe, expect, test } from 'vitest'
import { createSecretBox } from '#shop/credentials/secret-box.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { firstOwnerLink } from './first-owner.ts'
import { staffCommand, staffUsage } from './staff-commands.ts'

const shop = await openTestShop()
const run = (...args: readonly string[]) => staffCommand(shop.shop, 'https://office.example', args)
const admin = { port: 3001, host: '127.0.0.1', publicUrl: 'http://localhost:3001' }

test('the first owner has a link until somebody has begun, and only where a back office is opened', async () => {
  const first = await firstOwnerLink(shop.shop, { admin })
  const again = await firstOwnerLink(shop.shop, { admin })
  expect(first).toMatch(/^http:\/\/localhost:3001\/invitation\/[\w-]{43}$/)
  const tokenOf = (link = '') => link.slice(link.lastIndexOf('/') + 1)
  expect(await shop.shop.staff.invitation(tokenOf(first))).toBeUndefined()
  expect(await shop.shop.staff.invitation(tokenOf(again))).toMatchObject({ member: { roles: ['owner'] } })
  expect(await firstOwnerLink(shop.shop, { admin: { ...admin, port: 0 } })).toBeUndefined()
  await memberOfStaff(shop)
  expect(await firstOwnerLink(shop.shop, { admin })).toBeUndefined()
})

describe('npm run staff', () => {
  test('invites somebody by a link, and lists who works here', async () => {
    const said = await run('invite', 'bram@shop.test', 'Bram', 'store', 'service')
    expect(said).toMatchObject({ lines: [expect.any(String), expect.stringContaining('https://office.example/inv')] })
    expect(await run('list')).toMatchObject({
      lines: expect.arrayContaining(['bram@shop.test  Bram  store, service  invited']),
    })
    expect(await run('invite', 'bram@shop.test', 'Bram')).toMatchObject({
      problems: [expect.stringContaining('works here already')],
    })
  })

  test('gives who is locked out a new link, and ends what they had', async () => {
    const nadia = await memberOfStaff(shop)
    const said = await run('reset', nadia.email)
    expect(said).toMatchObject({ lines: [expect.any(String), expect.stringContaining('/invitation/')] })
    expect(await nadia.actorNow()).toBeUndefined()
    expect(await run('reset', 'nobody@shop.test')).toHaveProperty('problems')
  })

  test('seals anew, says what no secret opens, and makes another pair for push services', async () => {
    const first = await shop.shop.pushKey()
    expect(await run('reseal')).toEqual({
      lines: ['STAFF_SECRET opens everything: STAFF_SECRET_OTHER is needed no more'],
    })
    const lost = createSecretBox('a secret that nobody has any more').seal('key')
    await shop.db.updateTable('push_keys').set({ private_key: lost }).execute()
    expect(await run('reseal')).toEqual({
      problems: [
        '1 the pair for push services: neither STAFF_SECRET nor STAFF_SECRET_OTHER opens them',
        expect.stringContaining('keys-and-data.md'),
      ],
    })
    await expect(shop.shop.pushKey()).rejects.toThrow('npm run staff -- reseal')
    expect(await run('forget-push')).toEqual({ lines: [expect.stringContaining('0 browsers')] })
    expect(await shop.shop.pushKey()).not.toBe(first)
    expect(await run('reseal')).toHaveProperty('lines')
  })

  test.each([
    [[]],
    [['invite', 'x@shop.test']],
    [['invite', 'x@shop.test', 'X', 'king']],
    [['reset']],
    [['list', 'x']],
  ])('says how it is used: %j', async (args) => {
    expect(await run(...args)).toEqual({ problems: staffUsage })
  })
})
