import { Breadcrumbs } from '#web/content/breadcrumbs.tsx'
import { usePath, useWords } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { StoresData } from './load-stores.ts'
import { OpenState } from './open-state.tsx'
import styles from './stores-page.module.css'

/** Where the stores are, by country. */
export function StoresPage({ data: { countries, total } }: { readonly data: StoresData }) {
  const t = useWords()
  const path = usePath()
  return (
    <div className={styles.page}>
      <Breadcrumbs parents={[]} current={t('stores.title')} heading={false} />
      <header className={styles.header}>
        <h1 className={styles.title}>{t('stores.title')}</h1>
        <p className={styles.intro}>{t('stores.intro', { n: total })}</p>
      </header>
      {countries.map(({ name, list }) => (
        <section key={name} className={styles.country}>
          <h2 className={styles.countryName}>{name}</h2>
          <ul className={styles.stores}>
            {list.map(({ code, reference, city, title, street, houseNumber, postcode, openState }) => (
              <li key={code} className={styles.store}>
                <h3 className={styles.name}>
                  <SmartLink href={path('store', { reference })} className={styles.link}>
                    {title}
                  </SmartLink>
                </h3>
                <address className={styles.address}>
                  {street} {houseNumber}
                  <br />
                  {postcode} {city}
                </address>
                <OpenState state={openState} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
