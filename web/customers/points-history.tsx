import type { Translate } from '#web/messages/translator.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import links from '../ui/links.module.css'
import styles from './dashboard.module.css'
import type { DashboardData } from './load-dashboard.ts'
import { dateIn } from './order-card.tsx'

type Entry = DashboardData['loyalty']['entries'][number]

/** So many are seen at first; the rest unfolds, with or without JavaScript. */
const newest = 5

/** What the points came from and went to, the newest first. */
export function PointsHistory({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTranslate()
  // A release adds nothing: it makes the points of an order count.
  const released = new Set(entries.filter(({ type }) => type === 'release').map(({ orderNumber }) => orderNumber))
  const shown = entries.filter(({ type }) => type !== 'release')
  return (
    <div>
      <Page entries={shown.slice(0, newest)} released={released} />
      {shown.length > newest && (
        <details>
          {/* What unfolds goes on where the first table ends: its columns have no names of their own to show. */}
          <summary className={links.row}>{t('account.ledger_older')}</summary>
          <Page entries={shown.slice(newest)} released={released} />
        </details>
      )}
    </div>
  )
}

type PageProps = { readonly entries: readonly Entry[]; readonly released: ReadonlySet<string | null> }

function Page({ entries, released }: PageProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
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
        {entries.map((entry, index) => (
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
                <span className={styles.state}> {t('account.ledger_pending')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function reasonOf({ type, orderNumber, voucher }: Entry, t: Translate): string {
  const number = orderNumber ?? ''
  switch (type) {
    case 'signup':
      return t('account.points_signup')
    case 'opening':
      return t('account.points_opening')
    case 'earn':
      return t('account.points_earn', { number })
    case 'reverse':
      return t('account.points_reverse', { number })
    case 'convert':
      return voucher ? t('account.points_voucher', { number: voucher }) : t('account.points_convert')
    default:
      return t('account.points_adjust')
  }
}
