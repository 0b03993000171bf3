import type { ReactNode } from 'react'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { outcomeMessage, outcomePath, type PaymentMessageKind } from './outcome-message.ts'

type OutcomePageProps = {
  readonly outcome: PaymentMessageKind
  readonly reference?: string | null | undefined
  /** What else is possible. */
  readonly children?: ReactNode
}

/** What happened, in the words of specification §8, and the way on. */
export function OutcomePage({ outcome, reference, children }: OutcomePageProps) {
  const t = useTranslate()
  const path = usePath()
  const { title, text, button } = outcomeMessage(outcome)
  const paths = { home: path('home'), payment: path('checkoutPayment'), success: path('checkoutSuccess') }
  return (
    <MessagePage title={t(title)} text={t(text)}>
      <ButtonLink href={outcomePath(outcome, paths, reference)}>{t(button)}</ButtonLink>
      {children}
    </MessagePage>
  )
}

/**
 * Every step says so when there is nothing to order, instead of sending the shopper away. Another tab may have filled the cart
 * again, so its page is a way on as well.
 */
export function EmptyCartOutcome() {
  const t = useTranslate()
  const path = usePath()
  return (
    <OutcomePage outcome="empty">
      <ButtonLink href={path('cart')} look="secondary">
        {t('follow.to_cart')}
      </ButtonLink>
    </OutcomePage>
  )
}
