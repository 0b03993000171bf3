import type { MessageKey } from '#kernel/message-key.ts'
import type { Watched } from '#web/forms/use-field-errors.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { newPasswordRule, passwordRule } from './password-rule.ts'

type NewPasswordFieldsProps = {
  readonly watch: (field: string, rule: (typed: string) => MessageKey | undefined) => Watched
}

/** A new password, twice. */
export function NewPasswordFields({ watch }: NewPasswordFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <PasswordField
        name="newPassword"
        autoComplete="new-password"
        label={t('account.new_password')}
        hint={t('account.password_hint')}
        {...watch('newPassword', newPasswordRule)}
      />
      <PasswordField
        name="newPasswordConfirm"
        autoComplete="new-password"
        label={t('account.repeat_password')}
        {...watch('newPasswordConfirm', passwordRule)}
      />
    </>
  )
}
