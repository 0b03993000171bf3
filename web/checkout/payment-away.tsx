import type { ReactNode } from 'react'
import { CartMessages } from '#web/cart/cart-messages-list.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import frame from '../ui/frame.module.css'
import styles from './payment-form.module.css'

type PaymentAwayProps = {
  /** `payment-unavailable` before there is an order, `payment-provider-unavailable` for one that waits. */
  readonly message: 'payment-unavailable' | 'payment-provider-unavailable'
  /** The page itself, to be asked for anew. */
  readonly href: string
  readonly children: ReactNode
}

/** In the place of a form whose button could only ask for a method that nobody can choose now. */
export function PaymentAway({ message, href, children }: PaymentAwayProps) {
  const t = useTranslate()
  const path = usePath()
  return (
    <div className={styles.form}>
      <div>
        <div role="status">
          <CartMessages messages={[{ kind: 'notice', text: t(`message.${message}`) }]} />
        </div>
        <div className={frame.ways}>
          <ButtonLink href={href}>{t('outcome.try_again')}</ButtonLink>
          <ButtonLink href={path('cart')} look="quiet">
            {t('payment.change_bag')}
          </ButtonLink>
        </div>
      </div>
      {children}
    </div>
  )
}
