import { useWords } from './page-scope.tsx'

/** A value whose shape nobody knows beforehand: texts and numbers as they are, the rest as JSON. */
export function ValueText({ value }: { readonly value: unknown }) {
  const { none } = useWords().machine.settings
  if (value === null || value === undefined) return <span className="soft">{none}</span>
  if (typeof value !== 'object') return <span className="break">{String(value)}</span>
  return <code className="small">{JSON.stringify(value, null, 1)}</code>
}
