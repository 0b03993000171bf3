import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { MaterialPictogram, PartPictogram } from './pictograms.tsx'
import styles from './product-facts.module.css'

/** What something is called, and what it is. */
export function Pair({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Part = { readonly part: string; readonly materials: readonly string[] }

/** What the parts of a shoe are made of, with the pictograms of Directive 94/11/EC. */
export function MaterialPairs({ footwear }: { readonly footwear: readonly Part[] }) {
  const t = useTranslate()
  return footwear.map(({ part, materials }, index) => (
    <div key={part} className={styles.pair}>
      <dt className={styles.part}>
        <PartPictogram index={index} />
        {part}
      </dt>
      <dd className={styles.materials}>
        {materials.map((material) => (
          <span key={material} className={styles.material}>
            <MaterialPictogram t={t} material={material} />
            {material}
          </span>
        ))}
      </dd>
    </div>
  ))
}

type Maker = {
  readonly name: string
  readonly address: string
  readonly email: string
  readonly responsiblePerson?: string | null
}

/** Who made it and who answers for it, with how they are reached: Regulation (EU) 2023/988, article 19. */
export function MakerPairs({ manufacturer }: { readonly manufacturer: Maker }) {
  const t = useTranslate()
  const { name, address, email, responsiblePerson } = manufacturer
  return (
    <>
      <Pair name={t('safety.manufacturer')}>
        <address className={styles.address}>
          {!address.startsWith(name) && (
            <>
              {name}
              <br />
            </>
          )}
          {address}
          <br />
          <a href={`mailto:${email}`} className={styles.link}>
            {email}
          </a>
        </address>
      </Pair>
      {responsiblePerson && <Pair name={t('safety.responsible')}>{responsiblePerson}</Pair>}
    </>
  )
}
