import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'

/** A list that the owner keeps. @returns its name and id */
async function keptView({ shop, owner, key }: AuditOffice) {
  const name = `Mine ${key().slice(0, 8)}`
  await shop.shop.staffOrders.keepView(owner.id, { name, query: 'view=TO_PACK' })
  const views = await shop.shop.staffOrders.viewsOf(owner.id)
  const id = views.find((view) => view.name === name)?.id ?? ''
  return { name, id, object: { type: 'view', id: owner.id, name } }
}

/** Lists of orders that somebody keeps for themselves. */
export const viewAuditCases: AuditCases = {
  keepView: {
    action: 'view.keep',
    prepare: async (office) => {
      const { name, object } = await keptView(office)
      const [before, after] = [{ query: 'view=TO_PACK' }, { query: 'view=RETURNS_TO_CHECK' }]
      return { input: { name, ...after }, object, before, after }
    },
  },
  removeView: {
    action: 'view.remove',
    prepare: async (office) => {
      const { id, object } = await keptView(office)
      return { input: { id }, object, before: { query: 'view=TO_PACK' } }
    },
  },
}
