import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { CartMessage } from '../messages/api-messages.ts'
import styles from './cart-messages-list.module.css'

const icons = { success: 'circle-check', error: 'circle-alert', notice: 'info' } as const

/** What stands in the way of ordering, or has changed, above the lines of the cart. */
export function CartMessages({ messages }: { readonly messages: readonly CartMessage[] }) {
  const t = useTranslate()
  if (messages.length === 0) return null
  return (
    <ul className={styles.messages} aria-label={t('cart.messages')}>
      {messages.map(({ kind, text }) => (
        <li key={text} className={cx(styles.message, styles[kind])}>
          <Icon name={icons[kind]} className={styles.icon} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
