import { type ReactNode, Suspense, useState } from 'react'
import { asItStands, useFromServer } from './use-from-server.ts'

type StaticIslandProps = {
  /** What the part shows; another one is rendered by its code. */
  readonly of: unknown
  readonly className?: string | undefined
  /** Whether a page that somebody goes to is shown with this part only: what stands below is found where it was before. */
  readonly complete?: boolean
  /** The part, whose code is fetched only where the server has not made it: `late(() => import(…))`. */
  readonly children: () => ReactNode
}

/** Words, pictures and links that stand as the server made them: their code is neither fetched nor run in the browser. */
export function StaticIsland({ of, className, complete = false, children }: StaticIslandProps) {
  const fromServer = useFromServer()
  const [first] = useState(of)
  const stands = typeof document !== 'undefined' && fromServer && first === of
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
      {complete ? children() : <Suspense>{children()}</Suspense>}
    </div>
  )
}
