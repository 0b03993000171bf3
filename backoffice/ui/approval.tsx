import { TextField } from './field.tsx'
import { momentText, moneyText } from './format.ts'
import { useScope } from './page-scope.tsx'
import type { Problem } from './problems.tsx'
import { ValueText } from './value-text.tsx'

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

/** What is asked for, value by value; what stands within another is told below it. */
function ShownValues({ values }: { readonly values: unknown }) {
  const { words, language } = useScope()
  const { fields } = words.approvals
  const names = Object.keys(fields)
  if (typeof values !== 'object' || values === null) return <ValueText value={values} />
  const currency = 'currency' in values && typeof values.currency === 'string' ? values.currency : undefined
  const text = (name: string, value: unknown) => {
    if (name === 'amount' && typeof value === 'number' && currency)
      return moneyText({ amount: value, currency }, language)
    if (Array.isArray(value))
      return value
        .map((one) => words.staff.roleNames[String(one).toUpperCase() as keyof typeof words.staff.roleNames] ?? one)
        .join(', ')
    if (name === 'storefronts' && value === 'all') return words.staff.all
    if (name === 'stores' && value === 'all') return words.staff.allStores
    return typeof value === 'object' ? <ShownValues values={value} /> : <ValueText value={value} />
  }
  return (
    <dl className="facts">
      {Object.entries(values)
        .filter(([name]) => name !== 'currency')
        // The database keeps no order of names; what was before stands before what is after.
        .toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{fields[name as keyof typeof fields] ?? name}</dt>
            <dd>{text(name, value)}</dd>
          </div>
        ))}
    </dl>
  )
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
  const { words, language } = useScope()
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
        {said.asked(askedBy, momentText(askedAt, language))}. {said.until(momentText(expiresAt, language))}.
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
