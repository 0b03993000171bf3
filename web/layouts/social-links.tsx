import { useTranslate } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import sprite from './social-icons.svg?url'
import styles from './social-links.module.css'

/** The six networks of specification §2; another name is not drawn. */
const networks: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
}

type SocialLink = { readonly network: string; readonly url: string }

export function SocialLinks({ social }: { readonly social: readonly SocialLink[] }) {
  const t = useTranslate()
  const drawn = social.flatMap(({ network, url }) => {
    const name = networks[network]
    return name ? [{ network, url, name }] : []
  })
  if (drawn.length === 0) return null
  return (
    <ul className={styles.social} aria-label={t('footer.social')}>
      {drawn.map(({ network, url, name }) => (
        <li key={network}>
          <SmartLink href={url} className={styles.link} aria-label={name}>
            <svg className={styles.icon} aria-hidden="true" focusable="false">
              <use href={`${sprite}#${network}`} />
            </svg>
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
