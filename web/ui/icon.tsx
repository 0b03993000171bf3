import { cx } from './cx.ts'
import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

type IconProps = { readonly name: IconName; readonly className?: string | undefined; readonly filled?: boolean }

/** A drawing beside words. It is never read aloud: the words, or the label of its button, say what it means. */
export function Icon({ name, className, filled }: IconProps) {
  return (
    <svg className={cx(styles.icon, filled && styles.filled, className)} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
