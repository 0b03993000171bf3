import { data } from 'react-router'
import { deadLinkOf } from '#web/dead-link.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { goToOwnPath } from '#web/newsletter/own-path.ts'
import { type Done, SettingsPage } from '#web/newsletter/settings-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/settings.ts'

const settingsQuery = graphql(`
  query NewsletterSettings($hash: String!) {
    newsletterSettings(hash: $hash) { email firstname lastname gender language subscribed }
  }
`)

const updateMutation = graphql(`
  mutation UpdateNewsletterSettings(
    $hash: String!
    $firstname: String
    $lastname: String
    $gender: String
    $language: String
    $subscribed: Boolean
  ) {
    updateNewsletterSettings(
      hash: $hash
      firstname: $firstname
      lastname: $lastname
      gender: $gender
      language: $language
      subscribed: $subscribed
    ) {
      __typename
      ... on NewsletterSaved { confirmationSent }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const hash = scope.params.hash ?? ''
  goToOwnPath(scope, 'newsletterSettings', { hash })
  const { newsletterSettings: settings } = await scope.api(settingsQuery, { hash })
  if (!settings) throw deadLinkOf(scope, 'settings')
  return {
    hash,
    settings,
    seo: pageSeo(scope, {
      title: `${scope.t('newsletter.settings_title')} | ${scope.shopName}`,
      robots: 'noindex,nofollow',
    }),
  }
})

/**
 * The forms of the page by their button. A mail program that unsubscribes its reader posts here as well (RFC 8058), and is
 * answered without a redirect.
 */
export const action = personalAction(async ({ request, api, params, t, to }) => {
  const form = await request.formData()
  const hash = params.hash ?? ''
  const text = (name: string) => String(form.get(name) ?? '')
  const leaves = text('intent') === 'unsubscribe' || text('List-Unsubscribe') === 'One-Click'
  const comes = !leaves && text('intent') === 'subscribe'
  const values: Partial<Record<'firstname' | 'lastname' | 'gender' | 'language', string>> =
    leaves || comes
      ? {}
      : {
          firstname: text('firstname'),
          lastname: text('lastname'),
          gender: text('gender'),
          language: text('language'),
        }
  const { updateNewsletterSettings: answer } = await api(updateMutation, {
    hash,
    ...values,
    ...(leaves || comes ? { subscribed: comes } : {}),
  })
  if (answer.__typename === 'Refused') {
    if (answer.refusals.some(({ messageKey }) => messageKey === 'link-expired')) throw deadLinkOf({ t, to }, 'settings')
    return data({ done: undefined as Done | undefined, answer: { values, errors: answer.refusals } }, { status: 422 })
  }
  const done: Done = leaves ? 'unsubscribed' : answer.confirmationSent ? 'confirmation-sent' : 'saved'
  return data({ done, answer: undefined }, { status: 200 })
})

export const meta = seoMeta
export const headers = privatePage

export default function Settings({ loaderData: { hash, settings }, actionData }: Route.ComponentProps) {
  return <SettingsPage hash={hash} settings={settings} done={actionData?.done} answer={actionData?.answer} />
}
