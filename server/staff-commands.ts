import { storefronts } from '#kernel/storefront.ts'
import type { Shop } from '#shop/shop.ts'
import { type StaffRole, staffRoles } from '#shop/staff/staff-member.ts'
import { staffLanguageOf } from './first-owner.ts'
import type { CommandOutput } from './order-commands.ts'

export const staffUsage = [
  'npm run staff -- list                                   who works in the back office',
  'npm run staff -- invite <e-mail> <name> [<role> …]      a link for somebody new; an owner where no role is named',
  'npm run staff -- reset <e-mail>                         a new link for who is locked out',
  'npm run staff -- suspend <e-mail>                       nobody logs in with it any more; not the last owner',
  'npm run staff -- reseal                                 seals anew what STAFF_SECRET_OTHER opens, so that it can go',
  'npm run staff -- forget-push                            makes another pair for push services; browsers are asked anew',
  `roles: ${staffRoles.join(', ')}`,
]

/** Does what whoever has the machine asks of the staff: the first owner, and who is locked out. */
export async function staffCommand(
  shop: Pick<Shop, 'staff' | 'resealSecrets' | 'forgetPushKeys'>,
  adminUrl: string,
  [action, email, name, ...roles]: readonly string[],
): Promise<CommandOutput> {
  const { staff } = shop
  if (email === undefined && action === 'reseal') return resealed(shop)
  if (email === undefined && action === 'forget-push') return forgotPush(shop)
  const link = (token: string) => `${adminUrl}/invitation/${token}`
  if (action === 'list' && email === undefined) return { lines: await listed(staff) }
  if (action === 'reset' && email !== undefined && name === undefined) {
    const reset = await staff.resetByCommand(email)
    if ('refusals' in reset) return { problems: [`Nobody works here with the address ${email}`] }
    return { lines: [`${email} begins anew here, once and within a week:`, link(reset.token)] }
  }
  if (action === 'suspend' && email !== undefined && name === undefined) {
    const suspended = await staff.suspendByCommand(email)
    if ('refusals' in suspended)
      return {
        problems: suspended.refusals.map(
          (one) => problems[one.messageKey] ?? `Nobody works here with the address ${email}`,
        ),
      }
    return { lines: [`${email} is suspended, and logged out everywhere`] }
  }
  if (action !== 'invite' || email === undefined || name === undefined || !roles.every(isRole))
    return { problems: staffUsage }
  const invited = await staff.inviteByCommand({
    name,
    email,
    language: staffLanguageOf(storefronts[0]?.language ?? 'en'),
    roles: roles.length > 0 ? roles : ['owner'],
    storefronts: 'all',
    stores: 'all',
  })
  if ('refusals' in invited)
    return { problems: invited.refusals.map((one) => problems[one.messageKey] ?? one.messageKey) }
  return { lines: [`${name} begins here, once and within a week:`, link(invited.token)] }
}

/** What still needs an older secret is a problem: whoever takes that away loses it. */
async function resealed({ resealSecrets }: Pick<Shop, 'resealSecrets'>): Promise<CommandOutput> {
  const all = await resealSecrets()
  const unreadable = all.filter((one) => one.unreadable > 0)
  if (unreadable.length > 0)
    return {
      problems: [
        ...unreadable.map(
          (one) => `${one.unreadable} ${one.name}: neither STAFF_SECRET nor STAFF_SECRET_OTHER opens them`,
        ),
        'The rest is sealed by STAFF_SECRET. See docs/security/keys-and-data.md.',
      ],
    }
  const done = all.filter((one) => one.resealed > 0).map((one) => `${one.resealed} ${one.name} sealed anew`)
  return { lines: [...done, 'STAFF_SECRET opens everything: STAFF_SECRET_OTHER is needed no more'] }
}

async function forgotPush({ forgetPushKeys }: Pick<Shop, 'forgetPushKeys'>): Promise<CommandOutput> {
  const browsers = await forgetPushKeys()
  return { lines: [`The shop makes another pair for push services; ${browsers} browsers have to be asked anew`] }
}

const problems: Readonly<Record<string, string>> = {
  'staff-email-taken': 'Somebody with this address works here already; npm run staff -- reset gives a new link',
  'staff-last-owner': 'This is the last owner: invite another one before',
  'email-invalid': 'This is not an e-mail address',
  'field-required': 'A name has between 1 and 100 characters',
}

async function listed(staff: Shop['staff']): Promise<string[]> {
  const members = await staff.allMembers()
  if (members.length === 0) return ['Nobody works here yet.']
  return members.map(({ email, name, roles, state }) => `${email}  ${name}  ${roles.join(', ')}  ${state}`)
}

const isRole = (role: string): role is StaffRole => staffRoles.some((known) => known === role)
