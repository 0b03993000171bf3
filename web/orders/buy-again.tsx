import { Form, useNavigation } from 'react-router'
import { withReference } from '#web/checkout/load-order.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'

/** Puts what the order held into the cart once more; its page says what could not be put in. */
export function BuyAgain({ reference }: { readonly reference: string }) {
  const t = useTranslate()
  const path = usePath()
  const busy = useNavigation().formData?.get('intent') === 'buy-again'
  return (
    <Form method="post" action={withReference(path('order'), reference)}>
      <Button type="submit" name="intent" value="buy-again" look="secondary" busy={busy}>
        {t('follow.buy_again')}
      </Button>
    </Form>
  )
}
