import { useEffect, useState } from 'react'
import type { WalletKind } from '#web/graphql/graphql.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { mayHaveWallet } from './may-have-wallet.ts'

const names: Readonly<Record<WalletKind, string>> = { applepay: 'Apple Pay', googlepay: 'Google Pay' }

/**
 * Ways on to the page on which a wallet of this browser says who orders. They order nothing and open nothing, so nobody else hears of it;
 * without JavaScript, or in a browser without wallets, there are none.
 */
export function ExpressLinks({ wallets }: { readonly wallets: readonly WalletKind[] }) {
  const t = useTranslate()
  const path = usePath()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const here = isAwake ? wallets.filter(mayHaveWallet) : []
  return here.map((wallet) => (
    <ButtonLink
      key={wallet}
      href={`${path('checkoutExpress')}?${new URLSearchParams({ wallet })}`}
      look="secondary"
      wide
    >
      {t('express.go', { wallet: names[wallet] })}
    </ButtonLink>
  ))
}
