import { emailError } from '#kernel/email.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Field, PasswordField } from '#web/ui/field.tsx'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { passwordRule } from '../forms/password-rule.ts'
import { DetailsPart, type SentForm } from './details-part.tsx'

/** Another e-mail address, which the password is asked for. */
export function EmailPart({
  email,
  typed,
  saved,
  errors,
}: SentForm & {
  readonly email: string
  /** The address that was sent and refused. */
  readonly typed: string | undefined
}) {
  const t = useTranslate()
  return (
    <DetailsPart
      intent="email"
      title={t('account.email')}
      lead={email}
      savedNote={t('account.email_saved', { email })}
      fold={t('account.change_email')}
      saved={saved}
      errors={errors}
      save={t('account.change_email')}
    >
      {({ watch }) => (
        <>
          <EmailField
            name="email"
            autoComplete="email"
            label={t('account.new_email')}
            defaultValue={typed ?? ''}
            {...watch('email', emailError)}
          />
          <PasswordField
            name="emailPassword"
            autoComplete="current-password"
            label={t('account.current_password')}
            {...watch('emailPassword', passwordRule)}
          />
        </>
      )}
    </DetailsPart>
  )
}

/** Another password. */
export function PasswordPart({ email, saved, errors }: SentForm & { readonly email: string }) {
  const t = useTranslate()
  return (
    <DetailsPart
      intent="password"
      title={t('account.password')}
      fold={t('account.change_password')}
      saved={saved}
      errors={errors}
      save={t('account.change_password')}
    >
      {({ watch }) => (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            name="currentPassword"
            autoComplete="current-password"
            label={t('account.current_password')}
            {...watch('currentPassword', passwordRule)}
          />
          <NewPasswordFields watch={watch} />
        </>
      )}
    </DetailsPart>
  )
}

/** The end of the account: a word has to be typed, so that nobody ends it by accident. */
export function DeletePart({ saved, errors }: SentForm) {
  const t = useTranslate()
  return (
    <DetailsPart
      intent="delete"
      title={t('account.delete')}
      lead={t('account.delete_text')}
      fold={t('account.delete_fold')}
      saved={saved}
      errors={errors}
      save={t('account.delete_button')}
    >
      {({ watch }) => (
        <>
          <Field
            name="word"
            autoComplete="off"
            label={t('account.delete_confirm', { word: t('account.delete_word') })}
            {...watch('word', () => undefined)}
          />
          <PasswordField
            name="deletePassword"
            autoComplete="current-password"
            label={t('account.current_password')}
            {...watch('deletePassword', passwordRule)}
          />
        </>
      )}
    </DetailsPart>
  )
}
