import { Form, useNavigation } from 'react-router'
import { withReference } from '#web/checkout/load-order.ts'
import { MessagePage } from '#web/checkout/message-page.tsx'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { messageText } from '#web/messages/api-messages.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from './progress.module.css'

type CancelPageProps = {
  readonly number: string
  readonly reference: string
  readonly cancellable: boolean
  readonly errors: readonly ValidationError[]
}

/** Asks once more before an order is cancelled. */
export function CancelPage({ number, reference, cancellable, errors }: CancelPageProps) {
  const t = useTranslate()
  const path = usePath()
  const busy = useNavigation().formAction !== undefined
  const back = withReference(path('order'), reference)
  const [error] = errors
  if (!cancellable || error) {
    return (
      <div className={styles.frame}>
        <MessagePage title={t('cancel.too_late')} text={error ? messageText(error, t) : t('cancel.too_late_text')}>
          <ButtonLink href={back}>{t('follow.back')}</ButtonLink>
        </MessagePage>
      </div>
    )
  }
  return (
    <div className={styles.frame}>
      <MessagePage title={t('cancel.title', { number })} text={t('cancel.intro')}>
        <Form method="post" action={withReference(path('orderCancel'), reference)}>
          <Button type="submit" busy={busy}>
            {t('cancel.confirm')}
          </Button>
        </Form>
        <ButtonLink href={back} look="secondary">
          {t('cancel.keep')}
        </ButtonLink>
      </MessagePage>
    </div>
  )
}
