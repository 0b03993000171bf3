import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Entry } from '../forms/entry.tsx'
import { MailedLinkForm } from './mailed-link-form.tsx'

type RecoverPageProps = {
  /** Whether the link was asked for; whether there is an account, the page never says. */
  readonly sent: boolean
  readonly email: string
  readonly errors: readonly ValidationError[] | undefined
}

export function RecoverPage({ sent, email, errors }: RecoverPageProps) {
  const path = usePath()
  const t = useTranslate()
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
      <MailedLinkForm
        operation="sendPasswordRecoveryMail"
        action={path('accountRecover')}
        email={email}
        errors={errors}
        autoComplete="username"
        button={t('account.recover_send')}
      />
    </Entry>
  )
}
