import { useState } from 'react'
import { emailError } from '#kernel/email.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import { useFieldErrors } from '../forms/use-field-errors.ts'
import type { ValidationError } from '../forms/validation-errors.ts'
import { AddressFieldset } from './address-fieldset.tsx'
import styles from './address-form.module.css'
import { type CheckoutValues, countryOf, readCheckoutForm } from './address-values.ts'
import { DetailsForm } from './details-form.tsx'
import { detailsSummary } from './details-summary.ts'
import { KnownAddressFields } from './known-address.tsx'
import { stepPath } from './step.ts'

export type AddressChoices = {
  readonly countries: readonly { readonly iso: string; readonly name: string }[]
  readonly salutations: readonly { readonly key: string; readonly label: string }[]
}

type AddressFormProps = AddressChoices & {
  /** What the fields show at first: what is known, or what was just posted. */
  readonly values: CheckoutValues
  readonly errors?: readonly ValidationError[] | undefined
  /** Where it is posted to, if not to the first step; then the button says that it is stored. */
  readonly action?: string | undefined
  /** The addresses of who is logged in, as lines: their forms are folded away behind them. */
  readonly known?: Readonly<Partial<Record<'billingAddress' | 'shippingAddress', readonly string[]>>> | undefined
}

const none: readonly ValidationError[] = []

/** Who buys, and where the parcel goes. Posts to the address step; the shop's answer comes back beside the fields. */
export function AddressForm(props: AddressFormProps) {
  const { values: initial, errors = none, action, known, countries, salutations } = props
  const t = useTranslate()
  const path = usePath()
  const { country: own } = useStorefront()
  const draft = useDraft('checkout-address', initial, readCheckoutForm)
  const { values, setValues, version } = draft
  const { watch, stillOpen } = useFieldErrors(errors, t)
  const [ticked, setTicked] = useState<boolean>()
  const elsewhere = ticked ?? values.elsewhere

  const shown = {
    billingAddress: countryOf(values.billingAddress, own),
    shippingAddress: countryOf(values.shippingAddress, own),
  }
  const choices = { countries, salutations }
  const address = (name: 'billingAddress' | 'shippingAddress') => {
    return {
      ...choices,
      name,
      country: shown[name],
      values: values[name],
      watch,
      // Another country shows other fields; what stands in the form goes on in those that both have.
      onCountry: (posted: HTMLFormElement) =>
        setValues((before) => merged(before, readCheckoutForm(new FormData(posted)))),
    }
  }

  /** An error, or a form that was begun before, has to be seen. */
  const isOpen = errors.length > 0 || version > 0

  return (
    <DetailsForm
      draft={draft}
      action={action ?? stepPath(path, 'address')}
      inPlace={action !== undefined}
      submit={t(action ? 'account.save' : 'address.next')}
      errors={errors}
      summary={detailsSummary(stillOpen(errors), shown, t)}
    >
      <section className={styles.section} aria-labelledby="address-contact">
        <h2 id="address-contact" className={styles.heading}>
          {t('address.contact')}
        </h2>
        <EmailField
          name="email"
          autoComplete="billing email"
          label={t('address.email')}
          hint={t('address.email_hint')}
          defaultValue={values.email}
          {...watch('email', emailError)}
        />
      </section>
      <KnownAddressFields title={t('address.yours')} lines={known?.billingAddress} open={isOpen}>
        <AddressFieldset legend={t('address.yours')} receives={!elsewhere} {...address('billingAddress')} />
      </KnownAddressFields>
      <Checkbox
        name="elsewhere"
        value="yes"
        label={t('address.elsewhere')}
        defaultChecked={values.elsewhere}
        onChange={(event) => setTicked(event.currentTarget.checked)}
        className={styles.elsewhere}
      />
      <div className={styles.shipping}>
        <KnownAddressFields title={t('address.delivery')} lines={known?.shippingAddress} open={isOpen}>
          <AddressFieldset legend={t('address.delivery')} receives {...address('shippingAddress')} />
        </KnownAddressFields>
      </div>
    </DetailsForm>
  )
}

function merged(before: CheckoutValues, now: CheckoutValues): CheckoutValues {
  return {
    ...now,
    billingAddress: { ...before.billingAddress, ...now.billingAddress },
    shippingAddress: { ...before.shippingAddress, ...now.shippingAddress },
  }
}
