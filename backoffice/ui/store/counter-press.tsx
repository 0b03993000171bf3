import type { ReactNode } from 'react'
import { useWords } from '../page-scope.tsx'

/** Something that lies at the counter, and the one press that books what happens to it: large enough for a thumb. */
export function CounterPress({
  number,
  action,
  label,
  children,
}: {
  readonly number: string
  readonly action: string
  readonly label: string
  readonly children: ReactNode
}) {
  const { session } = useWords()
  return (
    <li>
      <span className="break">{children}</span>
      <form method="post" className="press">
        <input type="hidden" name="do" value={action} />
        <input type="hidden" name="number" value={number} />
        <button type="submit" className="big" aria-label={session.labelled(label, number)}>
          {label}
        </button>
      </form>
    </li>
  )
}
