import { useStorefront } from '#web/shop-context.tsx'
import { lineOptions, type Optioned } from './line-name.ts'
import styles from './line-options.module.css'

/** Colour, size: every option with its group (specification §3). */
export function LineOptions({ item }: { readonly item: Optioned }) {
  const { iso } = useStorefront()
  const options = lineOptions(item, iso)
  if (options.length === 0) return null
  return (
    <dl className={styles.options}>
      {options.map(({ group, option }) => (
        <div key={group}>
          <dt>{group}</dt>
          <dd>{option}</dd>
        </div>
      ))}
    </dl>
  )
}
