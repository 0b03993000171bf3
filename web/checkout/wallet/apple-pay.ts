import { decimalAmount } from '#kernel/money.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { browserMutation } from '#web/browser-api.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { OpenSheet, WalletFacts } from './wallet-sheet.ts'

/** The part of Apple Pay JS that is used: https://developer.apple.com/documentation/applepayontheweb/applepaysession */
type ApplePaySession = {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null
  onpaymentauthorized: ((event: { readonly payment: { readonly token: unknown } }) => void) | null
  oncancel: (() => void) | null
  begin(): void
  abort(): void
  completeMerchantValidation(session: unknown): void
  completePayment(result: { readonly status: number }): void
}
type ApplePay = {
  new (version: number, request: object): ApplePaySession
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
}

/** What every browser with Apple Pay since 2018 has, and all that is needed. */
const version = 3

/** What Mollie takes of them: https://docs.mollie.com/docs/direct-integration-of-apple-pay */
const supportedNetworks = ['amex', 'maestro', 'masterCard', 'visa', 'vPay']

const beginSession = graphql(`
  mutation BeginWalletSession($validationUrl: String!) {
    beginWalletSession(validationUrl: $validationUrl) {
      __typename
      ... on WalletSession { session }
    }
  }
`)

/** Opens the sheet of Apple Pay; to be called while a press is handled. */
export function openApplePay(
  { country, currency, merchantName }: WalletFacts,
  storefront: Pick<Storefront, 'code'>,
  amount: number,
): OpenSheet {
  const { ApplePaySession: Session } = window as unknown as { readonly ApplePaySession: ApplePay }
  const session = new Session(version, {
    countryCode: country,
    currencyCode: currency,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks,
    total: { label: merchantName, amount: decimalAmount(amount), type: 'final' },
  })
  const token = new Promise<string | undefined>((resolve, reject) => {
    session.onvalidatemerchant = async ({ validationURL }) => {
      const answer = await browserMutation(storefront, beginSession, { validationUrl: validationURL })
      const begun = answer?.beginWalletSession
      if (begun?.__typename === 'WalletSession') return session.completeMerchantValidation(JSON.parse(begun.session))
      reject(new Error('The shop was not validated for Apple Pay'))
      session.abort()
    }
    session.onpaymentauthorized = ({ payment }) => resolve(JSON.stringify(payment.token))
    session.oncancel = () => resolve(undefined)
  })
  session.begin()
  const { STATUS_SUCCESS, STATUS_FAILURE } = Session
  return {
    token,
    close: (outcome) => session.completePayment({ status: outcome === 'paid' ? STATUS_SUCCESS : STATUS_FAILURE }),
    dismiss: () => session.abort(),
  }
}
