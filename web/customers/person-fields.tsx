import type { AddressChoices } from '#web/checkout/address-form.tsx'
import type { useFieldErrors } from '#web/forms/use-field-errors.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import frame from '../ui/frame.module.css'

type Watch = ReturnType<typeof useFieldErrors>['watch']

type PersonFieldsProps = {
  readonly salutations: AddressChoices['salutations']
  readonly values: { readonly salutation: string; readonly firstName: string; readonly lastName: string }
  readonly watch: Watch
  /** What is looked at when a name is left; nothing unless said. */
  readonly rules?: Readonly<Record<'firstName' | 'lastName', Parameters<Watch>[1]>>
}

/** How somebody is addressed, and what they are called. */
export function PersonFields({ salutations, values, watch, rules }: PersonFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <RadioGroup
        name="salutation"
        legend={t('address.salutation')}
        look="inline"
        defaultValue={values.salutation}
        options={[
          ...salutations.map(({ key, label }) => ({ value: key, label })),
          { value: 'none', label: t('salutation.none') },
        ]}
      />
      <Field
        name="firstName"
        autoComplete="given-name"
        label={t('address.firstName')}
        defaultValue={values.firstName}
        className={cx(frame.half)}
        {...watch('firstName', rules?.firstName ?? (() => undefined))}
      />
      <Field
        name="lastName"
        autoComplete="family-name"
        label={t('address.lastName')}
        defaultValue={values.lastName}
        className={cx(frame.half)}
        {...watch('lastName', rules?.lastName ?? (() => undefined))}
      />
    </>
  )
}
