import { data, redirect } from 'react-router'
import { splitBirthday } from '#kernel/birthday.ts'
import { addressInput } from '#web/checkout/address-values.ts'
import { changeFavouriteStore } from '#web/customers/favourite-stores.ts'
import { emptyRegistration, readRegistration } from '#web/customers/read-registration.ts'
import { RegisterPage } from '#web/customers/register-page.tsx'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { branchcodeOf } from '#web/newsletter/branchcode.ts'
import { passGuards } from '#web/pass-guards.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/create.ts'

const choicesQuery = graphql(`
  query RegistrationChoices {
    storeConfig {
      countries { iso name }
      salutations { key label }
    }
  }
`)

const registerMutation = graphql(`
  mutation RegisterCustomer($input: RegisterCustomerInput!) {
    registerCustomer(input: $input) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  await passGuards(scope, 'guest')
  const { storeConfig } = await scope.api(choicesQuery)
  return {
    countries: storeConfig.countries,
    salutations: storeConfig.salutations,
    favourite: scope.url.searchParams.get('favourite') ?? '',
    seo: pageSeo(scope, {
      title: `${scope.t('account.create')} | ${scope.shopName}`,
      robots: 'noindex,follow',
      canonicalPath: scope.to('accountCreate'),
      alternates: routeAlternates(scope.publicUrl, 'accountCreate'),
    }),
  }
})

export const action = personalAction(async ({ request, api, publicUrl, session, storefront, to }) => {
  const form = await request.formData()
  session.showCaptcha(form)
  const values = readRegistration(form)
  const favourite = String(form.get('favourite') ?? '')
  if (form.get('show') === 'country') return data({ values, favourite, errors: [] }, { status: 200 })
  // A text that is no date has no parts; the shop says so beside the field.
  const birthday =
    values.birthday === '' ? undefined : (splitBirthday(values.birthday) ?? { year: 0, month: 0, day: 0 })
  const { registerCustomer: answer } = await api(registerMutation, {
    input: {
      salutation: values.salutation === 'none' ? null : values.salutation,
      firstName: values.firstName,
      lastName: values.lastName,
      email: values.email,
      password: String(form.get('password') ?? ''),
      ...(birthday && { birthdayYear: birthday.year, birthdayMonth: birthday.month, birthdayDay: birthday.day }),
      newsletter: values.newsletter,
      branchcode: branchcodeOf(request) ?? null,
      storefrontUrl: publicUrl + storefront.basePath,
      billingAddress: values.withAddress
        ? { ...addressInput(values.address), firstName: values.firstName, lastName: values.lastName }
        : null,
    },
  })
  if (answer.__typename === 'Refused') return data({ values, favourite, errors: answer.refusals }, { status: 422 })
  // Whoever was about to keep a store as a favourite, and had no account.
  if (favourite !== '') await changeFavouriteStore({ api }, favourite, 'add')
  throw redirect(to('customer'), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Create({ loaderData, actionData }: Route.ComponentProps) {
  const { countries, salutations } = loaderData
  return (
    <RegisterPage
      values={actionData?.values ?? emptyRegistration}
      errors={actionData?.errors}
      favourite={actionData?.favourite ?? loaderData.favourite}
      countries={countries}
      salutations={salutations}
    />
  )
}
