import { useStorefront, useWords } from '#web/shop-context.tsx'
import type { Translate } from '#web/words/translator.ts'
import styles from './dashboard.module.css'
import type { DashboardData } from './load-dashboard.ts'
import { dateIn } from './order-card.tsx'

type Entry = DashboardData['loyalty']['entries'][number]

const mostEntries = 12

/** What the points came from and went to, the newest first. */
export function Ledger({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useWords()
  const { iso } = useStorefront()
  // A release adds nothing: it makes the points of an order count.
  const released = new Set(entries.filter(({ type }) => type === 'release').map(({ orderNumber }) => orderNumber))
  const shown = entries.filter(({ type }) => type !== 'release').slice(0, mostEntries)
  return (
    <table className={styles.ledger}>
      <thead>
        <tr>
          <th scope="col">{t('account.ledger_date')}</th>
          <th scope="col">{t('account.ledger_reason')}</th>
          <th scope="col">{t('account.ledger_points')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a book is only ever shown as it stands
          <tr key={index}>
            <td>
              <time dateTime={entry.at}>{dateIn(iso, entry.at, 'medium')}</time>
            </td>
            <td>{reasonOf(entry, t)}</td>
            <td>
              {entry.points > 0 ? '+' : '−'}
              {Math.abs(entry.points)}
              {entry.state === 'pending' && !released.has(entry.orderNumber) && (
                <span className={styles.note}> {t('account.ledger_pending')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function reasonOf({ type, orderNumber }: Entry, t: Translate): string {
  const number = orderNumber ?? ''
  switch (type) {
    case 'signup':
      return t('account.points_signup')
    case 'earn':
      return t('account.points_earn', { number })
    case 'reverse':
      return t('account.points_reverse', { number })
    case 'convert':
      return t('account.points_convert')
    default:
      return t('account.points_adjust')
  }
}
