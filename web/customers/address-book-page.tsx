import { useState } from 'react'
import { Form } from 'react-router'
import { AddressFieldset } from '#web/checkout/address-fieldset.tsx'
import type { AddressChoices } from '#web/checkout/address-form.tsx'
import { shownAddressLines } from '#web/checkout/address-lines.ts'
import { type AddressValues, countryOf, readAddressFields } from '#web/checkout/address-values.ts'
import type { AddressView } from '#web/checkout/checkout-document.ts'
import { errorLabel } from '#web/checkout/error-label.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { messageText } from '#web/messages/api-messages.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useForm } from '../forms/use-form.ts'
import { AccountFrame } from './account-frame.tsx'
import styles from './address-book.module.css'

type AddressBookPageProps = AddressChoices & {
  readonly addresses: readonly AddressView[]
  readonly customer: {
    readonly defaultBillingAddressId?: string | null | undefined
    readonly defaultShippingAddressId?: string | null | undefined
  }
  /** The address that is being written; the book is shown without one. */
  readonly form: { readonly id: string; readonly values: AddressValues } | null
  readonly errors: readonly ValidationError[] | undefined
}

export function AddressBookPage({ addresses, customer, form, errors, ...choices }: AddressBookPageProps) {
  const t = useTranslate()
  const path = usePath()
  if (form) {
    return (
      <AccountFrame title={t(form.id === 'new' ? 'account.address_add' : 'account.address_edit')}>
        <AddressForm key={form.id} {...form} errors={errors} {...choices} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('account.addresses')}>
      {errors && errors.length > 0 && (
        <p role="alert" className={styles.alert}>
          {errors.map((error) => messageText(error, t)).join(' ')}
        </p>
      )}
      {addresses.length === 0 ? (
        <p>{t('account.no_addresses')}</p>
      ) : (
        <ul className={styles.book}>
          {addresses.map((address) => (
            <Entry
              key={address.id}
              address={address}
              isBilling={address.id === customer.defaultBillingAddressId}
              isShipping={address.id === customer.defaultShippingAddressId}
            />
          ))}
        </ul>
      )}
      <div>
        <ButtonLink href={`${path('customerAddress')}?edit=new`}>{t('account.address_add')}</ButtonLink>
      </div>
    </AccountFrame>
  )
}

type EntryProps = { readonly address: AddressView; readonly isBilling: boolean; readonly isShipping: boolean }

/** One address of the book, and what can be done with it. Defaults can't be deleted, so they don't offer it. */
function Entry({ address, isBilling, isShipping }: EntryProps) {
  const t = useTranslate()
  const path = usePath()
  const lines = shownAddressLines(address)
  const intent = (value: string, words: string) => (
    <Button
      type="submit"
      look="quiet"
      name="intent"
      value={value}
      aria-label={t('form.labelled', { label: words, text: lines.join(', ') })}
    >
      {words}
    </Button>
  )
  return (
    <li className={styles.entry}>
      <p className={styles.lines} translate="no">
        {lines.join('\n')}
      </p>
      <ul className={styles.marks}>
        {isBilling && <li>{t('account.default_billing')}</li>}
        {isShipping && <li>{t('account.default_shipping')}</li>}
      </ul>
      <Form method="post" action={path('customerAddress')} className={styles.ways}>
        <input type="hidden" name="id" value={address.id} />
        <ButtonLink href={`${path('customerAddress')}?edit=${address.id}`} look="quiet">
          {t('account.change')}
        </ButtonLink>
        {!isBilling && intent('billing', t('account.make_billing'))}
        {!isShipping && intent('shipping', t('account.make_shipping'))}
        {!isBilling && !isShipping && intent('delete', t('account.address_delete'))}
      </Form>
    </li>
  )
}

type AddressFormProps = AddressChoices & {
  readonly id: string
  readonly values: AddressValues
  readonly errors: readonly ValidationError[] | undefined
}

function AddressForm({ id, values: initial, errors, countries, salutations }: AddressFormProps) {
  const path = usePath()
  const { country: own } = useStorefront()
  const [values, setValues] = useState(initial)
  const country = countryOf(values, own)
  const { t, watch, errors: answered, isBusy } = useForm(errors, {})
  const summary = answered.map((error) => {
    const label = errorLabel(error, country)
    const text = messageText(error, t)
    return { field: error.field ?? undefined, text: label ? t('form.labelled', { label: t(label), text }) : text }
  })
  return (
    <Form method="post" action={path('customerAddress')} noValidate className={styles.form}>
      <noscript>
        {/* Enter presses the first button of a form; without this one it would be the one that changes the country. */}
        <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="visually-hidden">
          {t('account.save')}
        </button>
      </noscript>
      <input type="hidden" name="id" value={id} />
      <ErrorSummary errors={summary} id={answered} />
      <AddressFieldset
        name="billingAddress"
        legend={t('address.yours')}
        wide
        country={country}
        values={values}
        countries={countries}
        salutations={salutations}
        watch={watch}
        onCountry={(posted) =>
          setValues((before) => ({ ...before, ...readAddressFields(new FormData(posted), 'billingAddress') }))
        }
      />
      <div className={styles.ways}>
        <Button type="submit" name="intent" value="save" busy={isBusy('save')}>
          {t('account.save')}
        </Button>
        <ButtonLink href={path('customerAddress')} look="quiet">
          {t('account.cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}
