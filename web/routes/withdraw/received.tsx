import { data, redirect } from 'react-router'
import { deadLinkOf } from '#web/dead-link.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import { emptyStatement, readStatement } from '#web/withdraw/read-statement.ts'
import { ReceivedPage } from '#web/withdraw/received-page.tsx'
import { StatementPage } from '#web/withdraw/statement-page.tsx'
import { stepsOf } from '#web/withdraw/steps.ts'
import type { Route } from './+types/received.ts'

const receiptQuery = graphql(`
  query WithdrawalReceipt($reference: String!) {
    withdrawalReceipt(reference: $reference) { reference receivedAt date time }
  }
`)

const withdrawMutation = graphql(`
  mutation Withdraw($input: WithdrawInput!) {
    withdraw(input: $input) {
      __typename
      ... on WithdrawalReceived { reference }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const { api, publicUrl, t, url } = scope
  const reference = url.searchParams.get('reference')
  const receipt = reference ? (await api(receiptQuery, { reference })).withdrawalReceipt : null
  if (reference && !receipt) throw deadLinkOf(scope, 'withdrawal')
  return {
    receipt,
    seo: pageSeo(scope, {
      title: t(receipt ? 'withdraw.received_title' : 'withdraw.title'),
      robots: 'noindex,nofollow',
      alternates: routeAlternates(publicUrl, 'withdraw'),
    }),
  }
})

/** Submits the statement, and leads to its receipt: reading that again submits nothing. */
export const action = personalAction(async ({ request, api, to }) => {
  const form = await request.formData()
  const statement = readStatement(form)
  const idempotencyKey = String(form.get('idempotencyKey') ?? '')
  const { withdraw: answer } = await api(withdrawMutation, {
    input: { ...statement, items: [...statement.items], idempotencyKey },
  })
  if (answer.__typename === 'Refused') return data({ statement, errors: answer.refusals }, { status: 422 })
  throw redirect(`${stepsOf(to('withdraw')).received}?${new URLSearchParams({ reference: answer.reference })}`, 303)
})

export const meta = seoMeta
export const headers = privatePage

/** Whoever comes here without a statement is asked for one. */
export default function Received({ loaderData: { receipt }, actionData }: Route.ComponentProps) {
  if (receipt) return <ReceivedPage {...receipt} />
  return <StatementPage statement={actionData?.statement ?? emptyStatement()} errors={actionData?.errors ?? []} />
}
