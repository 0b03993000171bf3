import { data, redirect } from 'react-router'
import { newCode } from '#kernel/ids.ts'
import { withReference } from '#web/checkout/load-order.ts'
import { graphql } from '#web/graphql/gql.ts'
import { type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'
import { repairQuery } from '#web/orders/documents.ts'
import { progressOf } from '#web/orders/load-followed.ts'
import { RepairPage } from '#web/orders/repair-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/repair.ts'

const requestMutation = graphql(`
  mutation RequestRepair($reference: String!, $input: RequestRepairInput!) {
    requestRepair(reference: $reference, input: $input) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

const acceptMutation = graphql(`
  mutation AcceptRepairPrice($reference: String!, $code: String!, $price: Int!) {
    acceptRepairPrice(reference: $reference, code: $code, price: $price) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

const cancelMutation = graphql(`
  mutation CancelRepair($reference: String!, $code: String!) {
    cancelRepair(reference: $reference, code: $code) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const reference = scope.url.searchParams.get('order') ?? ''
  const { SwOrder: order } = await scope.api(repairQuery, { reference })
  return {
    progress: progressOf(scope, order, reference),
    line: Number(scope.url.searchParams.get('line') ?? '-1'),
    reference,
    idempotencyKey: newCode(),
    seo: pageSeo(scope, { title: scope.t('repair.title'), robots: 'noindex,nofollow' }),
  }
})

/** Asks for a repair, agrees to another price or calls it off, and leads back to where that stands. */
export const action = personalAction(async (scope) => {
  const { request, to, url } = scope
  const reference = url.searchParams.get('order') ?? ''
  const typed = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]))
  const answer = await act(scope, reference, typed)
  if (answer.__typename === 'Refused') return data({ errors: answer.refusals, typed }, { status: 422 })
  throw redirect(withReference(to('orderRepair'), reference), 303)
})

const numberOf = (text: string | undefined) => (/^\d{1,7}$/.test(text ?? '') ? Number(text) : -1)

async function act({ api }: Pick<PersonalScope, 'api'>, reference: string, typed: Readonly<Record<string, string>>) {
  const { code = '' } = typed
  switch (typed.do) {
    case 'accept':
      return (await api(acceptMutation, { reference, code, price: numberOf(typed.price) })).acceptRepairPrice
    case 'cancel':
      return (await api(cancelMutation, { reference, code })).cancelRepair
    default: {
      const input = {
        position: numberOf(typed.position),
        service: typed.service ?? '',
        location: typed.location ?? '',
        way: typed.way === 'post' ? ('post' as const) : ('bring' as const),
        text: typed.text ?? '',
        price: typed.service ? numberOf(typed[`price-${typed.service}`]) : null,
        idempotencyKey: typed.idempotencyKey ?? '',
      }
      return (await api(requestMutation, { reference, input })).requestRepair
    }
  }
}

export const meta = seoMeta
export const headers = privatePage

export default function Repair({ loaderData, actionData }: Route.ComponentProps) {
  const { seo: _, ...page } = loaderData
  return <RepairPage {...page} errors={actionData?.errors ?? []} typed={actionData?.typed ?? {}} />
}
