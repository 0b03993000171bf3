import type { ReactNode } from 'react'
import { shownSize } from '#kernel/written-size.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import { MakerPairs, MaterialPairs, Pair } from './fact-pairs.tsx'
import type { PassportView } from './passport-document.ts'
import styles from './passport-page.module.css'

/** What is known of a size for as long as somebody has it. What nobody knows is not there. */
export function PassportPage({ passport }: { readonly passport: PassportView }) {
  const t = useTranslate()
  const { brand, name, color, size, gtin, productSku, url, care, warnings, repair, recycling } = passport
  const written = shownSize(size, useStorefront().iso)
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Picture {...passport.image} alt="" sizes="8rem" widths={[120, 166, 224, 332]} className={styles.picture} />
        <div className={styles.title}>
          <p className={styles.kind}>{t('passport.title')}</p>
          <h1 className={headings.title}>{`${brand} ${name}`}</h1>
          {url && (
            <p>
              <SmartLink href={`/${url}`} className={links.text}>
                {t('passport.to_product')}
              </SmartLink>
            </p>
          )}
        </div>
      </header>
      <Section title={t('passport.identity')}>
        <dl>
          <Pair name={t('passport.brand')}>{brand}</Pair>
          <Pair name={t('passport.color')}>{color}</Pair>
          {written && <Pair name={t('passport.size')}>{written}</Pair>}
          <Pair name={t('product.number')}>{productSku}</Pair>
          <Pair name={t('passport.gtin')}>{gtin}</Pair>
        </dl>
      </Section>
      <Making passport={passport} />
      <Told title={t('product.care')} text={care} />
      <Told title={t('passport.repair')} text={repair} />
      <Told title={t('passport.recycling')} text={recycling} />
      <Section title={t('passport.answerable')}>
        {warnings.length > 0 && (
          <p>
            <strong>{warnings[0]}</strong> {warnings.slice(1).join(' ')}
          </p>
        )}
        <dl>
          <MakerPairs manufacturer={passport.manufacturer} />
        </dl>
      </Section>
      <p className={styles.note}>{t('passport.only_known')}</p>
    </article>
  )
}

function Making({ passport }: { readonly passport: PassportView }) {
  const t = useTranslate()
  const { footwear, textile, originName, recycledContent } = passport
  const hasRecycled = typeof recycledContent === 'number'
  if (footwear.length === 0 && textile.length === 0 && !originName && !hasRecycled) return null
  return (
    <Section title={t('passport.making')}>
      <dl>
        <MaterialPairs footwear={footwear} />
        {textile.map(({ part, fibres }) => (
          <Pair key={part} name={part}>
            {fibres}
          </Pair>
        ))}
        {originName && <Pair name={t('passport.origin')}>{originName}</Pair>}
        {hasRecycled && (
          <Pair name={t('passport.recycled')}>{t('passport.recycled_share', { percent: recycledContent })}</Pair>
        )}
      </dl>
    </Section>
  )
}

function Told({ title, text }: { readonly title: string; readonly text: string | null | undefined }) {
  return text ? (
    <Section title={title}>
      <p>{text}</p>
    </Section>
  ) : null
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.facts}>{children}</div>
    </section>
  )
}
