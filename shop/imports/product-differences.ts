import { languages, type Translated } from '#kernel/storefront.ts'
import type { ProductState } from '../catalog/product-state.ts'

/** What a field of a product was and becomes; empty where there was nothing, or is nothing any more. */
export type ProductDifference = { readonly field: string; readonly was: string; readonly becomes: string }

/** So much of a long text stands in a plan. */
const shownCharacters = 160

/**
 * What becomes different of a product, field by field, under the names that files have for them.
 *
 * @param categoryKeys by the ids of categories
 */
export function productDifferences(
  before: ProductState,
  after: ProductState,
  categoryKeys: ReadonlyMap<string, string>,
): readonly ProductDifference[] {
  const told = (state: ProductState) => cellsOf(state, categoryKeys)
  const [was, becomes] = [told(before), told(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(becomes)])]
    .filter((field) => (was[field] ?? '') !== (becomes[field] ?? ''))
    .map((field) => ({ field, was: shown(was[field] ?? ''), becomes: shown(becomes[field] ?? '') }))
}

function cellsOf(state: ProductState, categoryKeys: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const sizes = state.sizes.flatMap(({ sku, size, ean, weight }) => [
    [`size ${sku}`, size],
    [`ean ${sku}`, ean ?? ''],
    [`weight ${sku}`, weight === 0 ? '' : `${weight}`],
  ])
  return {
    on_sale: state.active ? 'yes' : 'no',
    withdrawn: state.withdrawn ? 'yes' : '',
    on_sale_from: state.onSaleFrom ?? '',
    on_sale_until: state.onSaleUntil ?? '',
    model: state.parentSku,
    brand: state.brand.name,
    manufacturer: state.manufacturer ?? '',
    gender: state.gender,
    categories: state.categories.map((id) => categoryKeys.get(id) ?? id).join(', '),
    ...inLanguages('name', state.name),
    ...inLanguages('description', state.description),
    ...inLanguages('care', state.care),
    ...inLanguages('color_name', state.color.name),
    color: state.color.key,
    color_hex: state.color.hex,
    images: state.images.join(', '),
    pictures: Object.entries(state.pictureDetails ?? {})
      .map(([image, { alt = {}, focus }]) => [image, ...Object.values(alt), focus?.join(' ') ?? ''].join(' '))
      .join('; '),
    release_date: state.releaseDate,
    upper: state.footwear?.upper.join(', ') ?? '',
    lining: state.footwear?.lining.join(', ') ?? '',
    sole: state.footwear?.sole.join(', ') ?? '',
    fibres: (state.textile ?? [])
      .map(({ fibres }) => fibres.map(({ fibre, percent }) => `${fibre} ${percent}`).join(', '))
      .join('; '),
    tax_class: state.taxClass,
    ...Object.fromEntries(sizes),
  }
}

const inLanguages = (column: string, text: Translated) =>
  Object.fromEntries(languages.map((language) => [`${column}_${language}`, text[language] ?? '']))

const shown = (text: string) => (text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text)
