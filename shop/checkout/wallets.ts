import { createHash } from 'node:crypto'
import type { Cart } from '../cart/cart.ts'
import type { WalletId } from '../orders/payment-port.ts'
import type { ShopSettings } from '../settings/settings.ts'

/** The shop's accounts with Google and with the provider, without which Google Pay makes no token. */
export type GooglePayAccount = {
  /** The website profile at the provider: `pfl_…`. */
  readonly profileId: string
  /** Of Google's console; Google's test cards need none. */
  readonly merchantId: string | undefined
  /** Whether payments are played, with cards that Google made up. */
  readonly isTest: boolean
}

/** What the payment provider can be asked with the wallets of this shop. */
export type WalletAccounts = { readonly googlePay?: GooglePayAccount | undefined }

/** Whether a method is a wallet that opens over the shop's own page. */
export function isWallet(methodId: string): methodId is WalletId {
  return methodId === 'applepay' || methodId === 'googlepay'
}

/** The wallets that the retailer switched on and that can work: Google's needs an account. */
export function walletsInUse(
  { wallets }: Pick<ShopSettings['payment'], 'wallets'>,
  accounts: WalletAccounts,
): readonly WalletId[] {
  return wallets.filter((wallet) => wallet !== 'googlepay' || accounts.googlePay !== undefined)
}

/** The wallets that may say who orders a cart and where it goes: none while something keeps it from being ordered, or for nothing to pay. */
export function expressWallets(
  { checkout }: Pick<ShopSettings, 'checkout'>,
  { items, errors, totals }: Pick<Cart, 'items' | 'errors'> & { readonly totals: Pick<Cart['totals'], 'total'> },
  inUse: readonly WalletId[],
): WalletId[] {
  const canBeOrdered = items.length > 0 && errors.every(({ level }) => level !== 'error')
  return checkout.express && canBeOrdered && totals.total > 0 ? [...inUse] : []
}

/** Real ones have about three kilobytes. */
const longestToken = 16_000

/** Whether this could be what a wallet hands over: an object, as JSON. What is in it only the provider can read. */
export function isWalletToken(text: string): boolean {
  if (text.length > longestToken) return false
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/**
 * The id of the payment that a token makes: the same token is the same payment, in whatever window and however often it is sent,
 * and no second one on another order. A UUID of version 8, out of the token's hash.
 */
export function paymentIdOfToken(token: string): string {
  const hex = createHash('sha256').update(token).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}

/** Production, test and Chinese gateways as Apple publishes them, with the numbered ones of before. */
const appleGateway = /^(?:cn-)?apple-pay-gateway(?:-[a-z0-9]+){0,4}\.apple\.com$/

/**
 * Whether an address is one where Apple is asked for a session. A browser names it, so anybody can name any: nothing else is passed on
 * (developer.apple.com/documentation/applepayontheweb/setting-up-your-server).
 */
export function isAppleGateway(address: string): boolean {
  if (address.length > 300 || !URL.canParse(address)) return false
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address)
  return (
    protocol === 'https:' &&
    appleGateway.test(hostname) &&
    [port, username, password, search, hash].every((part) => part === '') &&
    /^\/paymentservices\/(?:paymentSession|startSession)$/.test(pathname)
  )
}
