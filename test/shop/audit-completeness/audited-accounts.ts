import { staffUrl } from '../open-shop.ts'
import { softAuthenticator } from '../soft-authenticator.ts'
import { memberOfStaff } from '../staff.ts'
import type { AuditedPerson } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'

/** Somebody who works here, in their own session. */
export async function ownAccount({ shop }: AuditOffice) {
  const made = await memberOfStaff(shop, ['reader'])
  const by: AuditedPerson = { token: made.token, member: made.member }
  return { ...made, by, object: ownInBooks(made.member) }
}

/** Somebody who has no session, or none yet. */
export const withoutSession = (member: AuditedPerson['member']): AuditedPerson => ({ token: undefined, member })

/** What the books call somebody who changes their own account. */
export const ownInBooks = ({ id, name }: AuditedPerson['member']) => ({ type: 'member', id, name })

/** Somebody who has a link and no account yet. */
export async function invitedMember({ shop, key }: AuditOffice) {
  const made = await shop.shop.staff.inviteByCommand({
    name: 'Iris',
    email: `${key()}@shop.test`,
    language: 'nl',
    roles: ['reader'],
    storefronts: 'all',
    stores: 'all',
  })
  if ('refusals' in made) throw new Error(JSON.stringify(made))
  const { token, member } = made
  return { token, by: withoutSession(member), object: ownInBooks(member) }
}

/** What an authenticator is handed. */
export function passkeyOptions(answer: object): object {
  if (!('options' in answer) || typeof answer.options !== 'object' || !answer.options)
    throw new Error(JSON.stringify(answer))
  return answer.options
}

/** Somebody who works here and has a passkey besides their password. */
export async function ownAccountWithPasskey(office: AuditOffice) {
  const { staff } = office.shop.shop
  const account = await ownAccount(office)
  const authenticator = softAuthenticator({ origin: staffUrl })
  const made = authenticator.create(passkeyOptions(await staff.beginPasskey(account.actor)))
  const added = await staff.addPasskey(account.actor, made)
  if ('refusals' in added) throw new Error(JSON.stringify(added))
  return { ...account, authenticator }
}
