import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { messageText } from '#web/messages/api-messages.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ValidationError } from '../../forms/validation-errors.ts'
import type { AddressValues, CheckoutValues } from '../address-values.ts'
import { stepPath } from '../step.ts'
import styles from './express.module.css'

type RefusedContactProps = {
  /** Why the contact isn't taken; each answer is another list. */
  readonly errors: readonly ValidationError[]
  readonly values: CheckoutValues
}

/**
 * Says what of a wallet's contact isn't taken, and leads to the first step, which has all of it in its fields and says beside them what
 * is wrong: the form is that of the step.
 */
export function RefusedContact({ errors, values }: RefusedContactProps) {
  const t = useTranslate()
  const path = usePath()
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is said anew
  useEffect(() => place.current?.focus(), [errors])
  const sentences = [...new Set(errors.map((error) => messageText(error, t)))]
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.refused}>
      <h2 className={styles.refusedTitle}>{t('express.refused')}</h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Form method="post" action={stepPath(path, 'address')}>
        <input type="hidden" name="email" value={values.email} />
        <HiddenAddress name="billingAddress" values={values.billingAddress} />
        {values.elsewhere && (
          <>
            <input type="hidden" name="elsewhere" value="yes" />
            <HiddenAddress name="shippingAddress" values={values.shippingAddress} />
          </>
        )}
        <Button type="submit">{t('express.mend')}</Button>
      </Form>
    </div>
  )
}

function HiddenAddress({ name, values }: { readonly name: string; readonly values: AddressValues }) {
  return Object.entries(values).map(([field, value]) => (
    <input key={field} type="hidden" name={`${name}.${field}`} value={value} />
  ))
}
