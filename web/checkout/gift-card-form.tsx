import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import { maskedCard } from '#kernel/masked-card.ts'
import { isMessageKey } from '#kernel/message-key.ts'
import code from '#web/cart/code-form.module.css'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { useFaultFocus } from '#web/ui/use-fault-focus.ts'
import type { CheckoutContext } from './checkout-document.ts'
import styles from './gift-card-form.module.css'

export const giftCardAnchor = 'gift-card'
/** In the address of the page that the form stands in: why the shop refused a card. */
export const refusedCardParameter = 'card-refused'

type GiftCardFormProps = {
  readonly card: CheckoutContext['giftCard']
  /** The page that it stands on. */
  readonly here: 'checkoutPayment' | 'checkoutOnePage'
}

/** Pays with a gift card, as far as that goes, or with none after all. A form that needs no scripts. */
export function GiftCardForm({ card, here }: GiftCardFormProps) {
  const t = useTranslate()
  const path = usePath()
  const [query] = useSearchParams()
  const refused = query.get(refusedCardParameter)
  const error = !card && refused && isMessageKey(refused) ? t(`message.${refused}`) : undefined
  useFaultFocus('giftCard', error, useLocation().key)
  const busy = useNavigation().formAction === path('checkoutGiftCard')
  if (card) {
    return (
      <Form
        method="post"
        action={path('checkoutGiftCard')}
        id={giftCardAnchor}
        className={cx(styles.card, styles.chosen)}
      >
        <input type="hidden" name="back" value={here} />
        <p>{t('giftcard.pays', { card: maskedCard(card.ending), amount: card.amount.label })}</p>
        <Button type="submit" name="giftCard" value="" look="secondary" busy={busy}>
          {t('giftcard.remove')}
        </Button>
      </Form>
    )
  }
  return (
    <div className={styles.card}>
      <Disclosure summary={t('giftcard.have_one')} open={error !== undefined}>
        <Form
          method="post"
          action={path('checkoutGiftCard')}
          noValidate
          id={giftCardAnchor}
          className={cx(code.form, code.long)}
        >
          <input type="hidden" name="back" value={here} />
          <input type="hidden" name="typed" value="yes" />
          <Field
            name="giftCard"
            label={t('giftcard.code')}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            className={code.field}
          />
          <Button type="submit" look="secondary" busy={busy} className={code.send}>
            {t('giftcard.use')}
          </Button>
        </Form>
      </Disclosure>
    </div>
  )
}
