import { Form, Link } from 'react-router'
import { pathOf } from '#kernel/routes.ts'
import { CaptchaInput } from '#web/captcha/captcha-input.tsx'
import { useCaptcha } from '#web/captcha/use-captcha.ts'
import { newPasswordRule } from '#web/forms/password-rule.ts'
import { useForm } from '#web/forms/use-form.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { hasError, type ValidationError } from '../forms/validation-errors.ts'
import styles from './finish-page.module.css'
import { withReference } from './load-order.ts'

type JoinAfterOrderProps = {
  readonly reference: string
  /** Of whom a password is enough; of whom only opened the link nothing is known. */
  readonly email: string | undefined
  readonly errors: readonly ValidationError[] | undefined
}

/** An account for a guest who has just ordered: a password, and nothing that was typed before. */
export function JoinAfterOrder({ reference, email, errors }: JoinAfterOrderProps) {
  const t = useTranslate()
  const path = usePath()
  return (
    <section className={styles.join} aria-labelledby="join">
      <h2 id="join" className={styles.nextTitle}>
        {t('success.join_title')}
      </h2>
      <p>{t(email === undefined ? 'success.join' : 'success.join_now')}</p>
      {email === undefined ? (
        <ButtonLink href={path('accountCreate')} look="secondary">
          {t('account.create')}
        </ButtonLink>
      ) : (
        <PasswordForm {...{ reference, email, errors }} />
      )}
    </section>
  )
}

function PasswordForm({ reference, email, errors }: JoinAfterOrderProps & { readonly email: string }) {
  const path = usePath()
  const { language } = useStorefront()
  const form = useForm(errors, {})
  const captcha = useCaptcha('registerCustomer')
  const { t } = form
  return (
    <Form
      method="post"
      action={withReference(path('checkoutSuccess'), reference)}
      noValidate
      preventScrollReset
      className={styles.joinForm}
      onFocus={captcha.form.onFocus}
      onSubmit={(event) => form.mayBeSent(event) && captcha.form.onSubmit(event)}
    >
      <CaptchaInput />
      <ErrorSummary errors={form.summary} id={form.errors} />
      {hasError(form.errors, 'account-exists') && (
        <Link to={path('account')} className={styles.joinLink}>
          {t('account.login')}
        </Link>
      )}
      {/* What the browser keeps the password for. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t('account.password')}
        hint={t('success.join_for', { email })}
        {...form.watch('password', newPasswordRule)}
      />
      <p className={styles.joinNote}>
        {t('account.terms')}{' '}
        <Link to={t('path.terms')} target="_blank" className={styles.joinLink}>
          {t('order.read_terms')}
        </Link>
        {' · '}
        <Link to={pathOf(language, 'privacyPolicy')} target="_blank" className={styles.joinLink}>
          {t('account.read_privacy')}
        </Link>
      </p>
      <Button type="submit" busy={form.isBusy() || captcha.waiting}>
        {t('account.create')}
      </Button>
    </Form>
  )
}

/** What stands there instead once it is done. */
export function Joined() {
  const t = useTranslate()
  const path = usePath()
  return (
    <section className={styles.join} role="status">
      <p>{t('success.joined')}</p>
      <ButtonLink href={path('customer')} look="secondary">
        {t('account.title')}
      </ButtonLink>
    </section>
  )
}
