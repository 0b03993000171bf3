import { Form, useNavigation } from 'react-router'
import { emailError } from '#kernel/email.ts'
import { Entry } from '#web/forms/entry.tsx'
import { fieldError } from '#web/forms/field-error.ts'
import { useFieldErrors } from '#web/forms/use-field-errors.ts'
import { summaryOf, type ValidationError } from '#web/forms/validation-errors.ts'
import type { ReservePageQuery } from '#web/graphql/graphql.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import words from '../ui/words.module.css'
import styles from './reservation.module.css'
import { ReservedSize } from './reserved-size.tsx'
import { untilText } from './until-text.ts'

export type TypedReservation = { readonly firstName: string; readonly lastName: string; readonly email: string }

type ReservePageProps = {
  readonly product: NonNullable<ReservePageQuery['pdp']>
  readonly size: string
  readonly store: ReservePageQuery['stores'][number]
  /** Until when it would be kept. */
  readonly until: string
  /** Of the form: the same form twice is one reservation. */
  readonly wish: string
  readonly answer: { readonly typed: TypedReservation; readonly errors: readonly ValidationError[] } | undefined
}

const fields = ['firstName', 'lastName', 'email']
const none: readonly ValidationError[] = []

/** Who a pair is kept for, and where. A form that needs no scripts. */
export function ReservePage({ product, size, store, until, wish, answer }: ReservePageProps) {
  const t = useTranslate()
  const { country, iso } = useStorefront()
  const { state } = useNavigation()
  const errors = answer?.errors ?? none
  const { watch } = useFieldErrors(errors, t)
  const elsewhere = summaryOf(
    errors.filter(({ field }) => !fields.includes(field ?? '')),
    t,
  )
  return (
    <Entry
      title={t('reserve.title')}
      intro={t('reserve.intro', { store: store.title, until: untilText(iso, until, store.timeZone) })}
    >
      <div className={styles.pair}>
        {product.image && (
          <Picture {...product.image} alt="" sizes="6rem" widths={[120, 166, 224]} className={styles.picture} />
        )}
        <ReservedSize
          brand={product.brand.name}
          name={product.name}
          size={product.isOneSize ? undefined : size}
          store={store}
        />
      </div>
      <Form method="post" noValidate className={styles.form}>
        <input type="hidden" name="wish" value={wish} />
        <Field
          name="firstName"
          autoComplete="given-name"
          label={t('reserve.first_name')}
          defaultValue={answer?.typed.firstName}
          {...watch('firstName', (typed) => fieldError('firstName', typed, country))}
        />
        <Field
          name="lastName"
          autoComplete="family-name"
          label={t('reserve.last_name')}
          defaultValue={answer?.typed.lastName}
          {...watch('lastName', (typed) => fieldError('lastName', typed, country))}
        />
        <EmailField
          name="email"
          autoComplete="email"
          label={t('reserve.email')}
          defaultValue={answer?.typed.email}
          {...watch('email', emailError)}
        />
        <div role="alert" className={words.errors}>
          {elsewhere.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Button type="submit" look="accent" wide busy={state !== 'idle'}>
          {t('reserve.submit')}
        </Button>
        <p className={words.note}>{t('reserve.use')}</p>
      </Form>
    </Entry>
  )
}
