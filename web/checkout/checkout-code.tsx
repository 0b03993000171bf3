import { useFetcher, useSearchParams } from 'react-router'
import { type CartAnswer, useCartNotice } from '#web/cart/cart-answer.ts'
import type { CartViewItem } from '#web/cart/cart-document.ts'
import { cartFetcher } from '#web/cart/cart-fetcher.ts'
import { CodeForm } from '#web/cart/code-form.tsx'
import { DiscountLines } from '#web/cart/discount-lines.tsx'
import { readRefusedCode } from '#web/cart/refused-code.ts'
import { cx } from '#web/ui/cx.ts'
import styles from './checkout-code.module.css'
import { type Step, stepRoutes } from './step.ts'

type CheckoutCodeProps = {
  readonly items: readonly CartViewItem[]
  /** Where the field stands: in a step, or on the page with all of them. */
  readonly step: Step | 'all'
}

/** The same field as in the cart, and what it brought so far. */
export function CheckoutCode({ items, step }: CheckoutCodeProps) {
  const fetcher = useFetcher<CartAnswer>({ key: cartFetcher })
  useCartNotice(fetcher.data)
  const [query] = useSearchParams()
  const declined = readRefusedCode(query)
  return (
    <div
      id="code"
      className={cx(
        styles.codes,
        (step === 'payment' || step === 'all') && styles.alone,
        step === 'all' && styles.below,
      )}
    >
      <DiscountLines items={items} />
      <CodeForm
        back={step === 'all' ? 'checkoutOnePage' : stepRoutes[step]}
        news={declined.news}
        typed={declined.code}
      />
    </div>
  )
}
