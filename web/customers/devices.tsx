import { Form } from 'react-router'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { AccountPart } from './account-frame.tsx'
import styles from './details.module.css'
import { dateIn } from './order-card.tsx'

export type DeviceSession = {
  readonly id: string
  readonly device: string
  readonly seenAt: string
  readonly current: boolean
}

/** The browsers in which a customer is logged in, each of which they can log out. */
export function Devices({ sessions }: { readonly sessions: readonly DeviceSession[] }) {
  const t = useTranslate()
  const path = usePath()
  const { iso } = useStorefront()
  return (
    <AccountPart title={t('account.devices')}>
      <p className={styles.note}>{t('account.devices_text')}</p>
      <ul className={styles.devices}>
        {sessions.map(({ id, device, seenAt, current }) => {
          const name = device === '?' ? t('account.unknown_device') : device
          return (
            <li key={id} className={styles.device}>
              <div>
                <p>{name}</p>
                <p className={styles.note}>
                  {current ? t('account.this_device') : t('account.device_seen', { date: dateIn(iso, seenAt) })}
                </p>
              </div>
              {!current && (
                <Form method="post" action={path('customerEdit')}>
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    look="quiet"
                    name="intent"
                    value="session"
                    aria-label={`${t('account.end_session')}: ${name}`}
                  >
                    {t('account.end_session')}
                  </Button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
    </AccountPart>
  )
}
