import { code128Bars } from '#kernel/barcode.ts'
import styles from './dashboard.module.css'

/** A barcode that a till reads, black on white also where the screen is dark, with its text below. */
export function Barcode({ text }: { readonly text: string }) {
  const { width, bars } = code128Bars(text)
  return (
    <figure className={styles.barcode}>
      <svg viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" aria-hidden="true" shapeRendering="crispEdges">
        <rect width={width} height="40" fill="#fff" />
        <path d={bars.map(({ from, width: wide }) => `M${from} 4h${wide}v32h-${wide}z`).join('')} fill="#000" />
      </svg>
      <figcaption translate="no">{text}</figcaption>
    </figure>
  )
}
