import { Form, useNavigation } from 'react-router'
import { Beside } from '#web/checkout/consents.tsx'
import { PaymentMethods } from '#web/checkout/payment-methods.tsx'
import { errorTextOf, type ValidationError } from '#web/forms/validation-errors.ts'
import styles from '#web/orders/progress.module.css'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import type { GiftCardOffer } from './gift-card-documents.ts'
import { giftCardSummary } from './gift-card-summary.ts'
import type { TypedGiftCardForm } from './read-gift-card-form.ts'

type KnownGiver = { readonly firstName: string; readonly lastName: string; readonly email: string }

type GiftCardPageProps = {
  readonly offer: GiftCardOffer
  readonly wish: string
  /** Whoever is logged in, as the shop knows them. */
  readonly giver?: KnownGiver | null | undefined
  readonly typed?: TypedGiftCardForm | undefined
  readonly errors?: readonly ValidationError[] | undefined
}

const none: readonly ValidationError[] = []

/** Where a gift card is bought: how much, for whom, from whom, and the button that obliges to pay. A form that needs no scripts. */
export function GiftCardPage({ offer, wish, giver, typed, errors = none }: GiftCardPageProps) {
  const t = useTranslate()
  const path = usePath()
  const busy = useNavigation().formAction !== undefined
  const errorOf = (field: string) => errorTextOf(errors, field, t)
  if (offer.paymentMethods.length === 0) return <p role="alert">{t('message.payment-unavailable')}</p>
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t('giftcard.title')}</h1>
        <p className={styles.lead}>{t('giftcard.intro', { years: offer.years })}</p>
        <p>
          <SmartLink href={path('giftCardBalance')} className={links.text}>
            {t('giftcard.to_balance')}
          </SmartLink>
        </p>
      </header>
      <Form method="post" noValidate className={styles.form}>
        <ErrorSummary errors={giftCardSummary(errors, t)} id={errors} />
        <input type="hidden" name="wish" value={wish} />
        <Amount offer={offer} typed={typed} error={errorOf('amount')} />
        <Field
          name="receiverName"
          label={t('giftcard.receiver_name')}
          autoComplete="off"
          maxLength={100}
          defaultValue={typed?.receiverName}
          error={errorOf('receiverName')}
        />
        <EmailField
          name="receiverEmail"
          label={t('giftcard.receiver_email')}
          autoComplete="off"
          defaultValue={typed?.receiverEmail}
          error={errorOf('receiverEmail')}
        />
        <TextArea
          name="message"
          label={t('giftcard.message')}
          optional
          rows={4}
          maxLength={500}
          defaultValue={typed?.message}
          error={errorOf('message')}
        />
        <Field
          name="mailOn"
          type="date"
          label={t('giftcard.mail_on')}
          hint={t('giftcard.mail_on_hint')}
          optional
          min={offer.today}
          max={offer.lastMailDay}
          defaultValue={typed?.mailOn}
          error={errorOf('mailOn')}
        />
        <Giver typed={typed} known={giver} errorOf={errorOf} />
        <PaymentMethods methods={offer.paymentMethods} chosen={typed?.paymentMethod || null} errors={errors} />
        <Checkbox
          name="termsAccepted"
          value="yes"
          required
          label={t('order.terms')}
          hint={<Beside to={t('path.terms')} text={t('order.read_terms')} />}
          defaultChecked={typed?.termsAccepted ?? false}
          error={errorOf('termsAccepted')}
        />
        <Checkbox
          name="withdrawalRead"
          value="yes"
          required
          label={t('giftcard.withdrawal')}
          hint={<Beside to={t('path.withdrawal')} text={t('order.read_withdrawal')} />}
          defaultChecked={typed?.withdrawalRead ?? false}
          error={errorOf('withdrawalRead')}
        />
        <p className={styles.lead}>{t('giftcard.vat')}</p>
        <Button type="submit" look="accent" wide busy={busy}>
          {t('order.button')}
        </Button>
      </Form>
    </div>
  )
}

type PartProps = { readonly typed: TypedGiftCardForm | undefined }

function Amount({
  offer,
  typed,
  error,
}: PartProps & { readonly offer: GiftCardOffer; readonly error?: string | undefined }) {
  const t = useTranslate()
  const { least, most } = offer
  return (
    <>
      <RadioGroup
        name="amount"
        legend={t('giftcard.amount')}
        defaultValue={typed?.amount || String(offer.amounts[0]?.amount ?? 'other')}
        error={error}
        options={[
          ...offer.amounts.map(({ amount, label }) => ({ value: String(amount), label })),
          { value: 'other', label: t('giftcard.other') },
        ]}
      />
      <Field
        name="otherAmount"
        label={t('giftcard.other_amount')}
        hint={t('giftcard.limits', { least: least.label, most: most.label })}
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={typed?.otherAmount}
      />
    </>
  )
}

type GiverProps = PartProps & {
  readonly known: KnownGiver | null | undefined
  readonly errorOf: (field: string) => string | undefined
}

function Giver({ typed, known, errorOf }: GiverProps) {
  const t = useTranslate()
  return (
    <>
      <Field
        name="giverFirstName"
        label={t('giftcard.giver_first_name')}
        autoComplete="given-name"
        maxLength={100}
        defaultValue={typed?.giverFirstName ?? known?.firstName}
        error={errorOf('giverFirstName')}
      />
      <Field
        name="giverLastName"
        label={t('giftcard.giver_last_name')}
        autoComplete="family-name"
        maxLength={100}
        defaultValue={typed?.giverLastName ?? known?.lastName}
        error={errorOf('giverLastName')}
      />
      <EmailField
        name="giverEmail"
        label={t('giftcard.giver_email')}
        autoComplete="email"
        defaultValue={typed?.giverEmail ?? known?.email}
        error={errorOf('giverEmail')}
      />
    </>
  )
}
