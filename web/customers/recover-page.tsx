import type { Fault } from '#web/checkout/validation-errors.ts'
import { usePath, useWords } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Entry } from './entry.tsx'
import { MailedLinkForm } from './mailed-link-form.tsx'

type RecoverPageProps = {
  /** Whether the link was asked for; whether there is an account, the page never says. */
  readonly sent: boolean
  readonly email: string
  readonly faults: readonly Fault[] | undefined
}

export function RecoverPage({ sent, email, faults }: RecoverPageProps) {
  const path = usePath()
  const t = useWords()
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
        faults={faults}
        autoComplete="username"
        button={t('account.recover_send')}
      />
    </Entry>
  )
}
