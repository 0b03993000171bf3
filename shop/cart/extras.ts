import type { Cents } from '#kernel/money.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { ShopSettings } from '../settings/settings.ts'

/** Something that the shop adds to an order and that is no product: a line of type custom. */
export type Extra = { readonly key: string; readonly price: Cents }

export type OfferedExtra = Extra & { readonly name: string }

/** What a storefront offers beside its products, in its language and currency. */
export function offeredExtras(
  { extras }: Pick<ShopSettings, 'extras'>,
  { language, currency }: Pick<Storefront, 'language' | 'currency'>,
): readonly OfferedExtra[] {
  return extras
    .filter(({ offered }) => offered !== false)
    .map(({ key, name, prices }) => ({ key, name: name[language], price: prices[currency] }))
}
