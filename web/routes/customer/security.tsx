import { data, redirect } from 'react-router'
import type { CodeSetup } from '#web/customers/codes-part.tsx'
import { toEntry } from '#web/customers/guards.ts'
import { dateIn } from '#web/customers/order-card.tsx'
import { passkeyJson } from '#web/customers/passkey-json.ts'
import { qrDrawing } from '#web/customers/qr-path.server.ts'
import { securityWords } from '#web/customers/security-messages.server.ts'
import { SecurityPage } from '#web/customers/security-page.tsx'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { hasError } from '#web/forms/validation-errors.ts'
import { graphql } from '#web/graphql/gql.ts'
import { type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/security.ts'

const securityQuery = graphql(`
  query CustomerSecurity {
    getCustomer {
      email
      passkeys { id name createdAt usedAt }
      secondFactor { since recoveryCodesLeft }
      sessions { device current }
    }
    storeConfig { passkeys secondFactor }
  }
`)
const addMutation = graphql(`
  mutation AddPasskey($name: String!, $answer: JSONString!) {
    addPasskey(name: $name, answer: $answer) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const removeMutation = graphql(`
  mutation RemovePasskey($id: ID!, $password: String!, $code: String) {
    removePasskey(id: $id, password: $password, code: $code) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const beginMutation = graphql(`
  mutation BeginSecondFactor($password: String!, $code: String) {
    beginSecondFactor(password: $password, code: $code) {
      __typename
      ... on SecondFactorSetup { otpauthUrl }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const confirmMutation = graphql(`
  mutation ConfirmSecondFactor($code: String!) {
    confirmSecondFactor(code: $code) {
      __typename
      ... on RecoveryCodes { recoveryCodes }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const renewMutation = graphql(`
  mutation RenewRecoveryCodes($password: String!, $code: String) {
    renewRecoveryCodes(password: $password, code: $code) {
      __typename
      ... on RecoveryCodes { recoveryCodes }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const offMutation = graphql(`
  mutation RemoveSecondFactor($password: String!, $code: String) {
    removeSecondFactor(password: $password, code: $code) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

const saidAfter = {
  'add-passkey': 'security.passkey_added',
  'remove-passkey': 'security.passkey_removed',
  off: 'security.codes_removed',
} as const

export const loader = personalLoader(async (scope) => {
  const { getCustomer: customer, storeConfig } = await scope.api(securityQuery)
  if (!customer) throw toEntry(scope)
  if (!storeConfig.passkeys && !storeConfig.secondFactor) throw data(null, { status: 404 })
  const { t, storefront } = scope
  const { secondFactor } = customer
  const date = (at: string) => dateIn(storefront.iso, at)
  const done = scope.url.searchParams.get('saved')
  return {
    words: securityWords(t, 'security.'),
    email: customer.email,
    device: customer.sessions.find(({ current }) => current)?.device.replace(/^\?$/, '') ?? '',
    saved: done !== null && done in saidAfter ? t(saidAfter[done as keyof typeof saidAfter]) : undefined,
    asksForCode: storeConfig.secondFactor && secondFactor !== null,
    passkeys: storeConfig.passkeys
      ? customer.passkeys.map(({ id, name, createdAt, usedAt }) => ({
          id,
          name,
          dates: [
            t('security.passkey_made', { date: date(createdAt) }),
            ...(usedAt ? [t('security.passkey_used', { date: date(usedAt) })] : []),
          ].join(', '),
          removeLabel: t('security.passkey_remove_named', { name }),
        }))
      : null,
    codes: storeConfig.secondFactor
      ? secondFactor
        ? [
            t('security.codes_on', { date: date(secondFactor.since) }),
            t('security.codes_left', { n: secondFactor.recoveryCodesLeft }),
          ]
        : []
      : null,
    seo: pageSeo(scope, { title: `${t('security.title')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

type Answered = {
  readonly form: string
  readonly errors: readonly ValidationError[]
  readonly setup?: CodeSetup | undefined
  readonly recovery?: {
    readonly codes: readonly string[]
    readonly file: { readonly name: string; readonly text: string }
  }
}

/** The forms of the page by the value of their button. What is shown once is in the answer, and in no address. */
export const action = personalAction(async (scope): Promise<ReturnType<typeof data<Answered>>> => {
  const { api, to } = scope
  const form = await scope.request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const name = text('form')
  const proof = { password: text(`${name}.password`), code: text(`${name}.code`) }
  const intent = text('intent')
  /** Fields of the API, as the form calls them that was sent. */
  const refused = (errors: readonly ValidationError[], setup?: CodeSetup) =>
    data<Answered>(
      { form: name, errors: errors.map((one) => (one.field ? { ...one, field: `${name}.${one.field}` } : one)), setup },
      { status: 422 },
    )
  const told = (codes: readonly string[]) =>
    data<Answered>({ form: name, errors: [], recovery: recoveryOf(scope, codes) })
  switch (intent) {
    case 'add-passkey': {
      const { addPasskey: answer } = await api(addMutation, {
        name: text('name'),
        answer: passkeyJson(form.get('passkey')),
      })
      if (answer.__typename === 'Refused') return refused(answer.refusals)
      break
    }
    case 'remove-passkey': {
      const { removePasskey: answer } = await api(removeMutation, { id: text('id'), ...proof })
      if (answer.__typename === 'Refused') return refused(answer.refusals)
      break
    }
    case 'begin': {
      const { beginSecondFactor: answer } = await api(beginMutation, proof)
      if (answer.__typename === 'Refused') return refused(answer.refusals)
      return data<Answered>({ form: name, errors: [], setup: setupOf(answer.otpauthUrl) })
    }
    case 'confirm': {
      const { confirmSecondFactor: answer } = await api(confirmMutation, { code: text('confirm.code') })
      if (answer.__typename === 'RecoveryCodes') return told(answer.recoveryCodes)
      const isOver = hasError(answer.refusals, 'second-factor-begin-again', 'second-factor-unavailable')
      return refused(answer.refusals, isOver ? undefined : setupOf(text('setup')))
    }
    case 'renew': {
      const { renewRecoveryCodes: answer } = await api(renewMutation, proof)
      return answer.__typename === 'RecoveryCodes' ? told(answer.recoveryCodes) : refused(answer.refusals)
    }
    case 'off': {
      const { removeSecondFactor: answer } = await api(offMutation, proof)
      if (answer.__typename === 'Refused') return refused(answer.refusals)
      break
    }
    default:
      // No button of the page says so: nothing was changed.
      throw redirect(to('customerSecurity'), 303)
  }
  throw redirect(`${to('customerSecurity')}?saved=${intent}`, 303)
})

/** What the browser was shown already, drawn once more beside a code that was wrong. Nothing for another address. */
function setupOf(url: string): CodeSetup | undefined {
  const secret = URL.parse(url)?.searchParams.get('secret') ?? ''
  if (!url.startsWith('otpauth://totp/') || url.length > 500 || !/^[A-Z2-7]{16,64}$/.test(secret)) return undefined
  return { url, secret, qr: qrDrawing(url) }
}

function recoveryOf({ t, shopName, publicUrl }: PersonalScope, codes: readonly string[]) {
  const lines = [
    t('form.labelled', { label: shopName, text: t('security.recovery_title') }),
    publicUrl,
    '',
    ...codes,
    '',
  ]
  return { codes, file: { name: `${t('security.recovery_file')}.txt`, text: lines.join('\r\n') } }
}

export const meta = seoMeta
export const headers = privatePage

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { seo: _, ...shown } = loaderData
  return (
    <SecurityPage
      {...shown}
      saved={actionData ? undefined : shown.saved}
      answer={actionData}
      setup={actionData?.setup}
      recovery={actionData?.recovery}
    />
  )
}
