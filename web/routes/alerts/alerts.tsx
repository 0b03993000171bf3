import { AlertsPage } from '#web/alerts/alerts-page.tsx'
import { deadLinkOf } from '#web/dead-link.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/alerts.ts'

const alertsQuery = graphql(`
  query StockAlerts($hash: String!) {
    stockAlerts(hash: $hash) { email alerts { id name brand size url } }
  }
`)

const endMutation = graphql(`
  mutation EndStockAlerts($hash: String!, $id: ID) {
    endStockAlerts(hash: $hash, id: $id) { __typename }
  }
`)

export const loader = personalLoader(async (scope) => {
  const hash = scope.params.hash ?? ''
  const { stockAlerts } = await scope.api(alertsQuery, { hash })
  if (!stockAlerts) throw deadLinkOf(scope, 'alerts')
  return {
    hash,
    ...stockAlerts,
    seo: pageSeo(scope, { title: `${scope.t('alert.list_title')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

/** Ends one alert, or all; a mail program that unsubscribes its reader posts here as well (RFC 8058). */
export const action = personalAction(async ({ request, api, params, t, to }) => {
  const id = (await request.formData()).get('alert')
  const { endStockAlerts: answer } = await api(endMutation, {
    hash: params.hash ?? '',
    id: typeof id === 'string' && id !== '' ? id : null,
  })
  if (answer.__typename === 'Refused') throw deadLinkOf({ t, to }, 'alerts')
  return { ended: true }
})

export const meta = seoMeta
export const headers = privatePage

export default function Alerts({ loaderData: { hash, email, alerts }, actionData }: Route.ComponentProps) {
  return <AlertsPage hash={hash} email={email} alerts={alerts} ended={actionData?.ended ?? false} />
}
