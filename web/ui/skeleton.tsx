import { cx } from './cx.ts'
import styles from './skeleton.module.css'

/** Holds the place of what is on its way. Give it the final size with a class. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span className={cx(styles.skeleton, className)} aria-hidden="true" />
}
