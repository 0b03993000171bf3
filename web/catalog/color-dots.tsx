import type { Translate } from '#web/messages/translator.ts'
import styles from './color-dots.module.css'

const mostDots = 5

/** The colours that a model comes in, this one first. Drawn, because the page's policy allows no colours in attributes of style. */
export function ColorDots({ t, colors }: { readonly t: Translate; readonly colors: readonly string[] }) {
  if (colors.length < 2) return null
  const shown = colors.slice(0, mostDots)
  const width = shown.length * 16 - 4
  return (
    <span className={styles.dots}>
      <svg width={width} height="12" viewBox={`0 0 ${width} 12`} aria-hidden="true" focusable="false">
        {shown.map((hex, index) => (
          <circle key={hex} cx={index * 16 + 6} cy="6" r="5.5" fill={hex} className={styles.dot} />
        ))}
      </svg>
      {colors.length > mostDots && <span aria-hidden="true">+{colors.length - mostDots}</span>}
      <span className="visually-hidden">{t('card.colors', { n: colors.length })}</span>
    </span>
  )
}

type Colored = {
  readonly color: { readonly hex: string }
  readonly relatedProducts: readonly { readonly type: string; readonly colorHex: string }[]
}

/** A product's own colour and those of its siblings, each once. */
export function colorsOf({ color, relatedProducts }: Colored): string[] {
  const siblings = relatedProducts.filter(({ type }) => type === 'color_relation').map(({ colorHex }) => colorHex)
  return [...new Set([color.hex, ...siblings])]
}
