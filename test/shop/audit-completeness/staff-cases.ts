import { memberOfStaff } from '../staff.ts'
import { askAs } from '../staff-api.ts'
import { orderForStaff } from '../staff-order.ts'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'
import { inBooks, pressOn } from './audited-orders.ts'

/** A colleague who reads, as the page of them shows it. */
async function colleague({ shop }: AuditOffice, state: 'active' | 'suspended' = 'active') {
  const { member, email } = await memberOfStaff(shop, ['reader'])
  if (state === 'suspended') await shop.shop.staff.suspendByCommand(email)
  const version = (await shop.shop.staff.allMembers()).find(({ id }) => id === member.id)?.version
  return { input: { id: member.id, version }, object: { type: 'member', id: member.id, name: member.name }, member }
}

/** A refund that is more than one person may give, asked for by a colleague. */
async function askedRefund(office: AuditOffice) {
  const order = await orderForStaff(office.shop, { quantity: 3 })
  const { token, member } = await memberOfStaff(office.shop, ['service'])
  const query = `mutation ($number: String!, $version: Int!, $key: String!) {
    refundOrder(number: $number, version: $version, amount: 25001, reason: "Late", key: $key) { approvalId } }`
  const answer = await askAs<{ refundOrder: { approvalId: string } }>(office.api, token, query, pressOn(office, order))
  return { id: answer.refundOrder.approvalId, object: inBooks(order), askedBy: member.name }
}

/** Who works here, and what a second person decides. */
export const staffAuditCases: AuditCases = {
  inviteMember: {
    action: 'member.invite',
    prepare: async ({ key }) => {
      const email = `${key()}@shop.test`
      const input = { name: 'Iris', email, language: 'NL', roles: ['READER'] }
      return { input, object: { type: 'member', id: email, name: 'Iris' }, after: { roles: ['reader'] } }
    },
  },
  changeMember: {
    action: 'member.change',
    prepare: async (office) => {
      const { input, object, member } = await colleague(office)
      const change = { ...input, name: member.name, language: 'NL', roles: ['EDITOR'] }
      return { input: change, object, before: { roles: ['reader'] }, after: { roles: ['editor'] } }
    },
  },
  suspendMember: {
    action: 'member.suspend',
    prepare: async (office) => {
      const { input, object } = await colleague(office)
      return { input, object, before: { state: 'active' }, after: { state: 'suspended' } }
    },
  },
  resumeMember: {
    action: 'member.resume',
    prepare: async (office) => {
      const { input, object } = await colleague(office, 'suspended')
      return { input, object, before: { state: 'suspended' }, after: { state: 'active' } }
    },
  },
  resetMember: {
    action: 'member.reset',
    prepare: async (office) => {
      const { input, object } = await colleague(office)
      return { input, object, before: { state: 'active' }, after: { state: 'invited' } }
    },
  },
  logOutMember: {
    action: 'member.log-out',
    prepare: async (office) => {
      const { input, object } = await colleague(office)
      return { input, object, before: { sessions: 1 }, after: { sessions: 0 } }
    },
  },
  approveChange: {
    action: 'approval.approve',
    alongside: ['order.refund'],
    prepare: async (office) => {
      const { id, object, askedBy } = await askedRefund(office)
      const after = { action: 'order.refund', amount: 25_001, askedBy }
      return { input: { id }, object, after }
    },
  },
  declineChange: {
    action: 'approval.decline',
    prepare: async (office) => {
      const { id, object } = await askedRefund(office)
      const after = { action: 'order.refund', amount: 25_001, reason: 'Too much' }
      return { input: { id, reason: 'Too much' }, object, after }
    },
  },
}
