import type { ProviderPaymentStatus, WalletId } from '#shop/orders/payment-port.ts'
import { SandboxRejection } from './sandbox-answers.ts'

/** The tokens of wallets among the fields of a payment, and the method that each of them comes with. */
const tokenFields = [
  { wallet: 'applepay', method: 'applepay', field: 'applePayPaymentToken' },
  { wallet: 'googlepay', method: 'creditcard', field: 'googlePayPaymentToken' },
] as const

type WithTokens = {
  readonly method?: string | readonly string[] | null | undefined
  readonly applePayPaymentToken?: string | undefined
  readonly googlePayPaymentToken?: string | undefined
}

/** The wallet that a payment is made with, where the shop sent what it handed over. */
export function walletOf(request: WithTokens): WalletId | undefined {
  return tokenFields.find(({ field }) => request[field] !== undefined)?.wallet
}

/** A token is JSON, and belongs to one method. */
export function checkWalletToken(request: WithTokens): void {
  for (const { field, method } of tokenFields) {
    const token = request[field]
    if (token === undefined) continue
    if (request.method !== method) throw new SandboxRejection(422, `The ${field} needs the method ${method}`, field)
    if (!isJsonObject(token)) throw new SandboxRejection(422, `The ${field} is invalid`, field)
  }
}

/** What becomes of a payment with a token, by a word in it: a real one is encrypted, and only the bank knows. */
export function stateByToken(request: WithTokens): ProviderPaymentStatus {
  const token = request.applePayPaymentToken ?? request.googlePayPaymentToken ?? ''
  if (token.includes('sandbox-declined')) return 'failed'
  if (token.includes('sandbox-pending')) return 'pending'
  // As a card of which the bank wants to see its holder: that takes a page.
  return token.includes('sandbox-3-d-secure') ? 'open' : 'paid'
}

/** What Apple would answer Mollie: opaque, and good for five minutes. */
export function appleSession(domain: string, now: Date) {
  return {
    epochTimestamp: now.getTime(),
    expiresAt: now.getTime() + 300_000,
    merchantSessionIdentifier: `SSH${crypto.randomUUID().replaceAll('-', '').toUpperCase()}`,
    nonce: crypto.randomUUID().slice(0, 8),
    merchantIdentifier: 'SANDBOX0MERCHANT',
    domainName: domain,
    displayName: 'Sandbox',
    signature: '308006092a864886f70d010702a080',
  }
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
