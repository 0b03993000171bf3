import type { WalletKind } from '#web/graphql/graphql.ts'

/** Apple's part of the browser, as much of it as tells whether it is there. */
type WithApplePay = { readonly ApplePaySession?: { canMakePayments(): boolean } }

/**
 * Whether this browser may have a wallet, without asking anybody else: Apple's is a part of it, and Google's script, which knows better,
 * is asked once it is chosen.
 */
export function mayHaveWallet(kind: WalletKind): boolean {
  if (!window.isSecureContext) return false
  if (kind === 'googlepay') return 'PaymentRequest' in window
  try {
    return (window as WithApplePay).ApplePaySession?.canMakePayments() === true
  } catch {
    // It throws in frames and on pages that it takes for insecure.
    return false
  }
}
