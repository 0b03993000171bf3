import type { BackofficeContext } from './context.ts'

/** By whose clock times are told and read that belong to no storefront: `timeZone` of the settings. */
export const retailersZone = ({ shop }: Pick<BackofficeContext, 'shop'>): string =>
  shop.settings.at(shop.clock.now()).timeZone
