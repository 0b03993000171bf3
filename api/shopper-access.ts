import { createHmac, randomBytes } from 'node:crypto'

/**
 * That a shopper was let in, went, or was turned away: what a log of access has to have (OWASP ASVS 16.3), without saying who they are to
 * whoever reads it.
 */
export type ShopperAccess = {
  readonly access: 'log-in' | 'log-in-failed' | 'log-out' | 'limited' | 'order-refused' | 'not-logged-in'
  /** What was asked for: `login`, `resetPassword`. */
  readonly operation?: string | undefined
  /** Whose account it is, by its id. */
  readonly customerId?: string | undefined
  /** The same for all that comes from one network, as long as this process lives: it tells one from many, and leads to nobody. */
  readonly source?: string | undefined
}

/** A request, as far as it is told of. */
type Told = { readonly network: string | undefined; readonly reportAccess: (event: ShopperAccess) => void }

const key = randomBytes(32)

/** @param network as `networkOf` tells it */
export const sourceOf = (network: string): string =>
  createHmac('sha256', key).update(network).digest('hex').slice(0, 12)

/** Whether something is to be looked at where there is much of it. */
export const isShopperTurnedAway = ({ access }: ShopperAccess): boolean => access !== 'log-in' && access !== 'log-out'

/** Reports what became of an attempt to get in or at something. */
export function reportAccess(context: Told, event: Omit<ShopperAccess, 'source'>): void {
  const { network } = context
  context.reportAccess(network === undefined ? event : { ...event, source: sourceOf(network) })
}
