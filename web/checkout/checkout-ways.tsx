import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './checkout-ways.module.css'

/** Whether the order is sent or collected: what is asked for depends on it. */
export function CheckoutWays({ collect }: { readonly collect: boolean }) {
  const t = useTranslate()
  const path = usePath()
  const ways = [
    { way: 'deliver', icon: 'truck', words: t('pickup.deliver'), hint: null, current: !collect },
    { way: 'collect', icon: 'store', words: t('pickup.collect'), hint: t('pickup.collect_hint'), current: collect },
  ] as const
  return (
    <nav aria-label={t('pickup.ways')}>
      <ul className={styles.ways}>
        {ways.map(({ way, icon, words, hint, current }) => (
          <li key={way}>
            <SmartLink
              href={`${path('checkout')}?${new URLSearchParams({ way })}`}
              aria-current={current ? 'true' : undefined}
              className={styles.way}
            >
              <Icon name={icon} className={styles.icon} />
              <span>
                {words}
                {hint && <span className={styles.hint}>{hint}</span>}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
