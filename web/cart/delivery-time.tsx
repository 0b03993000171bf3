import { useTranslate } from '#web/shop-context.tsx'
import type { CartView } from './cart-document.ts'

/** When a cart arrives by its method: on a day where that can be said, else in so many working days. */
export function DeliveryTime({
  cart: { deliveryDate, deliveryPromise, deliveries },
}: {
  readonly cart: Pick<CartView, 'deliveryDate' | 'deliveryPromise' | 'deliveries'>
}) {
  const t = useTranslate()
  if (!deliveryDate) {
    const { min, max } = deliveryPromise
    return <>{t('delivery.short', { min, max })}</>
  }
  const collected = deliveries[0]?.shippingMethod.type === 'pickup'
  return <>{t(collected ? 'delivery.collect_on' : 'delivery.on', { date: deliveryDate.label })}</>
}
