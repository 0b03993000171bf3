import { PushOffer } from '#web/alerts/push-offer.tsx'
import { browserMutation } from '#web/browser-api.ts'
import type { Subscription } from '#web/device/push.ts'
import { validationError } from '#web/forms/validation-errors.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { followOrderMutation } from './push-document.ts'

/** What becomes of an order no more. */
const over: readonly string[] = ['delivered', 'cancelled']

type FollowOnDeviceProps = {
  readonly reference: string
  /** How far the order is. */
  readonly label: string
}

/** A message when the order leaves or lies ready; nothing once it is over. */
export function FollowOnDevice({ reference, label }: FollowOnDeviceProps) {
  const t = useTranslate()
  const storefront = useStorefront()
  if (over.includes(label)) return null
  const ask = async (subscription: Subscription) => {
    const answer = await browserMutation(storefront, followOrderMutation, { reference, subscription })
    const result = answer?.followOrderByPush
    return result?.__typename === 'OrderFollowed' ? [] : (result?.refusals ?? [validationError('something-went-wrong')])
  }
  return <PushOffer label={t('push.offer_order')} done={t('push.done_order')} ask={ask} />
}
