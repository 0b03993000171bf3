import { decimalAmount } from '#kernel/money.ts'
import type { Language } from '#kernel/storefront.ts'
import { iconUrl } from './sandbox-hal.ts'
import { languageOf, screenMessages } from './sandbox-messages.ts'
import { methodName, type SandboxMethod } from './sandbox-methods.ts'
import { type SandboxHtml, sandboxHtml, sandboxScreen } from './sandbox-page.ts'
import { possibleStates, type SandboxPayment } from './sandbox-payment.ts'

/** The list of methods: a form whose buttons are named like Mollie's, so that scripts written for its screens run here. */
export function methodScreen(options: {
  readonly payment: SandboxPayment
  readonly methods: readonly SandboxMethod[]
  readonly base: string
  readonly failedBefore: boolean
}): Response {
  const { payment, methods, base, failedBefore } = options
  const language = languageOf(payment.request.locale)
  const words = screenMessages[language]
  const choices = methods.map(
    (method) =>
      sandboxHtml`<li>${choice('method', method.id, methodName(method, language), base)}</li>
`,
  )
  return sandboxScreen({
    language,
    title: words.chooseMethod,
    body: sandboxHtml`${failedBefore ? sandboxHtml`<p class="error" role="alert">${words.lastTryFailed}</p>` : ''}
${summary(payment, language)}
<form method="post">
${methods.length > 0 ? sandboxHtml`<ul>${choices}</ul>` : sandboxHtml`<p>${words.noMethods}</p>`}
<button class="quiet" name="cancel" value="1">${words.cancel}</button>
</form>`,
  })
}

/** Gift cards come from somebody; asked for after the method. */
export function issuerScreen(payment: SandboxPayment, method: SandboxMethod, base: string): Response {
  const language = languageOf(payment.request.locale)
  const words = screenMessages[language]
  const choices = (method.issuers ?? []).map(
    ({ id, name }) => sandboxHtml`<li>${choice('issuer', id, name, base)}</li>
`,
  )
  return sandboxScreen({
    language,
    title: words.chooseIssuer,
    body: sandboxHtml`${summary(payment, language)}
<form method="post">
<input type="hidden" name="method" value="${method.id}">
<ul>${choices}</ul>
</form>
<p class="links"><a href="?">${words.otherMethod}</a></p>`,
  })
}

/** The test screen: how the payment ends. */
export function testScreen(options: {
  readonly payment: SandboxPayment
  readonly method: SandboxMethod
  readonly otherMethods: string
  readonly nothingChosen: boolean
}): Response {
  const { payment, method, otherMethods, nothingChosen } = options
  const language = languageOf(payment.request.locale)
  const words = screenMessages[language]
  const states = possibleStates(payment).map(
    (
      state,
    ) => sandboxHtml`<label><input type="radio" name="final_state" value="${state}" required> ${words.states[state]}</label>
`,
  )
  return sandboxScreen({
    language,
    title: words.payWith(methodName(method, language)),
    status: nothingChosen ? 422 : 200,
    body: sandboxHtml`${nothingChosen ? sandboxHtml`<p class="error" role="alert">${words.howItEndsMissing}</p>` : ''}
${summary(payment, language)}
<form method="post">
<fieldset>
<legend>${words.howItEnds}</legend>
${states}</fieldset>
<div class="footer"><button class="button" name="submit" value="1">${words.continue}</button></div>
</form>
<p class="links"><a href="${otherMethods}">${words.otherMethod}</a></p>`,
  })
}

export function unknownPaymentScreen(language: Language): Response {
  const words = screenMessages[language]
  return sandboxScreen({
    language,
    title: words.notFound,
    body: sandboxHtml`<p>${words.notFoundText}</p>`,
    status: 404,
  })
}

function choice(name: string, value: string, label: string, base: string): SandboxHtml {
  // The picture says nothing that the name doesn't.
  const picture = sandboxHtml`<img src="${new URL(iconUrl(value, base)).pathname}" alt="" width="40" height="28">`
  return sandboxHtml`<button class="choice" name="${name}" value="${value}">${picture}${label}</button>`
}

function summary(payment: SandboxPayment, language: Language): SandboxHtml {
  const words = screenMessages[language]
  const locale = (payment.request.locale ?? 'en_GB').replace('_', '-')
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: payment.currency })
  return sandboxHtml`<dl>
<dt>${words.payTo}</dt><dd>${payment.request.description}</dd>
<dt>${words.amount}</dt><dd>${price.format(Number(decimalAmount(payment.amount)))}</dd>
</dl>`
}
