import { defaultStorefront, type Storefront, storefrontByCode } from '#kernel/storefront.ts'

/** By whose clock a file tells times that belong to no storefront: the Netherlands' where the shop sells there, else the root's. */
export const retailersClock: Pick<Storefront, 'timeZone'> = storefrontByCode('nl_NL') ?? defaultStorefront
