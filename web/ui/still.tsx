import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

type StillProps = {
  /** What the part shows; another one is rendered by its code. */
  readonly of: unknown
  readonly className?: string | undefined
  /** The part, whose code is fetched only where the server has not made it: `late(() => import(…))`. */
  readonly children: () => ReactNode
}

/** React leaves alone what it is told to have no children, as long as it is told so with the same object. */
const asItStands = { __html: '' }

/** Words, pictures and links that stand as the server made them: their code is neither fetched nor run in the browser. */
export function Still({ of, className, children }: StillProps) {
  const hydrated = useHydrated()
  const [first] = useState({ of, fromServer: !hydrated })
  const stands = typeof document !== 'undefined' && first.fromServer && first.of === of
  return stands ? (
    <div
      key="stands"
      data-still=""
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's markup that stays
      dangerouslySetInnerHTML={asItStands}
    />
  ) : (
    <div key="rendered" data-still="" className={className}>
      <Suspense>{children()}</Suspense>
    </div>
  )
}
