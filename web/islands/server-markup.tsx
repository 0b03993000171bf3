import { type HTMLAttributes, type Ref, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** React leaves alone what it is told to have no children, as long as it is told so with the same object. */
const asItStands = { __html: '' }

type ServerMarkupProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  readonly as: 'div' | 'span' | 'ul'
  readonly ref?: Ref<never>
}

/** An element whose inside stands as the server made it: nothing of it is rendered, fetched or run in the browser. */
export function ServerMarkup({ as: Element, ...attributes }: ServerMarkupProps) {
  return (
    <Element
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's markup that stays
      dangerouslySetInnerHTML={asItStands}
    />
  )
}

/**
 * Whether what the server made of `of` can stand: in the browser, on the page that was loaded, and as long as it is made of the
 * same. Once it was made of something else it is the browser's for good.
 */
export function useServerMarkup<Of>(of: Of, isSame: (before: Of, now: Of) => boolean = Object.is): boolean {
  const fromServer = useFromServer()
  const [first] = useState(() => of)
  const [replaced, setReplaced] = useState(false)
  if (!replaced && !isSame(first, of)) setReplaced(true)
  return typeof document !== 'undefined' && fromServer && !replaced
}

/**
 * Whether a component took over what the server had made, or was made by the browser. React asks for the server's answer only
 * while it takes over; since the browser's is the same afterwards, nothing is rendered a second time.
 */
function useFromServer(): boolean {
  const [origin] = useState({ server: false })
  return useSyncExternalStore(
    never,
    () => origin.server,
    () => {
      origin.server = true
      return true
    },
  )
}
