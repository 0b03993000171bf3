import { decimalAmount } from '#kernel/money.ts'
import type { WalletAddress, WalletContact } from './wallet-contact.ts'
import type { ContactRequirement, OpenSheet, OpenWallet, WalletFacts } from './wallet-sheet.ts'

/** The part of Google's script that is used: https://developers.google.com/pay/api/web/reference/client */
type PaymentsClient = {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>
  loadPaymentData(request: object): Promise<PaymentData>
}
type PaymentData = {
  readonly email?: string
  readonly shippingAddress?: GoogleAddress
  readonly paymentMethodData: {
    readonly tokenizationData: { readonly token: string }
    readonly info?: { readonly billingAddress?: GoogleAddress }
  }
}
type GoogleAddress = {
  readonly name?: string
  readonly address1?: string
  readonly address2?: string
  readonly address3?: string
  readonly postalCode?: string
  readonly locality?: string
  readonly countryCode?: string
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

/**
 * @param required where its sheet is to ask who orders, too: it shows no address in any other country
 * @returns nothing where this browser, or who is logged in to it, can't pay with Google Pay
 */
export async function prepareGooglePay(
  wallet: WalletFacts,
  required?: ContactRequirement,
): Promise<OpenWallet | undefined> {
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
  const parameters = { ...card.parameters, ...(required && billingFields) }
  return (amount) =>
    openGooglePay(client, required !== undefined, {
      ...version,
      ...(required && {
        emailRequired: true,
        shippingAddressRequired: true,
        shippingAddressParameters: { allowedCountryCodes: required.deliversTo },
      }),
      merchantInfo: {
        merchantName: wallet.merchantName,
        ...(account.merchantId && { merchantId: account.merchantId }),
      },
      allowedPaymentMethods: [{ ...card, parameters, tokenizationSpecification }],
      transactionInfo: {
        countryCode: wallet.country,
        currencyCode: wallet.currency,
        totalPriceStatus: 'FINAL',
        totalPrice: decimalAmount(amount),
      },
    })
}

/** Its sheet is gone once it has handed over the token: there is nothing left to be told. */
function openGooglePay(client: PaymentsClient, asksContact: boolean, request: object): OpenSheet {
  const handedOver = client.loadPaymentData(request).then(
    (data) => ({
      token: data.paymentMethodData.tokenizationData.token,
      ...(asksContact && { contact: contactOf(data) }),
    }),
    (error: unknown) => {
      if (isCancelled(error)) return undefined
      throw error
    },
  )
  return { handedOver, close: () => undefined, dismiss: () => undefined }
}

const billingFields = { billingAddressRequired: true, billingAddressParameters: { format: 'FULL' } }

function contactOf({ email = '', shippingAddress = {}, paymentMethodData }: PaymentData): WalletContact {
  const billing = paymentMethodData.info?.billingAddress
  return { email, shipping: addressOf(shippingAddress), billing: billing && addressOf(billing) }
}

function addressOf(address: GoogleAddress): WalletAddress {
  return {
    name: address.name,
    lines: [address.address1, address.address2, address.address3].filter((line) => line !== undefined),
    postcode: address.postalCode ?? '',
    city: address.locality ?? '',
    country: address.countryCode ?? '',
  }
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
