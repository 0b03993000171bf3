import { useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { errorTextOf, summaryOf, type ValidationError } from '../forms/validation-errors.ts'
import frame from '../ui/frame.module.css'
import styles from './address-form.module.css'
import type { PointSearchResult } from './load-points.ts'
import { ServicePointForm } from './service-point-form.tsx'
import { type ShippingMethodView, shippingOptions } from './shipping-options.ts'
import { stepPath } from './step.ts'

type ShipmentFormProps = {
  readonly methods: readonly ShippingMethodView[]
  readonly chosen: string | null
  readonly errors?: readonly ValidationError[] | undefined
  /** The method whose places the address asks for, and those places. */
  readonly opened?: Places | undefined
  /** What stood in the form of the places when it was refused, and why. */
  readonly refused?: Refused | undefined
}

type Places = { readonly collected: ShippingMethodView; readonly points: PointSearchResult }
type Refused = {
  readonly typed: { readonly providerId: string; readonly dhlCustomerNumber: string }
  readonly errors: readonly ValidationError[]
}

/**
 * How the parcel travels. The shopper's choice is ticked, or else the first method (specification §4). A choice shows at once what
 * it costs and when it comes, and below the methods where it can be collected; without JavaScript it does once it was sent.
 */
export function ShipmentForm({ methods, chosen, errors = [], opened, refused }: ShipmentFormProps) {
  const t = useTranslate()
  const path = usePath()
  const busy = useNavigation().formAction !== undefined
  const choosing = useFetcher()
  const places = useFetcher<Partial<Places>>()
  const [picked, setPicked] = useState<string>()
  const choose = (id: string) => {
    setPicked(id)
    // The order beside the form follows at once: what it costs this way, and when it comes.
    void choosing.submit({ shippingMethod: id, stay: 'yes' }, { method: 'post', action: path('checkoutShipment') })
    if (methods.find((method) => method.id === id)?.type === 'pickup') {
      void places.load(`${path('checkoutShipment')}?${new URLSearchParams({ type: id })}`)
    }
  }
  const found = picked === undefined ? opened : places.data
  const open =
    found?.collected && found.points && (picked ?? found.collected.id) === found.collected.id
      ? { collected: found.collected, points: found.points }
      : undefined
  const wanted = opened?.collected.id ?? chosen
  const ticked = (methods.find(({ id }) => id === wanted) ?? methods[0])?.id
  if (methods.length === 0) {
    return (
      <div className={styles.form}>
        <p>{t('shipment.none')}</p>
        <ButtonLink href={stepPath(path, 'address')}>{t('address.delivery')}</ButtonLink>
      </div>
    )
  }
  return (
    <>
      <Form method="post" action={path('checkoutShipment')} noValidate className={styles.form}>
        <ErrorSummary errors={summaryOf(errors, t)} id={errors} />
        <RadioGroup
          name="shippingMethod"
          legend={t('shipment.method')}
          defaultValue={ticked}
          onChange={choose}
          error={errorTextOf(errors, 'shippingMethod', t)}
          options={shippingOptions(methods, t)}
        />
        {open ? (
          <noscript>
            <Button type="submit" look="secondary">
              {t('point.other_method')}
            </Button>
          </noscript>
        ) : (
          <div className={frame.ways}>
            <Button type="submit" busy={busy || places.state !== 'idle'}>
              {t('shipment.next')}
            </Button>
            <ButtonLink href={stepPath(path, 'address')} look="quiet">
              {t('checkout.back')}
            </ButtonLink>
          </div>
        )}
      </Form>
      {open && (
        <section
          id="places"
          className={styles.places}
          aria-label={t(open.collected.storePickup ? 'pickup.choose_title' : 'point.title')}
        >
          <ServicePointForm
            key={open.collected.id}
            method={open.collected}
            search={open.points}
            back="checkout"
            inPlace
            typed={refused?.typed}
            errors={refused?.errors}
          />
        </section>
      )}
    </>
  )
}
