import { useFetcher } from 'react-router'
import { usePath, useWords } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { cartFetcher } from './cart-fetcher.ts'
import styles from './code-form.module.css'

/** A discount code or a voucher's barcode. */
export function CodeForm() {
  const t = useWords()
  const path = usePath()
  const fetcher = useFetcher({ key: cartFetcher })
  return (
    <Disclosure summary={t('cart.code')}>
      <fetcher.Form method="post" action={path('cart')} className={styles.form}>
        <input type="hidden" name="change" value="code" />
        <Field
          name="code"
          label={t('cart.code_label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" look="secondary">
          {t('cart.code_apply')}
        </Button>
      </fetcher.Form>
    </Disclosure>
  )
}
