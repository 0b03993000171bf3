import { codeAt } from '#shop/credentials/one-time-codes.ts'
import type { StaffMember, StaffRole } from '#shop/staff/staff-member.ts'
import type { TestShop } from './open-shop.ts'

export const staffPassword = 'rozenhout schoenlepel 7'

/** Where a test's members of staff sit. */
export const staffPlace = { address: '192.0.2.7', device: 'Firefox, Linux' }

let members = 0

/** Somebody who works in the shop and is logged in, with password and code given a moment ago. */
export async function memberOfStaff(
  shop: TestShop,
  roles: readonly StaffRole[] = ['owner'],
  storefronts: StaffMember['storefronts'] = 'all',
  stores: StaffMember['stores'] = 'all',
) {
  const email = `staff${++members}@shop.test`
  const { staff } = shop.shop
  const invited = await staff.inviteByCommand({
    name: `Staff ${members}`,
    email,
    language: 'nl',
    roles,
    storefronts,
    stores,
  })
  if ('refusals' in invited) throw new Error(JSON.stringify(invited))
  const invitation = await staff.invitation(invited.token)
  if (!invitation) throw new Error('The invitation can’t be opened')
  const { secret } = invitation
  const begun = await staff.acceptInvitation(invited.token, {
    ...staffPlace,
    password: staffPassword,
    repeated: staffPassword,
    code: codeAt(secret, shop.clock.now()),
  })
  if ('refusals' in begun) throw new Error(JSON.stringify(begun))
  const { actor, token, recoveryCodes } = begun
  return {
    email,
    secret,
    actor,
    token,
    recoveryCodes,
    member: actor.member,
    /** A code that was not used before: apps show a new one every half minute. */
    nextCode: () => {
      shop.clock.advance(30_000)
      return codeAt(secret, shop.clock.now())
    },
    /** Who they are to the shop now. */
    actorNow: () => staff.actorOf(token, staffPlace),
  }
}
