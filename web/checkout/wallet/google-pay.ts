import { decimalAmount } from '#kernel/money.ts'
import type { OpenSheet, OpenWallet, WalletFacts } from './wallet-sheet.ts'

/** The part of Google's script that is used: https://developers.google.com/pay/api/web/reference/client */
type PaymentsClient = {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>
  loadPaymentData(request: object): Promise<{
    readonly paymentMethodData: { readonly tokenizationData: { readonly token: string } }
  }>
}
type WithGooglePay = {
  readonly google?: {
    readonly payments: { readonly api: { PaymentsClient: new (options: object) => PaymentsClient } }
  }
}

const script = 'https://pay.google.com/gp/p/js/pay.js'

const version = { apiVersion: 2, apiVersionMinor: 0 }

/** A card, with what Mollie takes of them: https://docs.mollie.com/docs/direct-integration-of-google-pay */
const card = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['AMEX', 'MASTERCARD', 'VISA'],
  },
}

/** @returns nothing where this browser, or who is logged in to it, can't pay with Google Pay */
export async function prepareGooglePay(wallet: WalletFacts): Promise<OpenWallet | undefined> {
  const account = wallet.googlePay
  if (!account) return undefined
  await loadScript()
  const { google } = window as WithGooglePay
  if (!google) return undefined
  const client = new google.payments.api.PaymentsClient({ environment: account.test ? 'TEST' : 'PRODUCTION' })
  const { result } = await client.isReadyToPay({ ...version, allowedPaymentMethods: [card] })
  if (!result) return undefined
  const tokenizationSpecification = {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway: 'mollie', gatewayMerchantId: account.profileId },
  }
  return (amount) =>
    openGooglePay(client, {
      ...version,
      merchantInfo: {
        merchantName: wallet.merchantName,
        ...(account.merchantId && { merchantId: account.merchantId }),
      },
      allowedPaymentMethods: [{ ...card, tokenizationSpecification }],
      transactionInfo: {
        countryCode: wallet.country,
        currencyCode: wallet.currency,
        totalPriceStatus: 'FINAL',
        totalPrice: decimalAmount(amount),
      },
    })
}

/** Its sheet is gone once it has handed over the token: there is nothing left to be told. */
function openGooglePay(client: PaymentsClient, request: object): OpenSheet {
  const token = client.loadPaymentData(request).then(
    ({ paymentMethodData }) => paymentMethodData.tokenizationData.token,
    (error: unknown) => {
      if (isCancelled(error)) return undefined
      throw error
    },
  )
  return { token, close: () => undefined, dismiss: () => undefined }
}

function isCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 'CANCELED'
}

let loading: Promise<void> | undefined

/** Once for a page; one that did not come is asked for again. */
function loadScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    element.async = true
    element.onload = () => resolve()
    element.onerror = () => {
      loading = undefined
      element.remove()
      reject(new Error('The script of Google Pay did not come'))
    }
    document.head.append(element)
  })
  return loading
}
