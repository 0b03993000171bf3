import type { NewsletterFormKind as Form } from '#kernel/newsletter.ts'
import { Entry } from '#web/forms/entry.tsx'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { formMessages } from './form-messages.ts'
import { NewsletterForm, Sent } from './newsletter-form.tsx'

type JoinPageProps = {
  readonly sent: boolean
  readonly answer:
    | { readonly values: Form; readonly errors: readonly ValidationError[]; readonly failed: boolean }
    | undefined
}

/** The form on a page of its own, and what it answers without JavaScript. */
export function JoinPage({ sent, answer }: JoinPageProps) {
  const t = useTranslate()
  const words = formMessages(t)
  return (
    <Entry title={t('newsletter.title')} intro={sent ? undefined : t('newsletter.intro')}>
      {sent ? (
        <div role="status">
          <Sent words={words} />
        </div>
      ) : (
        <NewsletterForm words={words} {...answer} />
      )}
    </Entry>
  )
}
