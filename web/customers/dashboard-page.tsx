import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { writtenDate } from '#kernel/written-date.ts'
import { useHasStores } from '#web/frame.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { OpenStateBadge } from '#web/stores/open-state.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import links from '../ui/links.module.css'
import { AccountColumns, AccountFrame, AccountPart } from './account-frame.tsx'
import { Barcode } from './barcode.tsx'
import styles from './dashboard.module.css'
import type { DashboardData } from './load-dashboard.ts'
import { OrderCard } from './order-card.tsx'
import orders from './orders.module.css'
import { NoOrders } from './orders-page.tsx'
import { PointsHistory } from './points-history.tsx'

/** The page of the club, in every language under the same word. */
const clubPage = '/club/'

/** The first page after logging in: the club, the latest order and vouchers, the stores and points. */
export function DashboardPage({ customer, loyalty, vouchers, latest, stores }: DashboardData) {
  const t = useTranslate()
  const hasStores = useHasStores()
  const path = usePath()
  const { iso } = useStorefront()
  // What somebody has stays theirs when the club ends.
  const hasClub = loyalty.offered || loyalty.entries.length > 0
  const missing = Math.max(0, loyalty.nextVoucherAt - loyalty.available)
  const dayOf = (day: string) => writtenDate(new Date(`${day}T00:00:00Z`), { iso, timeZone: 'UTC' })
  return (
    <AccountFrame title={t('account.hello', { firstName: customer.firstName })}>
      {hasClub && (
        <div className={styles.club}>
          <section className={styles.points}>
            <h2 className={styles.caption}>{t('account.club')}</h2>
            <p className={styles.number}>{t('account.points', { n: loyalty.available })}</p>
            <progress
              className={styles.progress}
              value={loyalty.available}
              max={loyalty.nextVoucherAt}
              aria-hidden="true"
            />
            <p>{t('account.points_to_go', { n: missing })}</p>
            {loyalty.pending > 0 && (
              <p className={styles.note}>
                {t('account.points_pending', { n: loyalty.pending })}{' '}
                {loyalty.pendingUntil && t('account.points_until', { date: dayOf(loyalty.pendingUntil) })}
              </p>
            )}
            {loyalty.nextVoucherOn && (
              <p className={styles.note}>{t('account.voucher_coming', { date: dayOf(loyalty.nextVoucherOn) })}</p>
            )}
            <p>
              <SmartLink href={clubPage} className={cx(links.text, styles.link)}>
                {t('account.club_text')}
              </SmartLink>
            </p>
          </section>
          <section className={styles.pass}>
            <h2 className={styles.caption}>{t('account.pass')}</h2>
            <p className={styles.holder} translate="no">
              {customer.firstName} {customer.lastName}
            </p>
            <Barcode text={customer.customerNumber} />
            <p className={styles.note}>{t('account.pass_text')}</p>
            <p>
              <SmartLink href={path('customerPass')} className={cx(links.text, styles.link)}>
                {t('account.pass_open')}
              </SmartLink>
            </p>
          </section>
        </div>
      )}
      <AccountColumns
        first={
          <>
            <AccountPart
              title={t(latest ? 'account.latest_order' : 'account.no_orders')}
              aside={latest && <Aside href={path('customerOrders')}>{t('account.all_orders')}</Aside>}
            >
              {latest ? (
                <ul className={orders.list}>
                  <OrderCard order={latest} heading="h3" />
                </ul>
              ) : (
                <NoOrders />
              )}
            </AccountPart>
            <AccountPart title={t('account.vouchers')}>
              {vouchers.length === 0 ? (
                <p className={styles.note}>{t('account.vouchers_none')}</p>
              ) : (
                <ul className={styles.vouchers}>
                  {vouchers.map((voucher) => (
                    <li key={voucher.barcode} className={styles.voucher}>
                      <p className={styles.caption}>{t('account.voucher')}</p>
                      <p className={styles.value}>
                        {new Intl.NumberFormat(iso, {
                          style: 'currency',
                          currency: voucher.currency,
                          maximumFractionDigits: 0,
                        }).format(voucher.waarde)}
                      </p>
                      <p className={styles.note}>{t('account.voucher_valid', { date: dayOf(voucher.geldig_tm) })}</p>
                      <Barcode text={voucher.barcode} />
                      <p className={styles.use}>{t('account.voucher_use')}</p>
                    </li>
                  ))}
                </ul>
              )}
            </AccountPart>
          </>
        }
        second={
          <>
            {hasStores && (
              <AccountPart
                title={t('account.stores')}
                aside={stores.length > 0 && <Aside href={path('stores')}>{t('account.find_store')}</Aside>}
              >
                {stores.length === 0 ? (
                  <>
                    <p className={styles.note}>{t('account.stores_none')}</p>
                    <div>
                      <ButtonLink href={path('stores')} look="secondary">
                        {t('account.find_store')}
                      </ButtonLink>
                    </div>
                  </>
                ) : (
                  <ul className={styles.stores}>
                    {stores.map((store) => (
                      <li key={store.code} className={styles.store}>
                        <div>
                          <p>
                            <SmartLink
                              href={path('store', { reference: store.reference })}
                              className={cx(links.text, styles.link)}
                            >
                              {store.title}
                            </SmartLink>
                          </p>
                          <OpenStateBadge state={store.openState} />
                        </div>
                        <Form method="post" action={path('customerStores')}>
                          <input type="hidden" name="code" value={store.code} />
                          <Button
                            type="submit"
                            look="quiet"
                            name="intent"
                            value="remove"
                            aria-label={t('form.labelled', { label: t('account.address_delete'), text: store.title })}
                          >
                            {t('account.address_delete')}
                          </Button>
                        </Form>
                      </li>
                    ))}
                  </ul>
                )}
              </AccountPart>
            )}
            {hasClub && (
              <AccountPart title={t('account.ledger')}>
                <PointsHistory entries={loyalty.entries} />
              </AccountPart>
            )}
          </>
        }
      />
    </AccountFrame>
  )
}

function Aside({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <SmartLink href={href} className={cx(links.text, styles.link)}>
      {children}
    </SmartLink>
  )
}
