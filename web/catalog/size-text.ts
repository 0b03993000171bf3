import type { Language } from '#kernel/storefront.ts'
import type { StockState } from '#web/graphql/graphql.ts'
import type { Translate } from '#web/messages/translator.ts'

export type SizeStock = { readonly stockState: StockState; readonly deliveryTime?: string | null | undefined }

/** Whether a size can be put into the cart; the others offer 'Mail me'. */
export function isBuyable(state: StockState): boolean {
  return state !== 'COMING_SOON' && state !== 'OUT_OF_STOCK'
}

/** What stands under a size (specification §4); nothing where there are plenty. */
export function sizeNote(t: Translate, { stockState, deliveryTime }: SizeStock): string | undefined {
  switch (stockState) {
    case 'COMING_SOON':
    case 'OUT_OF_STOCK':
      return t('size.mail_me')
    case 'LAST_ITEM':
      return t('stock.last')
    case 'FEW_LEFT':
      return t('stock.few')
    case 'PRE_ORDER':
      return t('stock.preorder', { deliveryTime: deliveryTime ?? '' }).trim()
    case 'IN_STOCK':
      return undefined
  }
}

/** What a screen reader calls a size: `43, Mail me, Out of stock`. What is seen comes first, in its order, for who says it (WCAG 2.5.3). */
export function sizeName(t: Translate, size: string, stock: SizeStock): string {
  const missing =
    stock.stockState === 'OUT_OF_STOCK'
      ? t('stock.out')
      : stock.stockState === 'COMING_SOON'
        ? t('stock.soon')
        : undefined
  return [size, sizeNote(t, stock), missing].filter((part) => part !== undefined).join(', ')
}

/** What there is of a size in one store: how many, or the words of the size tiles where the retailer keeps numbers back. */
export function storeStockText(
  t: Translate,
  { qty, exact }: { readonly qty: number; readonly exact: boolean },
): string {
  if (qty < 1) return t('stores.not_here')
  if (qty < 2) return t('stock.last')
  if (exact) return t('stores.qty', { n: qty })
  return qty < few ? t('stock.few') : t('stock.in')
}

/** Below this there are few (specification §9). */
export const few = 5

/** 'Select your size': the attribute in lower case, but for German, where a noun keeps its capital. */
export function selectWords(t: Translate, attribute: string, language: Language): string {
  return t('size.select', { attribute: language === 'de' ? attribute : attribute.toLocaleLowerCase(language) })
}
