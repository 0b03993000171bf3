import type { MessageKey } from '#kernel/message-key.ts'
import type { Watched } from '#web/checkout/use-field-faults.ts'
import { useWords } from '#web/shop-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { newPasswordRule, passwordRule } from './password-rule.ts'

type NewPasswordFieldsProps = {
  readonly watch: (field: string, rule: (typed: string) => MessageKey | undefined) => Watched
}

/** A new password, twice. */
export function NewPasswordFields({ watch }: NewPasswordFieldsProps) {
  const t = useWords()
  return (
    <>
      <Field
        name="newPassword"
        type="password"
        autoComplete="new-password"
        label={t('account.new_password')}
        hint={t('account.password_hint')}
        {...watch('newPassword', newPasswordRule)}
      />
      <Field
        name="newPasswordConfirm"
        type="password"
        autoComplete="new-password"
        label={t('account.repeat_password')}
        {...watch('newPasswordConfirm', passwordRule)}
      />
    </>
  )
}
