import type { FacetName } from '#kernel/product-list.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { writtenSize } from '#kernel/written-size.ts'
import type { Translate } from '#web/messages/translator.ts'
import { type FacetOption, isTypedRange } from './list-options.ts'

type Place = { readonly t: Translate; readonly storefront: Pick<Storefront, 'iso' | 'currency'> }

/** A value of a facet by itself: '38', 'Black', '€ 50 to € 100', 'New'. */
export function optionText(
  name: FacetName,
  { value, label, owner }: Pick<FacetOption, 'value' | 'label' | 'owner'>,
  { t, storefront }: Place,
) {
  if (name === 'sale') return t('badge.sale')
  if (name === 'new') return t('filter.new')
  if (name === 'price') return rangeText(value, { t, storefront })
  const text = name === 'size' ? writtenSize(label ?? value, storefront.iso) : (label ?? value)
  const written = text.slice(0, 1).toLocaleUpperCase(storefront.iso) + text.slice(1)
  if (owner === undefined) return written
  // A German noun keeps its capital within a line.
  return `${written}, ${storefront.iso.startsWith('de') ? owner : owner.toLocaleLowerCase(storefront.iso)}`
}

/** The same beside the values of other facets: 'Size 38'. */
export function chipText(
  name: FacetName,
  option: Pick<FacetOption, 'value' | 'label' | 'owner'> & { readonly isGroup?: boolean },
  place: Place,
): string {
  if (name === 'tone') return place.t('filter.tone_near', { color: option.label ?? option.value })
  if (option.isGroup) return place.t('filter.all_shades', { color: optionText(name, option, place) })
  return name === 'size' ? place.t('size.of', { size: option.label ?? option.value }) : optionText(name, option, place)
}

/** '50-100' in the money of the store. */
function rangeText(range: string, { t, storefront: { iso, currency } }: Place): string {
  const money = (amount: string | undefined) =>
    new Intl.NumberFormat(iso, { style: 'currency', currency, maximumFractionDigits: 0 }).format(Number(amount))
  const [from, to] = range.split(isTypedRange(range) ? '..' : '-')
  if (!to) return t('filter.price_from', { from: money(from) })
  return Number(from) > 0
    ? t('filter.price_between', { from: money(from), to: money(to) })
    : t('filter.price_to', { to: money(to) })
}
