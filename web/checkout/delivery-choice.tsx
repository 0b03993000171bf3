import { useFetcher } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { errorTextOf, type ValidationError } from '../forms/validation-errors.ts'
import links from '../ui/links.module.css'
import styles from './delivery-choice.module.css'
import { type ShippingMethodView, shippingOptions } from './shipping-options.ts'

type DeliveryChoiceProps = {
  /** Where it is delivered, as the page says. */
  readonly address: string | undefined
  readonly methods: readonly ShippingMethodView[]
  readonly chosen: string | null
  /** Whether the chosen one waits for a place to be collected at. */
  readonly isWithoutPlace: boolean
  readonly errors: readonly ValidationError[]
  /** The page that it stands on. */
  readonly here?: 'checkoutOnePage' | 'checkoutExpress'
}

/**
 * How it is delivered, inside the form that orders. A choice is stored at once, so that the total beside it follows; without
 * JavaScript by a button, or by the one that orders, which then asks for the new total to be read.
 */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { address, methods, chosen, isWithoutPlace, errors, here = 'checkoutOnePage' } = props
  const t = useTranslate()
  const path = usePath()
  const choosing = useFetcher<{ readonly errors: readonly ValidationError[] }>()
  const said = choosing.state === 'idle' ? (choosing.data?.errors ?? []) : []
  const choose = (id: string) =>
    void choosing.submit({ shippingMethod: id, update: 'delivery' }, { method: 'post', action: path(here) })
  const method = methods.find(({ id }) => id === chosen)
  return (
    <div className={styles.delivery} aria-busy={choosing.state !== 'idle'}>
      {address && <input type="hidden" name="shippingAddress" value={address} />}
      <RadioGroup
        name="shippingMethod"
        legend={t('shipment.method')}
        defaultValue={chosen ?? undefined}
        onChange={choose}
        error={errorTextOf([...said, ...errors], 'shippingMethod', t)}
        options={shippingOptions(methods, t)}
      />
      {method?.type === 'pickup' && (
        <p>
          <SmartLink
            href={`${path('checkoutShipment')}?${new URLSearchParams({ type: method.id })}`}
            className={cx(links.text, styles.place)}
          >
            {t(isWithoutPlace ? 'checkout.choose_place' : 'checkout.other_place')}
          </SmartLink>
        </p>
      )}
      <noscript>
        <Button type="submit" look="secondary" name="update" value="delivery">
          {t('checkout.show_total')}
        </Button>
      </noscript>
    </div>
  )
}
