import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { counterpartPath } from '#kernel/counterpart-path.ts'
import { languageNames } from '#kernel/language-names.ts'
import { storefronts } from '#kernel/storefront.ts'
import { useAlternates } from '#web/frame.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './language-menu.module.css'

/** The other storefronts, each at this page if it has it, else at its home. Whole page loads: the words change. */
export function LanguageLinks({ className }: { readonly className?: string | undefined }) {
  const { code: current, language: spoken } = useStorefront()
  const alternates = useAlternates()
  const { pathname } = useLocation()
  if (storefronts.length < 2) return null
  return (
    <ul className={className}>
      {storefronts.map(({ code, name, iso, language, basePath }) => (
        <li key={code}>
          <a
            href={
              pathOfUrl(alternates.find((alternate) => alternate.code === code)?.url) ??
              basePath + (counterpartPath(pathname, spoken, language) ?? '/')
            }
            hrefLang={iso}
            lang={iso}
            className={styles.link}
            aria-current={code === current ? 'true' : undefined}
          >
            {name}
            <span className={styles.language}>{languageNames[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The same as a small menu in the header; a `details`, so that it opens without JavaScript. */
export function LanguageMenu({ className }: { readonly className?: string | undefined }) {
  const t = useTranslate()
  const { iso, country } = useStorefront()
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open')
    close()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const onPress = (event: Event) => !menu.current?.contains(event.target as Node) && close()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [pathname])
  if (storefronts.length < 2) return null
  return (
    <details ref={menu} className={cx(styles.menu, className)}>
      <summary className={styles.summary}>
        <span className="visually-hidden">{t('form.labelled', { label: t('footer.language'), text: '' })}</span>
        {country === 'BE' ? `${iso.slice(0, 2).toUpperCase()} · BE` : country}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <LanguageLinks className={styles.list} />
    </details>
  )
}

function pathOfUrl(url: string | undefined): string | undefined {
  return url && /^https?:\/\/[^/]+(\/.*)$/.exec(url)?.[1]
}
