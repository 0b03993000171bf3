import { CartMessages } from '#web/cart/cart-messages-list.tsx'
import { useTranslate } from '#web/shop-context.tsx'

/** Says that a wallet could not be opened, when it was chosen or pressed. */
export function WalletProblem({ of: wallet }: { readonly of: string | undefined }) {
  const t = useTranslate()
  return (
    <div role="alert">
      {wallet && <CartMessages messages={[{ kind: 'notice', text: t('payment.wallet_failed', { wallet }) }]} />}
    </div>
  )
}
