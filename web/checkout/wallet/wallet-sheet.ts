import type { Storefront } from '#kernel/storefront.ts'
import type { OfferedMethod } from '../offered-methods.ts'
import type { ContactProblem } from './contact-problems.ts'
import type { WalletContact } from './wallet-contact.ts'

/** What a wallet's sheet has to know, as the API says it. */
export type WalletFacts = NonNullable<OfferedMethod['wallet']>

/** What a wallet hands over once the shopper has agreed. */
export type HandedOver = {
  readonly token: string
  /** Where the sheet was asked for it. */
  readonly contact?: WalletContact
}

/** A sheet over the page. */
export type OpenSheet = {
  /** What the wallet hands over; nothing where the shopper closed it. Fails where it can't be used here. */
  readonly handedOver: Promise<HandedOver | undefined>
  /**
   * Tells the sheet what became of it; it closes by itself.
   *
   * @param problems with whom or where it handed over
   * @returns what it hands over next, where it stays open for that to be mended in it
   */
  close(outcome: 'paid' | 'refused', problems?: readonly ContactProblem[]): OpenSheet['handedOver'] | undefined
  /** Takes it away without a word. */
  dismiss(): void
}

/** What a sheet is told that asks who orders and where it goes. */
export type ContactRequirement = {
  /** Where the storefront delivers. */
  readonly deliversTo: readonly string[]
  /** Said of any other country. */
  readonly refusal: string
}

/** Opens the sheet for an amount, in the smallest unit; browsers allow it only while a press is handled. */
export type OpenWallet = (amount: number) => OpenSheet

/**
 * Fetches the code of a wallet, and its maker's script where it has one: only once a shopper chose it.
 *
 * @param required where the wallet is to say who orders, too
 * @returns nothing where this browser can't pay with it after all
 */
export async function prepareWallet(
  wallet: WalletFacts,
  storefront: Pick<Storefront, 'code'>,
  required?: ContactRequirement,
): Promise<OpenWallet | undefined> {
  if (wallet.kind === 'applepay') {
    const { openApplePay } = await import('./apple-pay.ts')
    return (amount) => openApplePay(wallet, storefront, amount, required)
  }
  const { prepareGooglePay } = await import('./google-pay.ts')
  return prepareGooglePay(wallet, required)
}
