import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './facet-fields.module.css'
import type { FacetOption, ListFacet, ListFacetGroup } from './list-options.ts'

/** Colours as people speak of them, each to be chosen as a whole or by its shades. */
export function ColorFamilies({ facet: { values, groups } }: { readonly facet: ListFacet }) {
  const alone = values.filter(({ group }) => !groups.some(({ key }) => key === group))
  return (
    <ul className={styles.families}>
      {groups.map((family) => (
        <li key={family.key} className={styles.family}>
          <Family family={family} shades={values.filter(({ group }) => group === family.key)} />
        </li>
      ))}
      {alone.map((color) => (
        <li key={color.value}>
          <ColorOption option={color} label={color.label ?? color.value} />
        </li>
      ))}
    </ul>
  )
}

function Family({ family, shades }: { readonly family: ListFacetGroup; readonly shades: readonly FacetOption[] }) {
  const t = useTranslate()
  const [only] = shades
  // A family of one is its only shade, unless a link names the family.
  if (only && shades.length === 1 && !family.chosen) return <ColorOption option={only} label={family.label} />
  return (
    <>
      <ColorOption option={{ ...family, value: family.value ?? family.key }} label={family.label} />
      {shades.length > 1 && (
        <details className={styles.shades} open={shades.some(({ chosen }) => chosen)}>
          <summary
            className={styles.shadesSummary}
            aria-label={`${t('filter.shades', { n: shades.length })}, ${family.label}`}
          >
            {t('filter.shades', { n: shades.length })}
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <ul className={styles.options}>
            {shades.map((shade) => (
              <li key={shade.value}>
                <ColorOption option={shade} label={shade.label ?? shade.value} family={family.key} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type ColorOptionProps = {
  readonly option: Pick<FacetOption, 'value' | 'hex' | 'count' | 'chosen'>
  readonly label: string
  /** Whose shade it is: one of them stands for itself, so that choosing it takes the choice of all back. */
  readonly family?: string
}

function ColorOption({ option: { value, hex, count, chosen }, label, family }: ColorOptionProps) {
  return (
    <label className={styles.option} data-none={count === 0 || undefined}>
      <input
        type="checkbox"
        name="color"
        value={value}
        key={String(chosen)}
        defaultChecked={chosen}
        className={styles.tick}
        data-family={family}
      />
      <Swatch hex={hex} />
      <span className={styles.name}>{label.slice(0, 1).toUpperCase() + label.slice(1)}</span>
      <span className={styles.count}> ({count})</span>
    </label>
  )
}

export function Swatch({ hex }: { readonly hex?: string | null | undefined }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="9.5" fill={hex ?? 'none'} />
    </svg>
  )
}
