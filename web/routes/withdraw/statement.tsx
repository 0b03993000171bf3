import { knownCustomer } from '#web/customers/known-customer.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalLoader } from '#web/loaders.ts'
import { toOwnSpelling } from '#web/own-spelling.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import { emptyStatement } from '#web/withdraw/read-statement.ts'
import { StatementPage } from '#web/withdraw/statement-page.tsx'
import type { Route } from './+types/statement.ts'

const orderQuery = graphql(`
  query NumberOfOrder($reference: String!) {
    SwOrder(reference: $reference) { number }
  }
`)

/**
 * A link from an order carries its reference and fills in the number; who ordered is never told. Whoever is logged in is told what the
 * shop knows of them.
 */
export const loader = personalLoader(async (scope) => {
  const { api, publicUrl, t, url } = scope
  toOwnSpelling(scope, 'withdraw')
  const reference = url.searchParams.get('order')
  const order = reference ? (await api(orderQuery, { reference })).SwOrder : null
  const customer = await knownCustomer(scope)
  return {
    known: {
      orderNumber: order?.number ?? '',
      ...(customer && { name: `${customer.firstName} ${customer.lastName}`, email: customer.email }),
    },
    seo: pageSeo(scope, {
      title: t('withdraw.title'),
      robots: 'noindex,nofollow',
      alternates: routeAlternates(publicUrl, 'withdraw'),
    }),
  }
})

export const meta = seoMeta
export const headers = privatePage

export default function Statement({ loaderData: { known } }: Route.ComponentProps) {
  return <StatementPage statement={emptyStatement(known)} />
}
