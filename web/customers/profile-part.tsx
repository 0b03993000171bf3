import type { AddressChoices } from '#web/checkout/address-form.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { DetailsPart, type SentForm } from './details-part.tsx'
import { PersonFields } from './person-fields.tsx'

/** What came with a form, to be shown again beside its errors; passwords never are. */
export type TypedProfile = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly salutation: string
  readonly birthday: string
  readonly newsletter: boolean
}

export type Profile = {
  readonly firstName: string
  readonly lastName: string
  readonly birthday?: string | null | undefined
  readonly newsletter: boolean
  readonly salutation?: { readonly key: string } | null | undefined
}

type ProfilePartProps = SentForm & {
  readonly customer: Profile
  readonly typed: TypedProfile | undefined
  readonly salutations: AddressChoices['salutations']
  /** Ticked, and now waits for its owner to confirm it by mail. */
  readonly newsletterAsked: boolean
}

/** Who a customer is, and whether they get the newsletter. */
export function ProfilePart({ customer, typed, salutations, newsletterAsked, saved, errors }: ProfilePartProps) {
  const t = useTranslate()
  return (
    <DetailsPart intent="profile" title={t('account.profile')} saved={saved} errors={errors} save={t('account.save')}>
      {({ watch }) => (
        <>
          <PersonFields
            salutations={salutations}
            values={{
              salutation: typed?.salutation ?? customer.salutation?.key ?? 'none',
              firstName: typed?.firstName ?? customer.firstName,
              lastName: typed?.lastName ?? customer.lastName,
            }}
            watch={watch}
          />
          <Field
            name="birthday"
            type="date"
            autoComplete="bday"
            optional
            label={t('account.birthday')}
            defaultValue={typed?.birthday ?? customer.birthday ?? ''}
            {...watch('birthday', () => undefined)}
          />
          <Checkbox
            name="newsletter"
            value="yes"
            label={t('account.newsletter')}
            hint={newsletterAsked && t('newsletter.confirmation_sent')}
            defaultChecked={typed?.newsletter ?? customer.newsletter}
          />
        </>
      )}
    </DetailsPart>
  )
}
