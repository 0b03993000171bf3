import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { type ShownApproval, WaitingApproval } from '../ui/approval.tsx'
import { Badge } from '../ui/badge.tsx'
import { ownMomentText } from '../ui/format.ts'
import { NewLinkNotice } from '../ui/new-link.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { DataTable } from '../ui/table.tsx'

const approvalsQuery = graphql(`
  query Approvals {
    approvals {
      id
      action
      objectType
      objectId
      objectName
      shown
      askedBy
      askedAt
      expiresAt
      state
      decidedBy
      decidedAt
      reason
      isOwn
      mayDecide
      mayDecline
    }
  }
`)

const approveChange = graphql(`
  mutation ApproveChange($id: ID!) {
    approveChange(id: $id) {
      token
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const declineChange = graphql(`
  mutation DeclineChange($id: ID!, $reason: String!) {
    declineChange(id: $id, reason: $reason) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { approvals } = await scopeOf(context).ask(approvalsQuery)
  return { approvals, done: new URL(request.url).searchParams.get('done') }
}

export async function action({ context, request }: RouteArgs) {
  const { ask, services } = scopeOf(context)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  const isApproval = form.get('do') === 'approve'
  const reason = String(form.get('reason') ?? '')
  const { problems, token } = isApproval
    ? (await ask(approveChange, { id })).approveChange
    : { token: null, ...(await ask(declineChange, { id, reason })).declineChange }
  if (problems.some(({ messageKey }) => messageKey === 'staff-proof-needed')) throw redirect('/prove?to=/approvals')
  if (problems.length > 0) return { id, problems, reason, link: null }
  if (token) return { id, problems, reason, link: `${services.publicUrl}/invitation/${token}` }
  throw redirect(`/approvals?done=${isApproval ? 'approve' : 'decline'}`)
}

export default function Approvals({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.approvals
  const { approvals, done } = loaderData
  const waiting = approvals.filter(({ state }) => state === 'waiting')
  const decided = approvals.filter(({ state }) => state !== 'waiting')
  const doneText = done === 'approve' ? said.approved : done === 'decline' ? said.declined : undefined
  const nameOf = ({ action }: Pick<ShownApproval, 'action'>) =>
    said.kinds[action as keyof typeof said.kinds] ??
    words.staff.actions[action as keyof typeof words.staff.actions] ??
    action
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      <DoneNotice text={actionData ? undefined : doneText} />
      {actionData?.link ? (
        <NewLinkNotice
          name={approvals.find(({ id }) => id === actionData.id)?.objectName ?? ''}
          link={actionData.link}
        />
      ) : null}
      <ProblemSummary problems={actionData?.problems} scope={actionData?.id ?? ''} />
      {waiting.length === 0 ? <p className="card">{said.none}</p> : null}
      {waiting.map((approval) => (
        <WaitingApproval
          key={approval.id}
          approval={approval}
          name={nameOf(approval)}
          typed={actionData?.id === approval.id ? actionData : undefined}
        />
      ))}
      {decided.length === 0 ? null : (
        <section className="stack" aria-labelledby="decided">
          <h2 id="decided">{said.decided}</h2>
          <DataTable
            caption={said.decided}
            rows={decided}
            keyOf={({ id }) => id}
            columns={[
              { label: said.what, cell: nameOf },
              { label: said.object, cell: ({ objectName }) => objectName },
              {
                label: said.state,
                cell: ({ state, reason }) => (
                  <>
                    <Badge
                      text={said.states[state as keyof typeof said.states] ?? state}
                      tone={state === 'approved' ? 'good' : 'calm'}
                    />
                    {reason ? ` ${reason}` : ''}
                  </>
                ),
              },
              { label: said.who, cell: ({ decidedBy }) => decidedBy ?? '–' },
              { label: said.when, cell: ({ decidedAt }) => (decidedAt ? ownMomentText(decidedAt, reader) : '–') },
            ]}
          />
        </section>
      )}
    </>
  )
}
