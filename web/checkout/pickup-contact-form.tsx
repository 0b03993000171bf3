import { emailError } from '#kernel/email.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import { fieldError } from '../forms/field-error.ts'
import { useFieldErrors } from '../forms/use-field-errors.ts'
import type { ValidationError } from '../forms/validation-errors.ts'
import { AddressFieldset } from './address-fieldset.tsx'
import styles from './address-form.module.css'
import type { AddressChoices } from './address-form.tsx'
import { type CheckoutValues, countryOf, readCheckoutForm } from './address-values.ts'
import { DetailsForm } from './details-form.tsx'
import { detailsSummary } from './details-summary.ts'
import own from './pickup-contact-form.module.css'

type PickupContactFormProps = AddressChoices & {
  /** `elsewhere`: whether an address for the bill is given as well. */
  readonly values: CheckoutValues
  readonly errors?: readonly ValidationError[] | undefined
  /** Whether the law wants the address on the invoice of this cart. */
  readonly billingRequired: boolean
}

const none: readonly ValidationError[] = []

/** Who collects the order: a name and a way to be reached. An address is asked for where the bill needs one, or wanted. */
export function PickupContactForm(props: PickupContactFormProps) {
  const { values: initial, errors = none, billingRequired, countries, salutations } = props
  const t = useTranslate()
  const path = usePath()
  const { country: ownCountry } = useStorefront()
  const draft = useDraft('checkout-pickup', initial, readCheckoutForm)
  const { values, setValues } = draft
  const { watch, stillOpen } = useFieldErrors(errors, t)
  const address = values.billingAddress
  const country = countryOf(address, ownCountry)
  const text = (field: 'firstName' | 'lastName' | 'phoneNumber') => {
    const name = `billingAddress.${field}`
    return {
      name,
      defaultValue: address[field],
      ...watch(name, (typed) => fieldError(name, typed, country, false)),
    }
  }
  const place = (
    <AddressFieldset
      name="billingAddress"
      legend={t('address.billing')}
      countries={countries}
      salutations={salutations}
      country={country}
      values={address}
      watch={watch}
      // Another country shows other fields; what stands in the form goes on in those that both have.
      onCountry={(posted) => {
        const now = readCheckoutForm(new FormData(posted))
        setValues((before) => ({ ...now, billingAddress: { ...before.billingAddress, ...now.billingAddress } }))
      }}
      onlyPlace
      withoutPhone
    />
  )
  return (
    <DetailsForm
      draft={draft}
      action={`${path('checkout')}?way=collect`}
      submit={t('pickup.next')}
      errors={errors}
      summary={detailsSummary(stillOpen(errors), { billingAddress: country, shippingAddress: country }, t)}
    >
      {!billingRequired && <p>{t('pickup.contact_lead')}</p>}
      <EmailField
        name="email"
        autoComplete="email"
        label={t('address.email')}
        hint={t('address.email_hint')}
        defaultValue={values.email}
        {...watch('email', emailError)}
      />
      <div className={own.names}>
        <Field {...text('firstName')} autoComplete="given-name" label={t('address.firstName')} />
        <Field {...text('lastName')} autoComplete="family-name" label={t('address.lastName')} />
      </div>
      <Field
        {...text('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('address.phone')}
        hint={t('pickup.phone_hint')}
        optional
      />
      {billingRequired ? (
        <>
          <input type="hidden" name="elsewhere" value="yes" />
          <div>
            <p className={own.why}>{t('pickup.billing_required')}</p>
            {place}
          </div>
        </>
      ) : (
        <>
          <Checkbox
            name="elsewhere"
            value="yes"
            label={t('pickup.billing')}
            hint={t('pickup.billing_hint')}
            defaultChecked={values.elsewhere}
            className={styles.elsewhere}
          />
          <div className={styles.shipping}>{place}</div>
        </>
      )}
    </DetailsForm>
  )
}
