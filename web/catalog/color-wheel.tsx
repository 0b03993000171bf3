import { type CSSProperties, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import styles from './color-wheel.module.css'
import { tonePlaces } from './color-wheel-places.ts'
import type { FacetOption, ListFacet } from './list-options.ts'

/**
 * A wheel of colours to choose one from: radio buttons, so that one press of Tab leads to it and arrows lead around it. A colour that leads to
 * nothing is a speck in its place. Goes inside a form and a fieldset.
 */
export function ColorWheel({ facet: { values } }: { readonly facet: ListFacet }) {
  const t = useTranslate()
  const named = values.find(({ chosen }) => chosen)?.value ?? ''
  const [value, setValue] = useChosen(named)
  const options = new Map(values.map((option) => [option.value, option]))
  const choice = { value, onChoose: setValue }
  return (
    <div className={styles.frame}>
      <p className={styles.hint}>{t('filter.tone_hint')}</p>
      <div className={styles.wheel}>
        <Dot {...choice} tone="" name={t('filter.tone_any')} place={{ x: 0, y: 0 }} />
        {tonePlaces.map(({ tone, ...place }) => {
          const option = options.get(tone)
          return option ? (
            <Dot key={tone} {...choice} tone={tone} name={nameOf(option)} place={place} />
          ) : (
            <i key={tone} className={styles.speck} style={styleOf(place)} />
          )
        })}
      </div>
    </div>
  )
}

/** What was chosen here, until the URL says something else. */
function useChosen(named: string) {
  const [before, setBefore] = useState(named)
  const [value, setValue] = useState(named)
  if (before !== named) {
    setBefore(named)
    setValue(named)
  }
  return [value, setValue] as const
}

type DotProps = {
  readonly tone: string
  readonly name: string
  readonly place: Place
  readonly value: string
  readonly onChoose: (tone: string) => void
}

/** The name stands above the wheel while its colour is pointed at, has the focus, or is chosen. */
function Dot({ tone, name, place, value, onChoose }: DotProps) {
  return (
    <label className={styles.dot} style={styleOf(place)}>
      <input
        type="radio"
        name="tone"
        value={tone}
        checked={value === tone}
        onChange={() => onChoose(tone)}
        className={styles.radio}
      />
      <span className={styles.name}>{name}</span>
    </label>
  )
}

const nameOf = ({ value, label, count }: FacetOption) => `${label ?? value} (${count})`

type Place = { readonly x: number; readonly y: number; readonly hex?: string }

const styleOf = ({ x, y, hex }: Place) => ({ '--x': x, '--y': y, '--hex': hex }) as CSSProperties
