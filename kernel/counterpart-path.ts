import { pathOf, type RouteName, routePaths } from './routes.ts'
import type { Language } from './storefront.ts'

/**
 * Fixed pages that every storefront has and that need nothing in their query. Orders and presents belong to one storefront.
 */
const everywhere = [
  'cart',
  'account',
  'accountCreate',
  'accountRecover',
  'accountData',
  'customer',
  'customerEdit',
  'customerSecurity',
  'customerAddress',
  'customerWishlist',
  'customerOrders',
  'customerPass',
  'customerStores',
  'wishlist',
  'gift',
  'cookieSettings',
  'scan',
  'photoSearch',
] as const satisfies readonly RouteName[]

/** Where a fixed page stands in another language, without a storefront's prefix; nothing for pages that may be missing there. */
export function counterpartPath(path: string, from: Language, to: Language): string | undefined {
  const slashed = path.endsWith('/') ? path : `${path}/`
  const found = everywhere.find((name) => {
    const words = routePaths[name]
    return slashed === (typeof words === 'string' ? words : words[from])
  })
  return found && pathOf(to, found)
}
