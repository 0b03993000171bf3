import type { SyntheticEvent } from 'react'
import type { MessageKey } from '#kernel/message-key.ts'
import { postcodeExample } from '#kernel/postcode.ts'
import type { Country } from '#kernel/storefront.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field, Select } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { fieldError } from '../forms/field-error.ts'
import type { Watched } from '../forms/use-field-errors.ts'
import { type AddressField, addressFields, hasSuggestions } from './address-fields.ts'
import styles from './address-fieldset.module.css'
import type { AddressChoices } from './address-form.tsx'
import type { AddressValues } from './address-values.ts'
import { splitTypedStreet } from './split-street.ts'
import { SuggestedStreet } from './suggested-street.tsx'
import { useAddressLookup } from './use-address-lookup.ts'

type AddressFieldsetProps = AddressChoices & {
  readonly name: 'billingAddress' | 'shippingAddress'
  readonly legend: string
  /** The country whose fields are shown. */
  readonly country: Country
  readonly values: AddressValues
  readonly watch: (field: string, rule: (typed: string) => MessageKey | undefined) => Watched
  readonly onCountry: (form: HTMLFormElement) => void
  /** Whether a parcel goes to it by what the form says; not when it is only billed, or kept in a book. */
  readonly receives?: boolean
  /** Leaves the names out, where the form asks for them anyway. */
  readonly onlyPlace?: boolean
  /** The same for the telephone number. */
  readonly withoutPhone?: boolean
  /** Three fields beside each other on a wide screen, where nothing stands beside the form. */
  readonly wide?: boolean
}

/** One address. Its postal fields are those of its country, in the order in which its people write them. */
export function AddressFieldset(props: AddressFieldsetProps) {
  const {
    name: address,
    legend,
    country,
    values,
    countries,
    salutations,
    watch,
    onCountry,
    receives = false,
    onlyPlace,
    withoutPhone,
    wide,
  } = props
  const t = useTranslate()
  // Where the names are asked for elsewhere in the form, they and the place are one address for the browser.
  const section = onlyPlace ? '' : address === 'billingAddress' ? 'billing ' : 'shipping '

  const text = (field: 'firstName' | 'lastName' | 'phoneNumber' | AddressField['name'], token: string | undefined) => {
    const name = `${address}.${field}`
    return {
      name,
      defaultValue: values[field],
      ...watch(name, (typed) => fieldError(name, typed, country, receives)),
      autoComplete: token ? `${section}${token}` : undefined,
    }
  }

  /** A browser fills fields that nobody is in; whoever types is left alone until they leave the field. */
  const takeNumber = ({ type, target }: SyntheticEvent<HTMLFieldSetElement>) => {
    const isStreet = target instanceof HTMLInputElement && target.name === `${address}.street`
    if (!isStreet || (type === 'input' && target === document.activeElement)) return
    if (target.form) splitTypedStreet(target.form, address, country)
  }
  const lookup = useAddressLookup(address, country)

  return (
    <fieldset
      className={cx(styles.address, wide && styles.wide)}
      onBlur={takeNumber}
      onInput={(event) => {
        takeNumber(event)
        if (event.currentTarget.form) lookup.consider(event.currentTarget.form)
      }}
    >
      <legend className={styles.legend}>{legend}</legend>
      {!onlyPlace && (
        <>
          <RadioGroup
            name={`${address}.salutation`}
            legend={t('address.salutation')}
            look="inline"
            defaultValue={values.salutation ?? 'none'}
            options={withNone(salutations, t('salutation.none')).map(({ key, label }) => ({ value: key, label }))}
            className={styles.full}
          />
          <Field {...text('firstName', 'given-name')} label={t('address.firstName')} className={styles.half} />
          <Field {...text('lastName', 'family-name')} label={t('address.lastName')} className={styles.half} />
        </>
      )}
      <div className={styles.country}>
        <Select
          name={`${address}.countryIso`}
          label={t('address.country')}
          autoComplete={`${section}country`}
          defaultValue={country}
          error={watch(`${address}.countryIso`, () => undefined).error}
          onChange={(event) => event.currentTarget.form && onCountry(event.currentTarget.form)}
          options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
        />
        <noscript>
          <Button type="submit" look="quiet" name="show" value="country">
            {t('address.country_change')}
          </Button>
        </noscript>
      </div>
      {addressFields(country).map((field) => {
        const given = {
          ...text(field.name, field.autoComplete),
          label: t(field.label),
          optional: field.optional ?? false,
          inputMode: field.numeric ? ('numeric' as const) : ('text' as const),
          className: cx(styles[field.width]),
        }
        return field.name === 'street' && hasSuggestions(country) ? (
          <SuggestedStreet
            key="suggested"
            {...given}
            country={country}
            zipcodeName={`${address}.zipcode`}
            cityName={`${address}.city`}
          />
        ) : (
          <Field
            key={field.name}
            {...given}
            hint={
              field.name === 'zipcode' ? t('address.zipcode_hint', { example: postcodeExample(country) }) : undefined
            }
          />
        )
      })}
      <p role="status" className={styles.status}>
        {lookup.status}
      </p>
      {!withoutPhone && (
        <Field
          {...text('phoneNumber', 'tel')}
          type="tel"
          inputMode="tel"
          label={t('address.phone')}
          hint={t('address.phone_hint')}
          optional
          className={styles.phone}
        />
      )}
    </fieldset>
  )
}

/** Nobody has to tell their title: the third option is always there. */
function withNone(salutations: AddressChoices['salutations'], label: string): AddressChoices['salutations'] {
  return salutations.some(({ key }) => key === 'none') ? salutations : [...salutations, { key: 'none', label }]
}
