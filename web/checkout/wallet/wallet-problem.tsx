import { useEffect, useRef } from 'react'
import { CartMessages } from '#web/cart/cart-messages-list.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import styles from '../payment-form.module.css'

/** Says that a wallet could not be opened, when it was chosen or pressed; who stood on it with the keyboard goes on from here. */
export function WalletProblem({ of: wallet }: { readonly of: string | undefined }) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wallet) place.current?.focus()
  }, [wallet])
  return (
    <div role="alert" ref={place} tabIndex={-1} className={wallet && styles.walletProblem}>
      {wallet && <CartMessages messages={[{ kind: 'notice', text: t('payment.wallet_failed', { wallet }) }]} />}
    </div>
  )
}
