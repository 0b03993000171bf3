import { data } from 'react-router'
import { loadHistory } from '#web/customers/load-history.ts'
import { OrdersPage } from '#web/customers/orders-page.tsx'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/orders.ts'

const addressQuery = graphql(`
  query AddressOfCustomer {
    getCustomer { customerNumber email emailConfirmed }
  }
`)
const sendMutation = graphql(`
  mutation SendEmailConfirmationMail {
    sendEmailConfirmationMail {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const [orders, { getCustomer: customer }] = await Promise.all([loadHistory(scope), scope.api(addressQuery)])
  return {
    orders,
    owner: customer?.customerNumber,
    unconfirmed: customer && !customer.emailConfirmed ? customer.email : undefined,
    seo: pageSeo(scope, { title: `${scope.t('account.orders')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

/** Mails the link by which orders of before the account come into it. */
export const action = personalAction(async ({ api }) => {
  const { sendEmailConfirmationMail: answer } = await api(sendMutation)
  if (answer.__typename === 'Refused') return data({ sent: false, errors: answer.refusals }, { status: 422 })
  return data({ sent: true, errors: [] })
})

export const meta = seoMeta
export const headers = privatePage

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OrdersPage
      owner={loaderData.owner}
      orders={loaderData.orders}
      unconfirmed={loaderData.unconfirmed}
      answer={actionData}
    />
  )
}
