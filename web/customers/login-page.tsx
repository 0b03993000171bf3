import { Form, Link } from 'react-router'
import { emailError } from '#kernel/email.ts'
import { CaptchaInput } from '#web/captcha/captcha-input.tsx'
import { useCaptcha } from '#web/captcha/use-captcha.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, PasswordField } from '#web/ui/field.tsx'
import styles from '../forms/entry.module.css'
import { Entry } from '../forms/entry.tsx'
import { passwordRule } from '../forms/password-rule.ts'
import { useForm } from '../forms/use-form.ts'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import { PasskeyLogin } from './passkey-login.tsx'

type LoginPageProps = {
  /** Nothing where the shop offers no passkeys. */
  readonly passkeyWords: Readonly<Record<string, string>> | null
  /** Where to after it; the overview when it is empty. */
  readonly next: string
  /** The code of a store that becomes a favourite with the login. */
  readonly favourite: string
  /** Whether the account was deleted a moment ago. */
  readonly deleted: boolean
  /** Whether somebody wanted to log out who was not logged in any more. */
  readonly loggedOut: boolean
  readonly username: string
  /** How often it was tried in vain (specification §4); the form carries the count, so that it needs no JavaScript. */
  readonly attempts: number
  readonly errors: readonly ValidationError[] | undefined
}

/** After so many attempts somebody is shown another way in. The shop itself stops them later, and by its own count. */
const attemptsBeforeHelp = 3

export function LoginPage(props: LoginPageProps) {
  const { passkeyWords, next, favourite, deleted, loggedOut, username, attempts, errors } = props
  const path = usePath()
  const form = useForm(errors, {})
  const captcha = useCaptcha('login')
  const { t, watch } = form
  return (
    <Entry title={t('account.login')}>
      {deleted && (
        <p role="status">
          {t('account.deleted_title')}. {t('account.deleted')}
        </p>
      )}
      {loggedOut && <p role="status">{t('message.already-logged-out')}</p>}
      <Form
        method="post"
        action={path('account')}
        noValidate
        className={cx(frame.fields, styles.form)}
        onFocus={captcha.form.onFocus}
        onSubmit={(event) => form.mayBeSent(event) && captcha.form.onSubmit(event)}
      >
        <CaptchaInput />
        <ErrorSummary errors={form.summary} id={form.errors} />
        {favourite !== '' && <input type="hidden" name="favourite" value={favourite} />}
        {attempts > 0 && <input type="hidden" name="attempts" value={attempts} />}
        {next !== '' && <input type="hidden" name="next" value={next} />}
        <Field
          name="username"
          type="email"
          inputMode="email"
          autoComplete={passkeyWords ? 'username webauthn' : 'username'}
          label={t('account.email')}
          defaultValue={username}
          {...watch('username', emailError)}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('account.password')}
          {...watch('password', passwordRule)}
        />
        <Button type="submit" wide busy={form.isBusy() || captcha.waiting}>
          {t('account.login')}
        </Button>
        {attempts >= attemptsBeforeHelp && <p className={styles.note}>{t('account.attempts_help')}</p>}
        <p>
          <Link to={path('accountRecover')} className={links.text}>
            {t('account.forgot')}
          </Link>
        </p>
      </Form>
      {passkeyWords && <PasskeyLogin words={passkeyWords} next={next} favourite={favourite} />}
      <section className={styles.aside}>
        <h2 className={headings.heading}>{t('account.new_here')}</h2>
        <p className={styles.note}>{t('account.new_here_text')}</p>
        <ButtonLink
          href={path('accountCreate') + (favourite && `?${new URLSearchParams({ favourite })}`)}
          look="secondary"
          wide
        >
          {t('account.create')}
        </ButtonLink>
        <p className={styles.note}>{t('account.guest_note')}</p>
        <p>
          <Link to={path('accountData')} className={links.text}>
            {t('account.data_title')}
          </Link>
        </p>
      </section>
    </Entry>
  )
}
