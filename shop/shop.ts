import { invalidatedBy } from '#kernel/cache-tags.ts'
import { customerServices } from './composition/customers.ts'
import { goodsServices } from './composition/goods.ts'
import { shopParts } from './composition/parts.ts'
import { salesServices } from './composition/sales.ts'
import { staffServices } from './composition/staff.ts'
import { jobNoteStore } from './jobs/job-note-store.ts'
import { messageFactsOf } from './settings/message-facts.ts'
import type { ShopDeps } from './shop-deps.ts'

export type Shop = ReturnType<typeof createShop>

/** The composition root: the services of all departments, each given exactly what it needs. */
export function createShop(deps: ShopDeps) {
  const parts = shopParts(deps)
  const { db, clock, settings, company, content, settingsServices, reloadSettings, forget, productGrid, search } = parts
  return {
    clock,
    settings,
    company,
    content,
    /** What jobs have to know of people. */
    jobNotes: jobNoteStore(db),
    ...settingsServices,
    messageFacts: messageFactsOf(settings, clock),
    ...goodsServices(parts),
    ...salesServices(parts),
    ...customerServices(parts),
    ...staffServices(parts),
    /** Told of every committed change, on every node; without tags when some were missed. Resolves when searches know it too. */
    invalidate: async (tags: readonly string[] | undefined): Promise<void> => {
      forget(tags)
      productGrid.invalidate(tags)
      const invalidated = invalidatedBy(tags)
      if (invalidated.content) content.invalidate()
      await Promise.all([search.invalidate(tags), invalidated.storefronts && reloadSettings()])
    },
  }
}
