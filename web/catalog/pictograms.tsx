import type { Translate } from '#web/messages/translator.ts'
import styles from './pictograms.module.css'

/**
 * Drawings for the parts of a shoe and what they are made of, in the sense of Directive 94/11/EC, annex I. The words always
 * stand beside them.
 */
const parts = [
  // Upper: the shoe without its sole.
  'M4 17c0-4 1-8 2-11h7c0 3 2 5 5 6 3 .8 6 2 6 5v2H4z',
  // Lining and sock: the inside, dotted by its own line.
  'M4 17c0-4 1-8 2-11h7c0 3 2 5 5 6 3 .8 6 2 6 5v2H4zM7 16c0-3 .7-5.5 1.3-7.5h2.5c.7 3 3 4.7 6.2 5.7 2 .6 3.6 1.1 4 1.8z',
  // Outer sole.
  'M3 15h22v2.5c0 1.4-1 2.5-2.5 2.5H14l-1.5-1.8H9V20H5.5C4 20 3 18.9 3 17.5z',
]

/** The part of a shoe: upper, lining and sock, outer sole, in the order of the directive. */
export function PartPictogram({ index }: { readonly index: number }) {
  const path = parts[index]
  if (!path) return null
  return (
    <svg className={styles.pictogram} viewBox="0 0 28 26" aria-hidden="true" focusable="false">
      <path d={path} className={index === 0 ? styles.solid : styles.line} />
    </svg>
  )
}

const hide = 'M8 4c2 1.5 10 1.5 12 0l3 3c-1.5 2.5-1.5 8 0 11l-4 4c-3-1.5-7-1.5-10 0l-4-4c1.5-3 1.5-8.5 0-11z'

/** Leather is a hide, coated leather a hide with a diamond, textile a weave, anything else a diamond. */
export function MaterialPictogram({ t, material }: { readonly t: Translate; readonly material: string }) {
  const drawing =
    material === t('material.leather') ? (
      <path d={hide} className={styles.line} />
    ) : material === t('material.coated-leather') ? (
      <>
        <path d={hide} className={styles.line} />
        <path d="M14 8.5 18.5 13 14 17.5 9.5 13z" className={styles.line} />
      </>
    ) : material === t('material.textile') ? (
      <path d="M5 5h18v16H5zM5 10.3h18M5 15.6h18M11 5v16M17 5v16" className={styles.line} />
    ) : material === t('material.other') ? (
      <path d="M14 4 23 13 14 22 5 13z" className={styles.line} />
    ) : undefined
  if (!drawing) return null
  return (
    <svg className={styles.pictogram} viewBox="0 0 28 26" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  )
}
