import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { type PaymentPort, PaymentProviderUnavailable, type WalletSession } from '../orders/payment-port.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import { isAppleGateway, type WalletAccounts, walletsInUse } from './wallets.ts'

type Deps = {
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly payments: Pick<PaymentPort, 'walletSession'>
  readonly walletAccounts: WalletAccounts
  /** The host that shoppers see in their address bar. */
  readonly domain: string
}

/** Proves to Apple that this is the shop whose sheet is open; the sheet goes on with the answer. */
export async function beginWalletSession(deps: Deps, validationUrl: string): Promise<WalletSession | Refused> {
  const { payment } = deps.settings.at(deps.clock.now())
  const isOn = walletsInUse(payment, deps.walletAccounts).includes('applepay')
  if (!isOn || !isAppleGateway(validationUrl)) return refusedWith(refusalOf('payment-method-not-found'))
  try {
    const answer = await deps.payments.walletSession({ validationUrl, domain: deps.domain })
    return 'refused' in answer ? refusedWith(refusalOf('payment-method-not-found')) : answer
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return refusedWith(refusalOf('payment-provider-unavailable'))
    throw error
  }
}
