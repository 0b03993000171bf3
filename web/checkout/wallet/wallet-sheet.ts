import type { Storefront } from '#kernel/storefront.ts'
import type { OfferedMethod } from '../offered-methods.ts'

/** What a wallet's sheet has to know, as the API says it. */
export type WalletFacts = NonNullable<OfferedMethod['wallet']>

/** A sheet over the page. */
export type OpenSheet = {
  /** What the wallet hands over once the shopper has agreed; nothing where they closed it. Fails where it can't be used here. */
  readonly token: Promise<string | undefined>
  /** Tells the sheet what became of it; it closes by itself. */
  close(outcome: 'paid' | 'refused'): void
  /** Takes it away without a word. */
  dismiss(): void
}

/** Opens the sheet for an amount, in the smallest unit; browsers allow it only while a press is handled. */
export type OpenWallet = (amount: number) => OpenSheet

/**
 * Fetches the code of a wallet, and its maker's script where it has one: only once a shopper chose it.
 * @returns nothing where this browser can't pay with it after all
 */
export async function prepareWallet(
  wallet: WalletFacts,
  storefront: Pick<Storefront, 'code'>,
): Promise<OpenWallet | undefined> {
  if (wallet.kind === 'applepay') {
    const { openApplePay } = await import('./apple-pay.ts')
    return (amount) => openApplePay(wallet, storefront, amount)
  }
  const { prepareGooglePay } = await import('./google-pay.ts')
  return prepareGooglePay(wallet)
}

/** Apple's part of the browser, as much of it as tells whether it is there. */
type WithApplePay = { readonly ApplePaySession?: { canMakePayments(): boolean } }

/**
 * Whether this browser may have a wallet, without asking anybody else: Apple's is a part of it, and Google's script, which knows better,
 * is asked once it is chosen.
 */
export function mayHaveWallet(kind: WalletFacts['kind']): boolean {
  if (!window.isSecureContext) return false
  if (kind === 'googlepay') return 'PaymentRequest' in window
  try {
    return (window as WithApplePay).ApplePaySession?.canMakePayments() === true
  } catch {
    // It throws in frames and on pages that it takes for insecure.
    return false
  }
}
