import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { DraftForm } from '#web/ui/use-draft.ts'
import type { ValidationError } from '../forms/validation-errors.ts'
import frame from '../ui/frame.module.css'
import styles from './address-form.module.css'
import type { CheckoutValues } from './address-values.ts'

type DetailsFormProps = {
  readonly draft: Pick<DraftForm<CheckoutValues>, 'form' | 'version'>
  readonly action: string
  /** It stands among other parts of a page, which has its own way back to the cart. */
  readonly inPlace?: boolean
  /** On the button that leads on. */
  readonly submit: string
  readonly errors: readonly ValidationError[]
  readonly summary: Parameters<typeof ErrorSummary>[0]['errors']
  readonly children: ReactNode
}

/** The form of the first step, whoever the parcel or the bill is for: what is wrong above, where to go from here below. */
export function DetailsForm({ draft, action, inPlace = false, submit, errors, summary, children }: DetailsFormProps) {
  const t = useTranslate()
  const path = usePath()
  const busy = useNavigation().formAction !== undefined
  return (
    <Form key={draft.version} ref={draft.form} method="post" action={action} noValidate className={styles.form}>
      <noscript>
        {/* Enter presses the first button of a form; without this one it would be the one that changes the country. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden">
          {submit}
        </button>
      </noscript>
      <ErrorSummary errors={summary} id={errors} />
      {children}
      <div className={frame.ways}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {!inPlace && (
          <ButtonLink href={path('cart')} look="quiet">
            {t('cart.edit')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
