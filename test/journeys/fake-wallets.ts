import type { Page } from 'playwright-core'

/** What the sheet of a test does once it is open. */
export type SheetPlan = 'pays' | 'is-declined' | 'is-closed'

/** Who somebody is and where they live, as their wallet knows it. */
export type WalletOwner = {
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly lines: readonly string[]
  readonly postcode: string
  readonly city: string
  readonly country: string
}

const tokens: Readonly<Record<SheetPlan, string>> = {
  pays: 'sandbox-paid',
  'is-declined': 'sandbox-declined',
  'is-closed': '',
}

/**
 * Apple Pay as Safari has it, in a browser that has none: it asks the shop to validate itself, hands over a token, and writes down what it was
 * told. Each sheet has a token of its own.
 */
export async function giveApplePay(page: Page, { canPay = true }: { readonly canPay?: boolean } = {}): Promise<void> {
  await page.addInitScript((able) => {
    const said = (word: string) => sessionStorage.setItem('sheet', [...heard(), word].join())
    const heard = () => (sessionStorage.getItem('sheet') ?? '').split(',').filter(Boolean)
    type Owner = {
      readonly [Key in 'email' | 'givenName' | 'familyName' | 'postcode' | 'city' | 'country']: string
    } & {
      readonly lines: readonly string[]
    }
    /** Who the wallet says next: it has another one once the sheet was told what is wrong with the first. */
    const owners = (): Owner[] => JSON.parse(sessionStorage.getItem('owners') ?? '[]')
    const contactOf = (owner: Owner) => ({
      givenName: owner.givenName,
      familyName: owner.familyName,
      emailAddress: owner.email,
      addressLines: owner.lines,
      postalCode: owner.postcode,
      locality: owner.city,
      countryCode: owner.country,
    })
    class ApplePayError {
      readonly text: string
      constructor(code: string, field: string, message: string) {
        if (message === '') throw new Error('A sheet is told a sentence')
        this.text = `${code} ${field}`
      }
    }
    class ApplePaySession {
      static readonly STATUS_SUCCESS = 0
      static readonly STATUS_FAILURE = 1
      static canMakePayments = () => able
      onvalidatemerchant: ((event: object) => void) | null = null
      onpaymentauthorized: ((event: object) => void) | null = null
      oncancel: ((event: object) => void) | null = null
      onshippingcontactselected: ((event: object) => void) | null = null
      asked: readonly string[] = []
      constructor(
        _version: number,
        request: {
          readonly total: { readonly label: string; readonly amount: string }
          readonly requiredShippingContactFields?: readonly string[]
        },
      ) {
        this.asked = request.requiredShippingContactFields ?? []
        said(`${request.total.label} ${request.total.amount}`)
      }
      begin() {
        if (!navigator.userActivation.isActive) throw new Error('A sheet opens only while a press is handled')
        const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'
        setTimeout(() => this.onvalidatemerchant?.({ validationURL }))
      }
      abort() {
        said('aborted')
      }
      completeMerchantValidation(session: { readonly domainName: string }) {
        said(`validated ${session.domainName}`)
        const [owner] = owners()
        if (this.asked.length === 0 || !owner) return this.authorize()
        // Before anybody has agreed it says no more than this.
        const { countryCode, postalCode, locality } = contactOf(owner)
        this.onshippingcontactselected?.({ shippingContact: { countryCode, postalCode, locality } })
      }
      completeShippingContactSelection({ errors = [] }: { readonly errors?: readonly ApplePayError[] }) {
        if (errors.length === 0) return this.authorize()
        for (const { text } of errors) said(text)
        this.mend()
      }
      completePayment({
        status,
        errors = [],
      }: {
        readonly status: number
        readonly errors?: readonly ApplePayError[]
      }) {
        said(status === ApplePaySession.STATUS_SUCCESS ? 'paid' : 'refused')
        for (const { text } of errors) said(text)
        if (errors.length > 0) this.mend()
      }
      authorize() {
        const token = sessionStorage.getItem('token') ?? ''
        if (token === '') return this.oncancel?.({})
        const [owner] = owners()
        const contact = owner && this.asked.length > 0 && contactOf(owner)
        this.onpaymentauthorized?.({
          payment: {
            token: { paymentData: { data: token + Math.random() } },
            ...(contact && { shippingContact: contact, billingContact: contact }),
          },
        })
      }
      /** Its owner chooses another address in the sheet, or closes it. */
      mend() {
        const others = owners().slice(1)
        sessionStorage.setItem('owners', JSON.stringify(others))
        setTimeout(() => (others.length === 0 ? this.oncancel?.({}) : this.completeShippingContactSelection({})))
      }
    }
    Object.assign(window, { ApplePaySession, ApplePayError })
  }, canPay)
}

/** Google's script, played: it is fetched from Google's own address, so the policy of the page has to let it in. */
export async function giveGooglePay(
  page: Page,
  { isReady = true }: { readonly isReady?: boolean } = {},
): Promise<{ readonly fetched: string[] }> {
  const fetched: string[] = []
  await page.addInitScript(() => {
    if (!('PaymentRequest' in window)) Object.assign(window, { PaymentRequest: class {} })
  })
  await page.route('https://pay.google.com/**', async (route) => {
    fetched.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: `(${playGoogle.toString()})(${isReady})` })
  })
  return { fetched }
}

function playGoogle(isReady: boolean): void {
  class PaymentsClient {
    isReadyToPay = async () => ({ result: isReady })
    loadPaymentData = async (request: { readonly shippingAddressRequired?: boolean }) => {
      sessionStorage.setItem('sheet', JSON.stringify(request))
      const token = sessionStorage.getItem('token') ?? ''
      if (token === '') throw Object.assign(new Error('closed'), { statusCode: 'CANCELED' })
      const [owner] = JSON.parse(sessionStorage.getItem('owners') ?? '[]')
      const address = owner && {
        name: `${owner.givenName} ${owner.familyName}`,
        address1: owner.lines[0] ?? '',
        address2: owner.lines[1] ?? '',
        address3: '',
        postalCode: owner.postcode,
        locality: owner.city,
        administrativeArea: '',
        countryCode: owner.country,
      }
      const asked = request.shippingAddressRequired && address
      return {
        ...(asked && { email: owner.email, shippingAddress: address }),
        paymentMethodData: {
          tokenizationData: { token: JSON.stringify({ signature: token + Math.random() }) },
          info: { cardNetwork: 'VISA', cardDetails: '1111', ...(asked && { billingAddress: address }) },
        },
      }
    }
  }
  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } })
}

/**
 * Decides what the next sheet does.
 *
 * @param owners who it says that its owner is, where it is asked; the next one after each that isn't taken
 */
export async function planSheet(page: Page, plan: SheetPlan, ...owners: readonly WalletOwner[]): Promise<void> {
  await page.evaluate(
    ([token, known]) => {
      sessionStorage.setItem('token', token)
      sessionStorage.setItem('owners', known)
      sessionStorage.removeItem('sheet')
    },
    [tokens[plan], JSON.stringify(owners)] as const,
  )
}

/** What the last sheet was told. */
export const sheetOf = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.getItem('sheet') ?? '')
