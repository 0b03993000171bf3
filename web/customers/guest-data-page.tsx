import { Form } from 'react-router'
import { emailFault } from '#kernel/email.ts'
import { CaptchaInput } from '#web/captcha/captcha-input.tsx'
import { useCaptcha } from '#web/captcha/use-captcha.ts'
import type { Fault } from '#web/checkout/faults.ts'
import { usePath, useStorefront, useWords } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './entry.module.css'
import { Entry } from './entry.tsx'
import { useForm } from './use-form.ts'

type GuestDataPageProps = {
  readonly sent: boolean
  readonly email: string
  readonly faults: readonly Fault[] | undefined
}

/** Where somebody without an account asks what the shop knows of them. The answer goes to their mail, never to the screen. */
export function GuestDataPage({ sent, email, faults }: GuestDataPageProps) {
  const path = usePath()
  const form = useForm(faults, {})
  const captcha = useCaptcha('sendGuestDataMail')
  const { t, watch } = form
  if (sent) {
    return (
      <Entry title={t('account.recover_sent_title')}>
        <p role="status">{t('account.data_sent')}</p>
      </Entry>
    )
  }
  return (
    <Entry title={t('account.data_title')} intro={t('account.data_text')}>
      <Form method="post" action={path('accountData')} noValidate className={styles.form} {...captcha.form}>
        <CaptchaInput />
        <ErrorSummary faults={form.summary} id={form.faults} />
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('account.email')}
          defaultValue={email}
          {...watch('email', emailFault)}
        />
        <Button type="submit" wide busy={form.isBusy() || captcha.waiting}>
          {t('account.data_send')}
        </Button>
      </Form>
    </Entry>
  )
}

/** Where the mailed link leads: to the data as a page and as a file. */
export function GuestDataReadyPage({ hash }: { readonly hash: string }) {
  const t = useWords()
  const path = usePath()
  const { basePath } = useStorefront()
  const file = basePath + path('accountDataFile', { hash })
  return (
    <Entry title={t('account.your_data')} intro={t('account.data_ready')}>
      <div className={styles.form}>
        <a href={`${file}?format=html`} className={styles.link} download>
          {t('account.export')}
        </a>
        <a href={file} className={styles.link} download>
          {t('account.export_file')}
        </a>
      </div>
    </Entry>
  )
}
