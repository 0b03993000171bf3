import { servicePage } from '#web/catalog/service-pages.ts'
import { usePath, useStorefront, useWords } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './account-page.module.css'

/** The page of the club, in every language under the same word. */
const clubPage = '/club/'

/** As long as the shop has no accounts: that one orders without, and where everything else is answered. */
export function AccountPage() {
  const t = useWords()
  const path = usePath()
  const { language } = useStorefront()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('account.title')}</h1>
        <p className={styles.intro}>{t('account.without')}</p>
        <div className={styles.ways}>
          <ButtonLink href={path('women')}>{t('cart.empty_women')}</ButtonLink>
          <ButtonLink href={path('men')} look="secondary">
            {t('cart.empty_men')}
          </ButtonLink>
        </div>
      </header>
      <ul className={styles.topics}>
        <Topic
          icon="package"
          href={servicePage(language, 'customerService')}
          title={t('account.order')}
          text={t('account.order_text')}
        />
        <Topic
          icon="undo-2"
          href={servicePage(language, 'returns')}
          title={t('account.returns')}
          text={t('account.returns_text')}
        />
        <Topic icon="heart" href={path('wishlist')} title={t('wishlist.title')} text={t('account.wishlist_text')} />
        <Topic icon="gift" href={clubPage} title={t('account.club')} text={t('account.club_text')} />
      </ul>
    </div>
  )
}

type TopicProps = {
  readonly icon: IconName
  readonly href: string
  readonly title: string
  readonly text: string
}

function Topic({ icon, href, title, text }: TopicProps) {
  return (
    <li className={styles.topic}>
      <Icon name={icon} />
      <div>
        <h2 className={styles.name}>
          <SmartLink href={href} className={styles.link}>
            {title}
          </SmartLink>
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  )
}
