import { decimalAmount } from '#kernel/money.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { browserMutation } from '#web/browser-api.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { ContactProblem } from './contact-problems.ts'
import type { WalletAddress, WalletContact } from './wallet-contact.ts'
import type { ContactRequirement, HandedOver, OpenSheet, WalletFacts } from './wallet-sheet.ts'

/** The part of Apple Pay JS that is used: https://developer.apple.com/documentation/applepayontheweb/applepaysession */
type ApplePaySession = {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null
  onpaymentauthorized: ((event: { readonly payment: ApplePayment }) => void) | null
  /** Before anybody has agreed Apple says only roughly where it goes: country, postcode, town. */
  onshippingcontactselected: ((event: { readonly shippingContact: AppleContact }) => void) | null
  oncancel: (() => void) | null
  begin(): void
  abort(): void
  completeMerchantValidation(session: unknown): void
  completeShippingContactSelection(update: { readonly newTotal: object; readonly errors?: readonly object[] }): void
  completePayment(result: { readonly status: number; readonly errors?: readonly object[] }): void
}
type ApplePayment = {
  readonly token: unknown
  readonly shippingContact?: AppleContact
  readonly billingContact?: AppleContact
}
type AppleContact = {
  readonly givenName?: string
  readonly familyName?: string
  readonly emailAddress?: string
  readonly addressLines?: readonly string[]
  readonly postalCode?: string
  readonly locality?: string
  readonly countryCode?: string
}
type ApplePayErrors = new (code: string, contactField: string, message: string) => object
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

/**
 * Opens the sheet of Apple Pay; to be called while a press is handled.
 *
 * @param required where it is to ask who orders, too
 */
export function openApplePay(
  { country, currency, merchantName }: WalletFacts,
  storefront: Pick<Storefront, 'code'>,
  amount: number,
  required?: ContactRequirement,
): OpenSheet {
  const { ApplePaySession: Session } = window as unknown as { readonly ApplePaySession: ApplePay }
  const total = { label: merchantName, amount: decimalAmount(amount), type: 'final' }
  const session = new Session(version, {
    countryCode: country,
    currencyCode: currency,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks,
    total,
    ...(required && contactFields),
  })
  session.onvalidatemerchant = async ({ validationURL }) => {
    const answer = await browserMutation(storefront, beginSession, { validationUrl: validationURL })
    const begun = answer?.beginWalletSession
    if (begun?.__typename === 'WalletSession') return session.completeMerchantValidation(JSON.parse(begun.session))
    waiting.reject(new Error('The shop was not validated for Apple Pay'))
    session.abort()
  }
  // What it costs is the same in each country that is delivered to: no total changes in the sheet.
  if (required) {
    session.onshippingcontactselected = ({ shippingContact }) =>
      session.completeShippingContactSelection({
        newTotal: total,
        ...(!isDelivered(required, shippingContact) && { errors: [appleError(undelivered(required))] }),
      })
  }
  let waiting = nextHandOver()
  session.onpaymentauthorized = ({ payment }) =>
    waiting.resolve({ token: JSON.stringify(payment.token), ...(required && { contact: contactOf(payment) }) })
  session.oncancel = () => waiting.resolve(undefined)
  session.begin()
  const { STATUS_SUCCESS, STATUS_FAILURE } = Session
  return {
    handedOver: waiting.promise,
    close: (outcome, problems = []) => {
      // A sheet that is told what is wrong with a contact stays open, and hands over again.
      const isMended = outcome === 'refused' && problems.length > 0
      if (isMended) waiting = nextHandOver()
      session.completePayment({
        status: outcome === 'paid' ? STATUS_SUCCESS : STATUS_FAILURE,
        ...(isMended && { errors: problems.map(appleError) }),
      })
      return isMended ? waiting.promise : undefined
    },
    dismiss: () => session.abort(),
  }
}

type HandOver = {
  readonly promise: Promise<HandedOver | undefined>
  resolve(handed: HandedOver | undefined): void
  reject(error: Error): void
}

function nextHandOver(): HandOver {
  const next: Partial<{ -readonly [Key in keyof HandOver]: HandOver[Key] }> = {}
  next.promise = new Promise((resolve, reject) => Object.assign(next, { resolve, reject }))
  return next as HandOver
}

/** Asked for so that a sheet says who orders: no more than the first step has to know. */
const contactFields = {
  requiredShippingContactFields: ['postalAddress', 'name', 'email'],
  requiredBillingContactFields: ['postalAddress', 'name'],
  shippingType: 'delivery',
}

const isDelivered = ({ deliversTo }: ContactRequirement, { countryCode = '' }: AppleContact): boolean =>
  deliversTo.includes(countryCode.toUpperCase())

const undelivered = ({ refusal }: ContactRequirement): ContactProblem => ({
  of: 'shipping',
  field: 'countryCode',
  message: refusal,
})

function appleError({ of, field, message }: ContactProblem): object {
  const { ApplePayError: Problem } = window as unknown as { readonly ApplePayError: ApplePayErrors }
  return new Problem(of === 'billing' ? 'billingContactInvalid' : 'shippingContactInvalid', field, message)
}

function contactOf({ shippingContact = {}, billingContact }: ApplePayment): WalletContact {
  return {
    email: shippingContact.emailAddress ?? '',
    shipping: addressOf(shippingContact),
    billing: billingContact && addressOf(billingContact),
  }
}

function addressOf(contact: AppleContact): WalletAddress {
  return {
    givenName: contact.givenName,
    familyName: contact.familyName,
    lines: contact.addressLines ?? [],
    postcode: contact.postalCode ?? '',
    city: contact.locality ?? '',
    country: contact.countryCode ?? '',
  }
}
