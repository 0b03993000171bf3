import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { emailFault } from '#kernel/email.ts'
import { messageText } from '#web/cart/cart-messages.ts'
import { usePath, useStorefront, useWords } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { AddressFieldset } from './address-fieldset.tsx'
import styles from './address-form.module.css'
import { type CheckoutValues, countryOf, readCheckoutForm } from './address-values.ts'
import { faultLabel } from './fault-label.ts'
import { inFormOrder } from './fault-order.ts'
import type { Fault } from './faults.ts'
import { useFieldFaults } from './use-field-faults.ts'

export type AddressChoices = {
  readonly countries: readonly { readonly iso: string; readonly name: string }[]
  readonly salutations: readonly { readonly key: string; readonly label: string }[]
}

type AddressFormProps = AddressChoices & {
  /** What the fields show at first: what is known, or what was just posted. */
  readonly values: CheckoutValues
  readonly faults?: readonly Fault[] | undefined
}

const none: readonly Fault[] = []

/** Who buys, and where the parcel goes. Posts to the address step; the shop's answer comes back beside the fields. */
export function AddressForm({ values: initial, faults = none, countries, salutations }: AddressFormProps) {
  const t = useWords()
  const path = usePath()
  const { country: own } = useStorefront()
  const busy = useNavigation().formAction !== undefined
  const [values, setValues] = useState(initial)
  const { watch } = useFieldFaults(faults, t)
  const [elsewhere, setElsewhere] = useState(initial.elsewhere)

  const shown = {
    billingAddress: countryOf(values.billingAddress, own),
    shippingAddress: countryOf(values.shippingAddress, own),
  }
  const summary = inFormOrder(faults, shown).map((fault) => {
    const label = faultLabel(
      fault,
      fault.field?.startsWith('shippingAddress') ? shown.shippingAddress : shown.billingAddress,
    )
    const text = messageText(fault, t)
    return { field: fault.field ?? undefined, text: label ? `${t(label)}: ${text}` : text }
  })
  const choices = { countries, salutations }
  const address = (name: 'billingAddress' | 'shippingAddress') => {
    return {
      ...choices,
      name,
      country: shown[name],
      values: values[name],
      watch,
      // Another country shows other fields; what stands in the form goes on in those that both have.
      onCountry: (form: HTMLFormElement) => setValues((before) => merged(before, readCheckoutForm(new FormData(form)))),
    }
  }

  return (
    <Form method="post" action={path('checkout')} noValidate className={styles.form}>
      <noscript>
        {/* Enter presses the first button of a form; without this one it would be the one that changes the country. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden">
          {t('address.next')}
        </button>
      </noscript>
      <ErrorSummary faults={summary} id={faults} />
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
          {...watch('email', emailFault)}
        />
      </section>
      <AddressFieldset legend={t('address.yours')} receives={!elsewhere} {...address('billingAddress')} />
      <Checkbox
        name="elsewhere"
        value="yes"
        label={t('address.elsewhere')}
        defaultChecked={values.elsewhere}
        onChange={(event) => setElsewhere(event.currentTarget.checked)}
        className={styles.elsewhere}
      />
      <div className={styles.shipping}>
        <AddressFieldset legend={t('address.delivery')} receives {...address('shippingAddress')} />
      </div>
      <div className={styles.ways}>
        <Button type="submit" busy={busy}>
          {t('address.next')}
        </Button>
        <ButtonLink href={path('cart')} look="quiet">
          {t('cart.edit')}
        </ButtonLink>
      </div>
    </Form>
  )
}

function merged(before: CheckoutValues, now: CheckoutValues): CheckoutValues {
  return {
    ...now,
    billingAddress: { ...before.billingAddress, ...now.billingAddress },
    shippingAddress: { ...before.shippingAddress, ...now.shippingAddress },
  }
}
