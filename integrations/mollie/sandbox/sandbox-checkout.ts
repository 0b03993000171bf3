import { languages } from '#kernel/storefront.ts'
import { selectMethodUrl, testModeUrl } from './sandbox-hal.ts'
import { languageOf } from './sandbox-messages.ts'
import { methodsFor, type SandboxMethod, sandboxMethod } from './sandbox-methods.ts'
import {
  decideInSandbox,
  isPayable,
  isUndecided,
  possibleStates,
  type SandboxPayment,
  withMethod,
} from './sandbox-payment.ts'
import type { SandboxPayments } from './sandbox-payments.ts'
import { issuerScreen, methodScreen, testScreen, unknownPaymentScreen } from './sandbox-screens.ts'

/**
 * The hosted screens.
 *
 * Where the shop named the method, the shopper lands on the test screen. 'Canceled' there is the payment's end, as in
 * Mollie's own test mode: the webhook is sent and the shopper goes to `cancelUrl`. A shopper who leaves a real bank
 * without paying is another matter: Mollie says nothing to the shop, keeps the payment open and shows its list of methods.
 * 'Choose another payment method' does just that, and only canceling on the list ends the payment and tells the shop.
 */
export function sandboxCheckout(options: { readonly base: string; readonly payments: SandboxPayments }) {
  const { base, payments } = options

  async function selectMethod(request: Request, token: string): Promise<Response> {
    const payment = await payments.findByToken(token)
    if (!payment) return unknown(request)
    if (!isPayable(payment)) return backToShop(payment)
    const methods = offeredMethods(payment)
    if (request.method !== 'POST') {
      const failedBefore = new URL(request.url).searchParams.has('failed')
      return methodScreen({ payment, methods, base, failedBefore })
    }

    const form = await request.formData()
    if (form.has('cancel')) {
      return backToShop(
        (await payments.change(payment.id, (open, now) => decideInSandbox(open, 'canceled', now))) ?? payment,
      )
    }
    const method = methods.find(({ id }) => id === form.get('method'))
    if (!method) return methodScreen({ payment, methods, base, failedBefore: false })
    const issuer = method.issuers?.find(({ id }) => id === form.get('issuer'))?.id ?? null
    if (method.issuers && !issuer) return issuerScreen(payment, method, base)
    const chosen = await payments.change(payment.id, (open, now) => withMethod(open, method.id, issuer, now))
    return redirect(testModeUrl(chosen ?? payment, base))
  }

  async function testMode(request: Request): Promise<Response> {
    const payment = await payments.findByToken(new URL(request.url).searchParams.get('token') ?? '')
    if (!payment) return unknown(request)
    if (!isUndecided(payment)) return backToShop(payment)
    const method = sandboxMethod(payment.method)
    if (!method) return redirect(selectMethodUrl(payment, base))
    const otherMethods = selectMethodUrl(payment, base)
    if (request.method !== 'POST') return testScreen({ payment, method, otherMethods, nothingChosen: false })

    const wanted = (await request.formData()).get('final_state')
    const state = possibleStates(payment).find((possible) => possible === wanted)
    if (!state) return testScreen({ payment, method, otherMethods, nothingChosen: true })
    const after = await payments.change(payment.id, (before, now) => decideInSandbox(before, state, now))
    // Among several methods a failure is not the end: the payment is open again, without a method.
    if (after?.status === 'open' && after.method === null) return redirect(`${otherMethods}?failed=1`)
    return backToShop(after ?? payment)
  }

  return async (request: Request, path: string): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'POST') return undefined
    if (path === 'test-mode') return testMode(request)
    const [, token] = /^select-method\/([^/]+)$/.exec(path) ?? []
    return token ? selectMethod(request, token) : undefined
  }
}

/** By what is on the payment; wallets are offered where the shop named them, because any device may open this screen. */
function offeredMethods(payment: SandboxPayment): SandboxMethod[] {
  const { offered, request } = payment
  return methodsFor({
    currency: payment.currency,
    amount: payment.amount,
    country: request.restrictPaymentMethodsToCountry ?? request.billingAddress?.country,
    wallets: offered ?? [],
  }).filter(
    (method) =>
      (offered === null || offered.includes(method.id)) &&
      // A payment that is captured by hand can only be paid by methods that know how to wait, and the other way round.
      (request.captureMode === 'manual' ? method.holdsForMs !== undefined : !method.manualCaptureOnly) &&
      (!method.needsBuyer || (request.lines?.length ?? 0) > 0),
  )
}

function backToShop({ status, request }: SandboxPayment): Response {
  return redirect(status === 'canceled' && request.cancelUrl ? request.cancelUrl : request.redirectUrl)
}

function redirect(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' },
  })
}

function unknown(request: Request): Response {
  const accepted = request.headers.get('Accept-Language')?.slice(0, 2)
  return unknownPaymentScreen(languageOf(languages.find((language) => language === accepted)))
}
