import { data, redirect } from 'react-router'
import { DetailsPage } from '#web/customers/details-page.tsx'
import { toEntry } from '#web/customers/guards.ts'
import { securityLink, securityWords } from '#web/customers/security-messages.server.ts'
import { type ValidationError, validationError } from '#web/forms/validation-errors.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/edit.ts'

const detailsQuery = graphql(`
  query CustomerDetails {
    getCustomer {
      firstName
      lastName
      email
      birthday
      newsletter
      salutation { key }
      sessions { id device seenAt current }
      passkeys { id }
      secondFactor { since }
    }
    storeConfig {
      passkeys
      secondFactor
      salutations { key label }
    }
  }
`)
const updateMutation = graphql(`
  mutation UpdateCustomer($input: UpdateCustomerInput!) {
    updateCustomer(input: $input) {
      __typename
      ... on Customer { newsletter }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const emailMutation = graphql(`
  mutation ChangeEmail($email: String!, $password: String!) {
    changeEmail(email: $email, password: $password) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const passwordMutation = graphql(`
  mutation ChangePassword($password: String!, $newPassword: String!, $newPasswordConfirm: String!) {
    changePassword(password: $password, newPassword: $newPassword, newPasswordConfirm: $newPasswordConfirm) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const sessionMutation = graphql(`
  mutation EndSession($id: ID!, $password: String, $code: String) {
    endSession(id: $id, password: $password, code: $code) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const deleteMutation = graphql(`
  mutation DeleteCustomer($password: String!) {
    DeleteCustomer(password: $password) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const { getCustomer: customer, storeConfig } = await scope.api(detailsQuery)
  if (!customer) throw toEntry(scope)
  return {
    customer,
    words: securityWords(scope.t, 'security.device', 'security.proof'),
    asksForCode: storeConfig.secondFactor && customer.secondFactor !== null,
    salutations: storeConfig.salutations,
    security: storeConfig.passkeys || storeConfig.secondFactor ? securityLink(scope.t, customer) : null,
    saved: scope.url.searchParams.get('saved') ?? '',
    newsletterAsked: scope.url.searchParams.has('newsletter'),
    seo: pageSeo(scope, { title: `${scope.t('account.details')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

/** Forms that are on the page once ask for the current password by a name of their own. */
const passwordFields: Readonly<Record<string, string>> = {
  email: 'emailPassword',
  password: 'currentPassword',
  delete: 'deletePassword',
}

/** The forms of the page by the value of their button. What was typed comes back beside its errors; passwords never do. */
export const action = personalAction(async ({ request, api, t, to }) => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  /** Each device has a form of its own. */
  const name = text('form')
  const typed = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    salutation: text('salutation'),
    birthday: text('birthday').trim(),
    newsletter: form.get('newsletter') !== null,
  }
  const passwordField = passwordFields[intent] ?? ''
  let newsletterAsked = false
  const errors = (await change()).map((one) => (one.field === 'password' ? { ...one, field: passwordField } : one))
  if (errors.length > 0) return data({ intent, form: name, typed, errors }, { status: 422 })
  if (intent === 'delete') throw redirect(`${to('account')}?deleted=1`, 303)
  const asked = newsletterAsked ? '&newsletter=asked' : ''
  throw redirect(`${to('customerEdit')}?saved=${encodeURIComponent(intent)}${asked}`, 303)

  async function change(): Promise<readonly ValidationError[]> {
    switch (intent) {
      case 'profile': {
        const { updateCustomer: answer } = await api(updateMutation, {
          input: {
            firstName: typed.firstName,
            lastName: typed.lastName,
            salutation: typed.salutation === 'none' ? null : typed.salutation,
            birthday: typed.birthday || null,
            newsletter: typed.newsletter,
          },
        })
        if (answer.__typename === 'Refused') return answer.refusals
        newsletterAsked = typed.newsletter && !answer.newsletter
        return []
      }
      case 'email': {
        const { changeEmail: answer } = await api(emailMutation, {
          email: typed.email,
          password: text(passwordField),
        })
        return answer.__typename === 'Refused' ? answer.refusals : []
      }
      case 'password': {
        const { changePassword: answer } = await api(passwordMutation, {
          password: text(passwordField),
          newPassword: text('newPassword'),
          newPasswordConfirm: text('newPasswordConfirm'),
        })
        return answer.__typename === 'Refused' ? answer.refusals : []
      }
      case 'session': {
        const proof = { password: text(`${name}.password`), code: text(`${name}.code`) }
        const { endSession: answer } = await api(sessionMutation, { id: text('id'), ...proof })
        if (answer.__typename !== 'Refused') return []
        return answer.refusals.map((one) => (one.field ? { ...one, field: `${name}.${one.field}` } : one))
      }
      case 'delete': {
        const word = t('account.delete_word')
        if (text('word').trim().toLocaleUpperCase() !== word) return [validationError('confirmation-missing', 'word')]
        const { DeleteCustomer: answer } = await api(deleteMutation, { password: text(passwordField) })
        return answer.__typename === 'Refused' ? answer.refusals : []
      }
      default:
        // No button of the page says so: nothing was saved, and what was sent is no part of an address.
        throw redirect(to('customerEdit'), 303)
    }
  }
})

export const meta = seoMeta
export const headers = privatePage

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailsPage {...loaderData} answer={actionData} />
}
