import { Form, useNavigation } from 'react-router'
import { Entry } from '#web/forms/entry.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './alerts-page.module.css'

type Waiting = {
  readonly id: string
  readonly name: string
  readonly brand: string
  readonly size?: string | null | undefined
  readonly url: string
}

type AlertsPageProps = {
  readonly hash: string
  readonly email: string
  readonly alerts: readonly Waiting[]
  readonly ended: boolean
}

/** What an address waits for, by the link in the mail: each can be ended, without a login. */
export function AlertsPage({ hash, email, alerts, ended }: AlertsPageProps) {
  const t = useTranslate()
  const path = usePath()
  const { state } = useNavigation()
  const action = path('stockAlerts', { hash })
  return (
    <Entry title={t('alert.list_title')} intro={t(alerts.length > 0 ? 'alert.list_text' : 'alert.none', { email })}>
      <p role="status">{ended && t('alert.ended')}</p>
      {alerts.length > 0 && (
        <Form method="post" action={action}>
          <ul className={styles.list}>
            {alerts.map(({ id, name, brand, size, url }) => (
              <li key={id} className={styles.alert}>
                <p>
                  <SmartLink href={`/${url}`} className={styles.link}>
                    {brand} {name}
                  </SmartLink>
                  {size && <span className={styles.size}>{t('size.of', { size })}</span>}
                </p>
                <Button
                  type="submit"
                  name="alert"
                  value={id}
                  look="quiet"
                  busy={state !== 'idle'}
                  aria-label={t('form.labelled', {
                    label: t('alert.end'),
                    text: [`${brand} ${name}`, ...(size ? [t('size.of', { size })] : [])].join(', '),
                  })}
                >
                  {t('alert.end')}
                </Button>
              </li>
            ))}
          </ul>
          {alerts.length > 1 && (
            <Button type="submit" name="alert" value="" look="secondary" wide busy={state !== 'idle'}>
              {t('alert.end_all')}
            </Button>
          )}
        </Form>
      )}
    </Entry>
  )
}
