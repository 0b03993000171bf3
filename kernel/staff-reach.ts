import type { StorefrontCode } from './storefront.ts'

/** Of what a member of staff sees orders, customers and stock. */
export type StaffReach = {
  readonly storefronts: readonly StorefrontCode[] | 'all'
  /** Codes of locations; who is narrowed to some sees what is picked up, reserved or returned there. */
  readonly stores: readonly string[] | 'all'
}

export function seesStorefront({ storefronts }: Pick<StaffReach, 'storefronts'>, code: StorefrontCode): boolean {
  return storefronts === 'all' || storefronts.includes(code)
}

export function seesStore({ stores }: Pick<StaffReach, 'stores'>, code: string): boolean {
  return stores === 'all' || stores.includes(code)
}

export const seesEverything: StaffReach = { storefronts: 'all', stores: 'all' }

/** Some storefronts, and all stores. */
export const reachOfStorefronts = (storefronts: readonly StorefrontCode[]): StaffReach => ({
  storefronts,
  stores: 'all',
})
