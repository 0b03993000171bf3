import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './login-offer.module.css'

/**
 * Whoever has an account finds their addresses in it; nobody needs one to order. It is offered to everybody: an offer to those
 * alone whose address is known would tell who is a customer.
 */
export function LoginOffer() {
  const t = useTranslate()
  const path = usePath()
  return (
    <p className={styles.offer}>
      <Icon name="user" className={styles.icon} />
      <span>
        {t('login.offer')}{' '}
        <SmartLink
          href={`${path('account')}?${new URLSearchParams({ next: path('checkout') })}`}
          className={styles.link}
        >
          {t('login.offer_link')}
        </SmartLink>
      </span>
    </p>
  )
}
