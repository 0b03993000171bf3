import { TextField } from './field.tsx'
import { ownMomentText } from './format.ts'
import { useScope } from './page-scope.tsx'
import type { Problem } from './problems.tsx'
import { ShownValues } from './shown-values.tsx'

export type ShownApproval = {
  readonly id: string
  readonly action: string
  readonly objectType: string
  readonly objectId: string
  readonly objectName: string
  readonly shown?: unknown
  readonly askedBy: string
  readonly askedAt: string
  readonly expiresAt: string
  readonly isOwn: boolean
  readonly mayDecide: boolean
  readonly mayDecline: boolean
}

/** The page of what a change is about, where it has one. */
function pathOf({ objectType, objectId, objectName }: ShownApproval): string | undefined {
  switch (objectType) {
    case 'order':
      return `/orders/${objectName}`
    case 'member':
      return objectId.includes('@') ? undefined : `/staff/${objectId}`
    case 'customer':
      return `/customers/${objectId}`
    case 'product':
      return `/products/${objectId}`
    case 'import':
      return `/imports/${objectId}`
    default:
      return undefined
  }
}

/** What waits for a second person, with what they can do about it. */
export function WaitingApproval({
  approval,
  name,
  typed,
}: {
  readonly approval: ShownApproval
  readonly name: string
  readonly typed: { readonly problems: readonly Problem[]; readonly reason: string } | undefined
}) {
  const reader = useScope()
  const { words } = reader
  const said = words.approvals
  const { id, objectName, askedBy, askedAt, expiresAt, shown, isOwn, mayDecide, mayDecline } = approval
  const path = pathOf(approval)
  return (
    <section className="card stack" aria-labelledby={`approval-${id}`}>
      <h2 id={`approval-${id}`}>
        {name}: {path ? <a href={path}>{objectName}</a> : objectName}
      </h2>
      <ShownValues values={shown} />
      <p className="soft small">
        {said.asked(askedBy, ownMomentText(askedAt, reader))}. {said.until(ownMomentText(expiresAt, reader))}.
      </p>
      {isOwn ? <p className="soft">{said.own}</p> : null}
      {mayDecide && !mayDecline ? <p className="soft">{said.aboutYou}</p> : null}
      {mayDecide ? (
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="do" value="approve">
            {said.approve}
          </button>
        </form>
      ) : null}
      {mayDecline || isOwn ? (
        <form method="post" className="stack" noValidate>
          <input type="hidden" name="id" value={id} />
          {isOwn ? null : (
            <TextField
              name="reason"
              label={said.reason}
              value={typed?.reason}
              problems={typed?.problems}
              scope={id}
              maxLength={500}
            />
          )}
          <button type="submit" name="do" value="decline" className="plain">
            {isOwn ? said.withdraw : said.decline}
          </button>
        </form>
      ) : null}
    </section>
  )
}
