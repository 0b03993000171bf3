import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { markHydrated } from './mark-hydrated.ts'
import { ServerMarkup, useServerMarkup } from './server-markup.tsx'

type IslandProps<Code> = {
  readonly as?: 'div' | 'span'
  readonly className?: string | undefined
  readonly 'aria-hidden'?: boolean
  /** The part. With the code that was loaded to hydrate it, so that it is there at once. */
  readonly children: (code?: Code) => ReactNode
} & (
  | {
      /** With the page, in a step of its own: its code may come later than the page's. */
      readonly hydrate: 'eager'
      readonly of?: never
      readonly load?: never
      readonly complete?: never
    }
  | {
      /** When it comes near the screen. Until then the server's markup stands, and has to work without code. */
      readonly hydrate: 'visible'
      /** What the part shows; another one is rendered by its code at once. */
      readonly of: unknown
      /** Fetches the code of the part. */
      readonly load: () => Promise<Code>
      readonly complete?: never
    }
  | {
      /** Not at all: words, pictures and links, whose code is fetched only where the server has not made them. */
      readonly hydrate: 'never'
      /** What the part shows; another one is rendered by its code. */
      readonly of: unknown
      readonly load?: never
      /** Whether a page that somebody goes to is shown with this part only: what stands below is found where it was before. */
      readonly complete?: boolean
    }
)

/** A screen ahead, so that the code is there before the part is. */
const ahead = '100% 0%'

/** A part of the page that is hydrated on its own terms: eager, when visible, or never (docs/islands.md). */
export function Island<Code>({
  hydrate,
  as: Element = 'div',
  of,
  load,
  complete,
  children,
  ...look
}: IslandProps<Code>) {
  const [code, setCode] = useState<{ readonly loaded: Code }>()
  const element = useRef<never>(null)
  const isEager = hydrate === 'eager'
  const isStatic = useServerMarkup(of) && !isEager && !code

  useEffect(() => {
    if (!isStatic || !load) return
    return whenNear(element.current, async () => {
      const [loaded, { keepState }] = await Promise.all([load(), import('./part-state.ts')])
      keepState(element, () => setCode({ loaded }))
    })
  }, [isStatic, load])

  const isDeferred = load && (isStatic || typeof document === 'undefined')
  const attributes = { ...look, 'data-island': hydrate, 'data-resting': isDeferred ? '' : undefined }
  if (isStatic) return <ServerMarkup as={Element} ref={element} {...attributes} />
  const part = children(code?.loaded)
  // The mark stands inside the boundary that React hydrates by itself, so that it comes with what is inside.
  return isEager ? (
    <Suspense>
      <Element ref={markHydrated} {...attributes}>
        {part}
      </Element>
    </Suspense>
  ) : (
    <Element ref={element} {...attributes} data-hydrated={load && !isDeferred ? '' : undefined}>
      {complete ? part : <Suspense>{part}</Suspense>}
    </Element>
  )
}

/** Hydrates once what is inside an element comes near the screen. The element itself may have no box. */
function whenNear(element: Element | null, hydrate: () => Promise<void>): (() => void) | undefined {
  const part = element?.firstElementChild
  if (!part) return
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      near.disconnect()
      // Without its code the part goes on as it does without JavaScript.
      hydrate().catch(() => {})
    },
    { rootMargin: ahead },
  )
  near.observe(part)
  return () => near.disconnect()
}
