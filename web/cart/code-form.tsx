import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { useFaultFocus } from '#web/ui/use-fault-focus.ts'
import { type CartNotice, cartMessages } from '../messages/api-messages.ts'
import type { CartAnswer } from './cart-answer.ts'
import { cartFetcher } from './cart-fetcher.ts'
import styles from './code-form.module.css'

type CodeFormProps = {
  /** What the shop said to the form when it was posted without JavaScript. */
  readonly news?: readonly CartNotice[] | undefined
  /** What was typed then. */
  readonly typed?: string | undefined
  /** The step of the checkout that the form stands in, to which a browser without JavaScript comes back. */
  readonly back?: 'checkout' | 'checkoutShipment' | 'checkoutPayment' | 'checkoutOnePage'
}

/** The code of a promotion or the barcode of a voucher. What was wrong with it is said beside the field and keeps it open. */
export function CodeForm({ news, typed, back }: CodeFormProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const path = usePath()
  const fetcher = useFetcher<CartAnswer>({ key: cartFetcher })
  const answer = fetcher.data?.change === 'code' ? fetcher.data : undefined
  const error = cartMessages(answer?.news ?? news ?? [], t, iso).find(({ kind }) => kind === 'error')?.text
  const asksForLogin = (answer?.news ?? news ?? []).some(({ messageKey }) => messageKey === 'voucher-login-required')
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus('code', error, answer)
  useEffect(() => {
    // A code that was taken leaves the field empty for the next one.
    if (answer?.news.some(({ messageKey }) => messageKey === 'promotion-discount-added')) form.current?.reset()
  }, [answer])

  return (
    <Disclosure summary={t('cart.code')} open={error !== undefined}>
      <fetcher.Form ref={form} method="post" action={path('cart')} noValidate className={styles.form}>
        <input type="hidden" name="change" value="code" />
        {back && <input type="hidden" name="back" value={back} />}
        <Field
          name="code"
          label={t('cart.code_label')}
          error={error}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={styles.field}
        />
        <Button
          type="submit"
          look="secondary"
          busy={fetcher.formData?.get('change') === 'code'}
          className={styles.send}
        >
          {t('cart.code_apply')}
        </Button>
        {asksForLogin && (
          <SmartLink
            href={`${path('account')}?${new URLSearchParams({ next: path(back ?? 'cart') })}`}
            className={styles.login}
          >
            {t('account.login')}
          </SmartLink>
        )}
      </fetcher.Form>
    </Disclosure>
  )
}
