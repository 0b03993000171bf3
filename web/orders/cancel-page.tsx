import { Form, useNavigation } from 'react-router'
import { messageText } from '#web/cart/cart-messages.ts'
import { withReference } from '#web/checkout/load-order.ts'
import { MessagePage } from '#web/checkout/message-page.tsx'
import type { Fault } from '#web/checkout/validation-errors.ts'
import { usePath, useWords } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from './progress.module.css'

type CancelPageProps = {
  readonly number: string
  readonly reference: string
  readonly cancellable: boolean
  readonly faults: readonly Fault[]
}

/** Asks once more before an order is cancelled. */
export function CancelPage({ number, reference, cancellable, faults }: CancelPageProps) {
  const t = useWords()
  const path = usePath()
  const busy = useNavigation().formAction !== undefined
  const back = withReference(path('order'), reference)
  const [fault] = faults
  if (!cancellable || fault) {
    return (
      <div className={styles.frame}>
        <MessagePage title={t('cancel.too_late')} text={fault ? messageText(fault, t) : t('cancel.too_late_text')}>
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
