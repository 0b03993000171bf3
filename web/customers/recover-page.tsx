import { Form } from 'react-router'
import { emailFault } from '#kernel/email.ts'
import { CaptchaInput } from '#web/captcha/captcha-input.tsx'
import { useCaptcha } from '#web/captcha/use-captcha.ts'
import type { Fault } from '#web/checkout/faults.ts'
import { usePath } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './entry.module.css'
import { Entry } from './entry.tsx'
import { useForm } from './use-form.ts'

type RecoverPageProps = {
  /** Whether the link was asked for; whether there is an account, the page never says. */
  readonly sent: boolean
  readonly email: string
  readonly faults: readonly Fault[] | undefined
}

export function RecoverPage({ sent, email, faults }: RecoverPageProps) {
  const path = usePath()
  const form = useForm(faults, {})
  const captcha = useCaptcha('sendPasswordRecoveryMail')
  const { t, watch } = form
  if (sent) {
    return (
      <Entry title={t('account.recover_sent_title')}>
        <p role="status">{t('account.recover_sent')}</p>
        <p>
          <ButtonLink href={path('account')} look="secondary">
            {t('account.login')}
          </ButtonLink>
        </p>
      </Entry>
    )
  }
  return (
    <Entry title={t('account.recover_title')} intro={t('account.recover_text')}>
      <Form method="post" action={path('accountRecover')} noValidate className={styles.form} {...captcha.form}>
        <CaptchaInput />
        <ErrorSummary faults={form.summary} id={form.faults} />
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('account.email')}
          defaultValue={email}
          {...watch('email', emailFault)}
        />
        <Button type="submit" wide busy={form.isBusy() || captcha.waiting}>
          {t('account.recover_send')}
        </Button>
      </Form>
    </Entry>
  )
}
