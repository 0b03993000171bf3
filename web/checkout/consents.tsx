import { Link } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { errorTextOf, type ValidationError } from '../forms/validation-errors.ts'
import type { OfferedMethod } from './offered-methods.ts'
import styles from './payment-form.module.css'
import type { PaymentAnswers } from './read-payment-form.ts'

type ConsentsProps = {
  readonly methods: readonly OfferedMethod[]
  readonly answers?: PaymentAnswers | undefined
  readonly errors: readonly ValidationError[]
}

/**
 * The boxes that must be ticked to order, none of which is ticked at first (specification §5). They are told apart from
 * marketing, and what they speak of opens beside the checkout.
 */
export function ConsentFields({ methods, answers, errors }: ConsentsProps) {
  const t = useTranslate()
  return (
    <fieldset className={styles.consents}>
      <legend className="visually-hidden">{t('review.consents')}</legend>
      <Checkbox
        name="termsAccepted"
        value="yes"
        required
        label={t('order.terms')}
        hint={<Beside to={t('path.terms')} text={t('order.read_terms')} />}
        defaultChecked={answers?.termsAccepted ?? false}
        error={errorTextOf(errors, 'termsAccepted', t)}
      />
      <Checkbox
        name="withdrawalRead"
        value="yes"
        required
        label={t('order.withdrawal')}
        hint={<Beside to={t('path.withdrawal')} text={t('order.read_withdrawal')} />}
        defaultChecked={answers?.withdrawalRead ?? false}
        error={errorTextOf(errors, 'withdrawalRead', t)}
      />
      <RivertyTerms methods={methods} answers={answers} errors={errors} />
    </fieldset>
  )
}

/** Shown only while a method is chosen that has terms of its own; the style sheet sees to it, with or without JavaScript. */
export function RivertyTerms({ methods, answers, errors }: ConsentsProps) {
  const t = useTranslate()
  const method = methods.find(({ termsRequired }) => termsRequired)
  if (!method) return null
  return (
    <div className={styles.riverty}>
      <Checkbox
        name="rivertyTermsAccepted"
        value="yes"
        label={t('order.riverty')}
        hint={method.termsUrl && <Beside to={method.termsUrl} text={t('order.read_riverty')} />}
        defaultChecked={answers?.rivertyTermsAccepted ?? false}
        error={errorTextOf(errors, 'rivertyTermsAccepted', t)}
      />
    </div>
  )
}

/** A link to something to be read, in a tab of its own: nothing that was ticked is lost. */
export function Beside({ to, text }: { readonly to: string; readonly text: string }) {
  const t = useTranslate()
  return (
    <Link to={to} target="_blank" rel="noopener" className={styles.read}>
      {text}
      <span className="visually-hidden"> ({t('a11y.new_tab')})</span>
    </Link>
  )
}
