import type { Cents } from '#kernel/money.ts'
import type { Currency, Storefront, Translated } from '#kernel/storefront.ts'

/** Something that the shop adds to an order and that is no product: a line of type custom. */
export type Extra = { readonly key: string; readonly price: Cents }

export type OfferedExtra = Extra & { readonly name: string }

const extras: readonly {
  readonly key: string
  readonly name: Translated
  readonly prices: Readonly<Record<Currency, Cents>>
}[] = [
  {
    key: 'gift-wrapping',
    name: { en: 'Gift wrapping', nl: 'Cadeauverpakking', de: 'Geschenkverpackung', fr: 'Emballage cadeau' },
    prices: { EUR: 395, GBP: 350 },
  },
]

/** What a storefront offers beside its products, in its language and currency. */
export function offeredExtras({
  language,
  currency,
}: Pick<Storefront, 'language' | 'currency'>): readonly OfferedExtra[] {
  return extras.map(({ key, name, prices }) => ({ key, name: name[language], price: prices[currency] }))
}
