import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import {
  type PromotionFieldError,
  promotionFieldErrors,
  promotionState,
  promotionVersion,
} from '../promotions/kept-promotion.ts'
import type { PromotionFeed } from '../promotions/promotion-feed.ts'
import type { KeptPromotion } from '../promotions/promotion-store.ts'
import type { Transact } from '../transact.ts'

export type PromotionRefusal =
  | (PromotionFieldError & { readonly refused: true })
  | {
      readonly refused: true
      readonly messageKey: 'promotion-changed-meanwhile' | 'promotion-gone' | 'promotion-ended'
    }

export type PromotionRefused = { readonly refused: true; readonly refusals: readonly PromotionRefusal[] }

const refusedAs = (
  messageKey: Exclude<PromotionRefusal['messageKey'], PromotionFieldError['messageKey']>,
): PromotionRefused => ({
  refused: true,
  refusals: [{ refused: true, messageKey }],
})

type Deps = { readonly transact: Transact; readonly clock: Clock }

export type SavedPromotion = { readonly before: KeptPromotion | undefined; readonly after: PromotionFeed }

/**
 * Keeps a promotion as it was typed, and switches it on. Carts follow with their next look.
 * @param seen the version that it was made of; nothing for a new one
 */
export function savePromotion(
  { transact }: Pick<Deps, 'transact'>,
  feed: PromotionFeed,
  seen: string | undefined,
): Promise<SavedPromotion | PromotionRefused> {
  return transact(['promotions', 'catalogImport', 'invalidate'], async ({ promotions, catalogImport, invalidate }) => {
    await promotions.lock()
    const all = await promotions.kept()
    const before = all.find((one) => one.feed.key === feed.key)
    if (seen === undefined && before)
      return { refused: true, refusals: [{ refused: true, messageKey: 'promotion-key-taken', field: 'key' }] }
    if (seen !== undefined && !before) return refusedAs('promotion-gone')
    if (before && promotionVersion(before) !== seen) return refusedAs('promotion-changed-meanwhile')
    const errors = promotionFieldErrors(feed, {
      codes: new Map(all.flatMap(({ feed: { code, key } }) => (code === undefined ? [] : [[code, key] as const]))),
      categories: new Set((await catalogImport.categoryPaths()).keys()),
      brands: await catalogImport.brandSlugs(),
    })
    if (errors.length > 0) return { refused: true, refusals: errors.map((error) => ({ refused: true, ...error })) }
    await promotions.put(feed)
    await invalidate(changes.promotions())
    return { before, after: feed }
  })
}

/** Ends a promotion now: carts say of its code that it is over. One that has not begun is switched off. */
export function endPromotion(
  { transact, clock }: Deps,
  key: string,
  seen: string,
): Promise<{ readonly before: KeptPromotion } | PromotionRefused> {
  return transact(['promotions', 'invalidate'], async ({ promotions, invalidate }) => {
    await promotions.lock()
    const [before] = await promotions.kept(key)
    if (!before) return refusedAs('promotion-gone')
    if (promotionVersion(before) !== seen) return refusedAs('promotion-changed-meanwhile')
    const state = promotionState(before, clock.now())
    if (state === 'over' || state === 'off') return refusedAs('promotion-ended')
    if (state === 'planned') await promotions.switchOff([key])
    else await promotions.put({ ...before.feed, to: clock.now().toISOString() })
    await invalidate(changes.promotions())
    return { before }
  })
}
