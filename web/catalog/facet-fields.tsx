import type { FacetName } from '#kernel/product-list.ts'
import { useStorefront, useWords } from '#web/shop-context.tsx'
import type { WordKey } from '#web/words/en.ts'
import styles from './facet-fields.module.css'
import { optionWords } from './facet-words.ts'
import type { ListFacet } from './list-options.ts'

/** What a facet is called above its values. */
export const facetTitles: Readonly<Record<FacetName, WordKey>> = {
  category: 'filter.category',
  size: 'filter.size',
  color: 'filter.color',
  brand: 'filter.brand',
  price: 'filter.price',
  material: 'filter.material',
  heel: 'filter.heel',
  season: 'filter.season',
  sale: 'badge.sale',
  new: 'filter.new',
}

/** The values of a facet to tick, each with how many products it leads to. Goes inside a form and a fieldset. */
export function FacetFields({ facet: { name, values } }: { readonly facet: ListFacet }) {
  const t = useWords()
  const storefront = useStorefront()
  return (
    <ul className={name === 'size' ? styles.sizes : styles.options}>
      {values.map((option) => (
        <li key={option.value}>
          <label className={name === 'size' ? styles.size : styles.option} data-none={option.count === 0 || undefined}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              // Its key makes it follow the URL when the filter is taken away elsewhere.
              key={String(option.chosen)}
              defaultChecked={option.chosen}
              className={styles.tick}
            />
            {name === 'color' && (
              <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <circle cx="10" cy="10" r="9.5" fill={option.hex ?? 'none'} />
              </svg>
            )}
            {name !== 'size' && name !== 'color' && <span className={styles.box} aria-hidden="true" />}
            <span className={styles.name}>{optionWords(name, option, { t, storefront })}</span>
            <span className={name === 'size' ? 'visually-hidden' : styles.count}> ({option.count})</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
