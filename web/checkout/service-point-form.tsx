import { Form, useFetcher, useNavigation } from 'react-router'
import type { AvailableShippingMethodsQuery } from '#web/graphql/graphql.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { errorTextOf, summaryOf, type ValidationError } from '../forms/validation-errors.ts'
import type { PointSearchResult } from './load-points.ts'
import { ServicePointChoice } from './service-point-choice.tsx'
import styles from './service-point-form.module.css'
import { stepPath } from './step.ts'

type ServicePointFormProps = {
  readonly method: AvailableShippingMethodsQuery['getShippingMethods'][number]
  /** What was found when it opened; another search shows its places here. */
  readonly search: PointSearchResult
  /** Where another way of delivery is chosen. */
  readonly back: 'checkout' | 'checkoutShipment'
  /** It stands below the methods, which name it and lead to the others. */
  readonly inPlace?: boolean
  /** What stood in the form when it was last posted. */
  readonly typed?: { readonly providerId: string; readonly dhlCustomerNumber: string } | undefined
  readonly errors?: readonly ValidationError[] | undefined
}

const none: readonly ValidationError[] = []

/** Where the parcel waits: a search by address, the places near it in a list and on a map, and DHL's customer number where lockers ask for it. */
export function ServicePointForm({
  method,
  search: first,
  back,
  inPlace = false,
  typed,
  errors = none,
}: ServicePointFormProps) {
  const t = useTranslate()
  const path = usePath()
  const navigation = useNavigation()
  const searching = useFetcher<{ readonly points?: PointSearchResult }>()
  const search = searching.data?.points ?? first
  const { points, asked } = { points: search.points, asked: method.asksForCustomerNumber }
  const picked = typed?.providerId || search.chosen
  const chosen = (points.find(({ providerId }) => providerId === picked) ?? points[0])?.providerId
  return (
    <div className={styles.page}>
      {!inPlace && (
        <p className={styles.method}>
          {method.storePickup ? t('pickup.collect') : method.name} ·{' '}
          {method.price.amount === 0 ? t('shipment.free') : method.price.label}
        </p>
      )}
      <searching.Form action={path('checkoutShipment')} role="search" className={styles.search}>
        <input type="hidden" name="type" value={method.id} />
        <Field
          name="q"
          label={t('point.search')}
          hint={t('point.search_hint')}
          defaultValue={search.query}
          autoComplete="off"
          enterKeyHint="search"
          error={errorTextOf(search.errors, 'query', t)}
          className={styles.query}
        />
        {asked && (
          <Field
            name="number"
            label={t('point.number')}
            defaultValue={search.number}
            inputMode="numeric"
            autoComplete="off"
            optional
            error={errorTextOf(search.errors, 'number', t)}
            className={styles.number}
          />
        )}
        <Button type="submit" look="secondary" icon="search" busy={searching.state !== 'idle'}>
          {t('point.find')}
        </Button>
      </searching.Form>
      <p role="status" className="visually-hidden">
        {searching.data?.points && points.length > 0 && t('point.found', { n: points.length })}
      </p>
      {search.errors.length > 0 && !search.errors.some(({ field }) => field) && (
        <FieldError name="points" error={summaryOf(search.errors, t)[0]?.text} />
      )}
      {points.length > 0 && (
        <Form
          key={`${search.query} ${search.number}`}
          method="post"
          action={`${path('checkoutShipment')}?${again(method.id, search)}`}
          noValidate
          className={styles.form}
        >
          <ErrorSummary errors={summaryOf(errors, t)} id={errors} />
          <input type="hidden" name="type" value={method.id} />
          <ServicePointChoice points={points} chosen={chosen} error={errorTextOf(errors, 'servicePoint', t)} />
          {asked && (
            <div className={styles.customer}>
              <Field
                name="dhlCustomerNumber"
                label={t('point.customer_number')}
                hint={t('point.customer_number_hint')}
                defaultValue={typed?.dhlCustomerNumber ?? search.dhlCustomerNumber}
                inputMode="numeric"
                autoComplete="off"
                error={errorTextOf(errors, 'dhlCustomerNumber', t)}
              />
            </div>
          )}
          <Button type="submit" busy={navigation.formMethod === 'POST'}>
            {t('point.choose')}
          </Button>
        </Form>
      )}
      <ButtonLink
        href={back === 'checkout' ? stepPath(path, 'address') : path(back)}
        look="quiet"
        className={styles.back}
      >
        {t(inPlace ? 'checkout.back' : 'point.other_method')}
      </ButtonLink>
    </div>
  )
}

/** The same search, so that who is refused finds the places that they chose among. */
function again(type: string, { query, number }: PointSearchResult): URLSearchParams {
  return new URLSearchParams({ type, ...(query && { q: query }), ...(number && { number }) })
}
