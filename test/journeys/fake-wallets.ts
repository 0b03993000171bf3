import type { Page } from 'playwright-core'

/** What the sheet of a test does once it is open. */
export type SheetPlan = 'pays' | 'is-declined' | 'is-closed'

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
    class ApplePaySession {
      static readonly STATUS_SUCCESS = 0
      static readonly STATUS_FAILURE = 1
      static canMakePayments = () => able
      onvalidatemerchant: ((event: object) => void) | null = null
      onpaymentauthorized: ((event: object) => void) | null = null
      oncancel: ((event: object) => void) | null = null
      constructor(_version: number, request: { readonly total: { readonly label: string; readonly amount: string } }) {
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
        const token = sessionStorage.getItem('token') ?? ''
        if (token === '') this.oncancel?.({})
        else this.onpaymentauthorized?.({ payment: { token: { paymentData: { data: token + Math.random() } } } })
      }
      completePayment({ status }: { readonly status: number }) {
        said(status === ApplePaySession.STATUS_SUCCESS ? 'paid' : 'refused')
      }
    }
    Object.assign(window, { ApplePaySession })
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
    loadPaymentData = async (request: { readonly transactionInfo: { readonly totalPrice: string } }) => {
      sessionStorage.setItem('sheet', JSON.stringify(request))
      const token = sessionStorage.getItem('token') ?? ''
      if (token === '') throw Object.assign(new Error('closed'), { statusCode: 'CANCELED' })
      return {
        paymentMethodData: { tokenizationData: { token: JSON.stringify({ signature: token + Math.random() }) } },
      }
    }
  }
  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } })
}

/** Decides what the next sheet does. */
export async function planSheet(page: Page, plan: SheetPlan): Promise<void> {
  await page.evaluate((token) => {
    sessionStorage.setItem('token', token)
    sessionStorage.removeItem('sheet')
  }, tokens[plan])
}

/** What the last sheet was told. */
export const sheetOf = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.getItem('sheet') ?? '')
