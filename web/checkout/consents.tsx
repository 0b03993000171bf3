import { Link } from 'react-router'
import { useStorefront, useWords } from '#web/shop-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { legalPage } from './legal-pages.ts'
import type { OfferedMethod } from './offered-methods.ts'
import styles from './payment-form.module.css'
import type { PaymentAnswers } from './read-payment-form.ts'
import { type Fault, faultOf } from './validation-errors.ts'

type ConsentsProps = {
  readonly methods: readonly OfferedMethod[]
  readonly answers?: PaymentAnswers | undefined
  readonly faults: readonly Fault[]
}

/**
 * The boxes that must be ticked to order, none of which is ticked at first (specification §5). They are told apart from
 * marketing, and what they speak of opens beside the checkout.
 */
export function Consents({ methods, answers, faults }: ConsentsProps) {
  const t = useWords()
  const { language } = useStorefront()
  return (
    <fieldset className={styles.consents}>
      <legend className="visually-hidden">{t('review.consents')}</legend>
      <Checkbox
        name="termsAccepted"
        value="yes"
        required
        label={t('order.terms')}
        hint={<Beside to={legalPage(language, 'terms')} text={t('order.read_terms')} />}
        defaultChecked={answers?.termsAccepted ?? false}
        error={faultOf(faults, 'termsAccepted', t)}
      />
      <Checkbox
        name="withdrawalRead"
        value="yes"
        required
        label={t('order.withdrawal')}
        hint={<Beside to={legalPage(language, 'withdrawal')} text={t('order.read_withdrawal')} />}
        defaultChecked={answers?.withdrawalRead ?? false}
        error={faultOf(faults, 'withdrawalRead', t)}
      />
      <RivertyTerms methods={methods} answers={answers} faults={faults} />
    </fieldset>
  )
}

/** Shown only while a method is chosen that has terms of its own; the style sheet sees to it, with or without JavaScript. */
export function RivertyTerms({ methods, answers, faults }: ConsentsProps) {
  const t = useWords()
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
        error={faultOf(faults, 'rivertyTermsAccepted', t)}
      />
    </div>
  )
}

/** A link to something to be read, in a tab of its own: nothing that was ticked is lost. */
export function Beside({ to, text }: { readonly to: string; readonly text: string }) {
  const t = useWords()
  return (
    <Link to={to} target="_blank" rel="noopener" className={styles.read}>
      {text}
      <span className="visually-hidden"> ({t('a11y.new_tab')})</span>
    </Link>
  )
}
