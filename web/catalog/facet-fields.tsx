import { type ComponentType, Suspense } from 'react'
import type { FacetName } from '#kernel/product-list.ts'
import { Island } from '#web/islands/island.tsx'
import { lazyComponent } from '#web/islands/lazily.ts'
import type { WordKey } from '#web/messages/en.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import chips from '../ui/chips.module.css'
import { cx } from '../ui/cx.ts'
import { ColorFamilies, Swatch } from './color-families.tsx'
import wheel from './color-wheel.module.css'
import styles from './facet-fields.module.css'
import { optionText } from './facet-text.ts'
import { chosenOf, type FacetOption, isTypedRange, type ListFacet } from './list-options.ts'
import { PriceFields } from './price-fields.tsx'

/** What a facet is called above its values. */
export const facetTitles: Readonly<Record<FacetName, WordKey>> = {
  category: 'filter.category',
  size: 'filter.size',
  color: 'filter.color',
  tone: 'filter.tone',
  brand: 'filter.brand',
  price: 'filter.price',
  material: 'filter.material',
  heel: 'filter.heel',
  season: 'filter.season',
  sale: 'badge.sale',
  new: 'filter.new',
}

/** The values of a facet to tick, each with how many products it leads to. Goes inside a form and a fieldset. */
export function FacetFields({ facet }: { readonly facet: ListFacet }) {
  const { name, values, groups } = facet
  if (name === 'color' && groups.length > 0) return <ColorFamilies facet={facet} />
  if (name === 'tone') return <WheelPart facet={facet} />
  if (name === 'size' && groups.length > 1) return <SizesByKind facet={facet} />
  if (name !== 'price') return <Options name={name} values={values} />
  return (
    <>
      <PriceFields facet={facet} />
      <Options name={name} values={values.filter(({ value }) => !isTypedRange(value))} />
    </>
  )
}

const loadWheel = (): Promise<ComponentType<{ readonly facet: ListFacet }>> =>
  import('./color-wheel.tsx').then((module) => module.ColorWheel)
const LazyWheel = lazyComponent(loadWheel)

/** The wheel, whose code is fetched when somebody opens what it stands in; until then its choice is a field nobody sees. */
function WheelPart({ facet }: { readonly facet: ListFacet }) {
  const [chosen] = chosenOf(facet)
  return (
    <Island hydrate="visible" of={facet} load={loadWheel} className={wheel.part}>
      {(Wheel = LazyWheel) => (
        <Suspense fallback={chosen && <input type="hidden" name="tone" value={chosen.value} />}>
          <Wheel facet={facet} />
        </Suspense>
      )}
    </Island>
  )
}

/** Sizes of shoes, of clothes and of belts, each under a heading. */
function SizesByKind({ facet: { name, values, groups } }: { readonly facet: ListFacet }) {
  const others = values.filter(({ group }) => !groups.some(({ key }) => key === group))
  return (
    <>
      {groups.map(({ key, label }) => (
        <fieldset key={key} className={styles.kind}>
          <legend className={styles.heading}>{label}</legend>
          <Options name={name} values={values.filter(({ group }) => group === key)} />
        </fieldset>
      ))}
      {others.length > 0 && <Options name={name} values={others} />}
    </>
  )
}

function Options({ name, values }: { readonly name: FacetName; readonly values: readonly FacetOption[] }) {
  const t = useTranslate()
  const storefront = useStorefront()
  return (
    <ul className={name === 'size' ? styles.sizes : styles.options}>
      {values.map((option) => (
        <li key={option.value}>
          <label
            className={name === 'size' ? cx(chips.box, styles.size) : styles.option}
            data-none={option.count === 0 || undefined}
          >
            <input
              type="checkbox"
              name={name}
              value={option.value}
              // Its key makes it follow the URL when the filter is taken away elsewhere.
              key={String(option.chosen)}
              defaultChecked={option.chosen}
              className={styles.tick}
            />
            {name === 'color' && <Swatch hex={option.hex} />}
            {name !== 'size' && name !== 'color' && <span className={styles.box} aria-hidden="true" />}
            <span className={styles.name}>{optionText(name, option, { t, storefront })}</span>
            <span className={name === 'size' ? 'visually-hidden' : styles.count}> ({option.count})</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
