import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import styles from '../forms/entry.module.css'
import { Entry } from '../forms/entry.tsx'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import links from '../ui/links.module.css'
import { MailedLinkForm } from './mailed-link-form.tsx'

type GuestDataPageProps = {
  readonly sent: boolean
  readonly email: string
  readonly errors: readonly ValidationError[] | undefined
}

/** Where somebody without an account asks what the shop knows of them. The answer goes to their mail, never to the screen. */
export function GuestDataPage({ sent, email, errors }: GuestDataPageProps) {
  const path = usePath()
  const t = useTranslate()
  if (sent) {
    return (
      <Entry title={t('account.recover_sent_title')}>
        <p role="status">{t('account.data_sent')}</p>
      </Entry>
    )
  }
  return (
    <Entry title={t('account.data_title')} intro={t('account.data_text')}>
      <MailedLinkForm
        operation="sendGuestDataMail"
        action={path('accountData')}
        email={email}
        errors={errors}
        autoComplete="email"
        button={t('account.data_send')}
      />
    </Entry>
  )
}

/** Where the mailed link leads: to the data as a page and as a file. */
export function GuestDataReadyPage({ hash }: { readonly hash: string }) {
  const t = useTranslate()
  const path = usePath()
  const { basePath } = useStorefront()
  const file = basePath + path('accountDataFile', { hash })
  return (
    <Entry title={t('account.your_data')} intro={t('account.data_ready')}>
      <div className={cx(frame.fields, styles.form)}>
        <a href={`${file}?format=html`} className={links.text} download>
          {t('account.export')}
        </a>
        <a href={file} className={links.text} download>
          {t('account.export_file')}
        </a>
      </div>
    </Entry>
  )
}
