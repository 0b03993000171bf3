import { type StaffLanguage, staffLanguages } from '#kernel/staff-language.ts'
import { storefronts } from '#kernel/storefront.ts'
import type { Shop } from '#shop/shop.ts'
import type { Config } from './config.ts'

/**
 * The link by which the first owner begins, for the terminal of who opens the shop. A new one at each start, until somebody has begun;
 * nothing after that, and where no back office is opened.
 */
export async function firstOwnerLink(
  { staff, company }: Shop,
  { admin }: Pick<Config, 'admin'>,
): Promise<string | undefined> {
  const [storefront] = storefronts
  if (admin.port === 0 || !storefront) return undefined
  const email = company.contacts[storefront.code]?.email
  if (email === undefined) return undefined
  const token = await staff.firstOwnerLink({
    name: company.tradeName,
    email,
    language: staffLanguageOf(storefront.language),
    roles: ['owner'],
    storefronts: 'all',
    stores: 'all',
  })
  return token === undefined ? undefined : `${admin.publicUrl}/invitation/${token}`
}

/** The language of staff where shoppers are spoken to in this one. */
export function staffLanguageOf(language: string): StaffLanguage {
  return staffLanguages.find((known) => known === language) ?? 'en'
}
