import { useContext } from 'react'
import { storefronts } from '#kernel/storefront.ts'
import type { Frame } from '#web/frame.ts'
import { CachedFragment } from '#web/islands/cached-fragment.tsx'
import { Island } from '#web/islands/island.tsx'
import { lazyComponent } from '#web/islands/lazily.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import headings from '#web/ui/headings.module.css'
import { usePlainLinks } from '#web/ui/plain-links.tsx'
import { LanguageLinks } from '../header/language-menu.tsx'
import styles from './footer.module.css'
import { FooterCodeContext } from './footer-code.ts'

const LazyLinks = lazyComponent(() => import('./footer-parts.tsx').then((module) => module.FooterLinks))
const LazyEnd = lazyComponent(() => import('./footer-parts.tsx').then((module) => module.FooterEnd))

/** Everything that is not shopping: work, help, the other countries, trust, law. */
export function Footer({ frame: { layout, company, version, now } }: { readonly frame: Frame }) {
  const t = useTranslate()
  const { FooterLinks, FooterEnd } = useContext(FooterCodeContext) ?? { FooterLinks: LazyLinks, FooterEnd: LazyEnd }
  const year = now.slice(0, 4)
  const { listeners, prefetched } = usePlainLinks('footer [data-island=never] a')
  return (
    <footer className={styles.footer} {...listeners}>
      <div className={styles.inner}>
        {layout.jobs.map(({ title, text, link }) => (
          <section key={title} className={styles.jobs}>
            <h2 className={cx(headings.heading, styles.jobsTitle)}>{title}</h2>
            <p>{text}</p>
            <ButtonLink href={link.url} look="quiet">
              {link.label}
            </ButtonLink>
          </section>
        ))}

        <div className={styles.columns}>
          <Island hydrate="never" of={version} className={styles.still}>
            {() => (
              <CachedFragment as="div" className={styles.parts} part="footer links" of={[version]}>
                <FooterLinks layout={layout} />
              </CachedFragment>
            )}
          </Island>
          {storefronts.length > 1 && (
            <section>
              <div className={styles.wide}>
                <h2 className={styles.title}>{t('footer.language')}</h2>
                <LanguageLinks className={styles.languages} />
              </div>
              <Disclosure summary={t('footer.language')} className={styles.narrow}>
                <LanguageLinks className={styles.languages} />
              </Disclosure>
            </section>
          )}
        </div>

        <Island hydrate="never" of={version} className={styles.still}>
          {() => (
            <CachedFragment as="div" className={styles.parts} part="footer end" of={[version, year]}>
              <FooterEnd layout={layout} rights={t('footer.rights', { year, company: company.tradeName })} />
            </CachedFragment>
          )}
        </Island>
      </div>
      {prefetched}
    </footer>
  )
}
