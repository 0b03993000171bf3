import { type AuditFact, auditFacts } from './audit/audit-facts.ts'
import { useScope } from './page-scope.tsx'

/** What a change says, value by value under the words of staff; what stands within another is told below it. */
export function ShownValues({ values }: { readonly values: unknown }) {
  return <FactList facts={auditFacts(values, useScope())} />
}

export function FactList({ facts }: { readonly facts: readonly AuditFact[] }) {
  if (facts.length === 0) return <span className="soft">–</span>
  return (
    <dl className="facts values">
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className="break">{typeof value === 'string' ? value : <FactList facts={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}
