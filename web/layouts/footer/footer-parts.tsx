import type { Frame } from '#web/frame.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { WithdrawalLink } from '#web/withdraw/withdrawal-link.tsx'
import { PaymentIcons } from '../../ui/payment-icons.tsx'
import { SocialLinks } from '../social-links.tsx'
import styles from './footer.module.css'
import { legalLinks } from './legal-links.ts'

/** Help and everything else that there is to read: columns on a desktop, folded up on a phone. */
export function FooterLinks({ layout }: { readonly layout: Frame['layout'] }) {
  return layout.links.map(({ title, links }) => {
    const list = (
      <ul>
        {links.map(({ label, url }) => (
          <li key={label + url}>
            <SmartLink href={url} className={styles.link}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    )
    return (
      <section key={title}>
        <div className={styles.wide}>
          <h2 className={styles.title}>{title}</h2>
          {list}
        </div>
        <Disclosure summary={title} className={styles.narrow}>
          {list}
        </Disclosure>
      </section>
    )
  })
}

/** Whom to trust, how to pay, and the law. */
export function FooterEnd({ layout, rights }: { readonly layout: Frame['layout']; readonly rights: string }) {
  const t = useTranslate()
  const storefront = useStorefront()
  return (
    <>
      <div className={styles.trust}>
        <SocialLinks social={layout.social} />
        <Trust frame={layout} />
        <PaymentIcons icons={layout.paymentIcons} />
      </div>

      <div className={styles.law}>
        <ul className={styles.legal} aria-label={t('footer.legal')}>
          <li>
            <WithdrawalLink className={styles.withdrawal} />
          </li>
          {legalLinks(storefront, layout.legal, t).map(({ label, url, opens }) => (
            <li key={url} data-opens={opens}>
              <SmartLink href={url} className={styles.legalLink}>
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>{rights}</p>
      </div>
    </>
  )
}

/** What others say: reviews in the Netherlands, Belgium and France, a badge in Germany, neither in English. */
function Trust({ frame: { reviewStats, trustedShop } }: { readonly frame: Frame['layout'] }) {
  const t = useTranslate()
  const { country, iso } = useStorefront()
  if (country === 'DE' && trustedShop) {
    return (
      <SmartLink href={trustedShop.url} className={cx(styles.badge, styles.badgeLink)}>
        <Icon name="shield-check" />
        {trustedShop.label}
      </SmartLink>
    )
  }
  if (!reviewStats || country === 'DE' || country === 'GB') return null
  const rating = new Intl.NumberFormat(iso, { maximumFractionDigits: 1 }).format(reviewStats.averageRating)
  return (
    <p className={styles.badge}>
      <Icon name="star" filled />
      <span>
        {t('footer.reviews', { rating, count: reviewStats.reviewCount })}{' '}
        <SmartLink href={reviewStats.viewReviewUrl} className={styles.reviewLink}>
          {t('footer.read_reviews')}
        </SmartLink>
      </span>
    </p>
  )
}
