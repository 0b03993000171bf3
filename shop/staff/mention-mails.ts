import { isPermitted } from './permissions.ts'
import type { StaffMember } from './staff-member.ts'
import type { StaffReader } from './staff-store.ts'

/** Who is mailed about notes that name them: they work here still, see orders, and did not switch it off. */
export async function memberToMail(
  staff: Pick<StaffReader, 'byId' | 'wantsMentionMails'>,
  id: string,
): Promise<StaffMember | undefined> {
  const member = await staff.byId(id)
  if (!member || !isPermitted({ member }, 'orders.read')) return undefined
  return (await staff.wantsMentionMails(id)) ? member : undefined
}
