import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { AccountPart } from './account-frame.tsx'
import styles from './details.module.css'
import { dateIn } from './order-card.tsx'
import { FoldedProof, type ProofForms } from './proof-form.tsx'

export type DeviceSession = {
  readonly id: string
  readonly device: string
  readonly seenAt: string
  readonly current: boolean
}

type DevicesProps = ProofForms & {
  readonly sessions: readonly DeviceSession[]
  /** Whether one of them was logged out a moment ago. */
  readonly isEnded: boolean
}

/** The browsers in which a customer is logged in, each of which they can log out. */
export function Devices({ sessions, isEnded, ...forms }: DevicesProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  return (
    <AccountPart title={t('account.devices')}>
      <p className={styles.note}>{t('account.devices_text')}</p>
      {isEnded && (
        <p role="status" className={styles.saved}>
          {forms.words['security.device_ended']}
        </p>
      )}
      <ul className={styles.devices}>
        {sessions.map(({ id, device, seenAt, current }) => {
          const name = device === '?' ? t('account.unknown_device') : device
          return (
            <li key={id} className={styles.entry}>
              <p>{name}</p>
              <p className={styles.note}>
                {current ? t('account.this_device') : t('account.device_seen', { date: dateIn(iso, seenAt) })}
              </p>
              {!current && (
                <FoldedProof
                  {...forms}
                  page="customerEdit"
                  name={`session-${id}`}
                  intent="session"
                  fold={t('account.end_session')}
                  label={t('form.labelled', { label: t('account.end_session'), text: name })}
                  text={forms.words['security.device_text'] ?? ''}
                  submit={t('account.end_session')}
                >
                  <input type="hidden" name="id" value={id} />
                </FoldedProof>
              )}
            </li>
          )
        })}
      </ul>
    </AccountPart>
  )
}
