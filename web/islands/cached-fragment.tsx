import { createContext, type ReactNode, useContext } from 'react'
import { ServerMarkup, useServerMarkup } from './server-markup.tsx'

/** What is markup already. */
export type Markup = { readonly __html: string }

/** Gives what stands for `content` in the page, which `key` says all about; it is rendered when no page had it before. */
export type RenderFragment = (key: string, content: ReactNode | Markup) => string

const FragmentContext = createContext<RenderFragment | undefined>(undefined)

export const FragmentProvider = FragmentContext.Provider

/** On the server, where parts are repeated: what does so. */
export const usePrepare = () => useContext(FragmentContext)

type CachedFragmentProps = {
  readonly as: 'ul' | 'div'
  readonly className?: string | undefined
  /** What kind of part this is. */
  readonly part: string
  /** All that the part is made of, beside the storefront; a part made of the same looks the same on every page. */
  readonly of: readonly unknown[]
  /** Markup only: no state, no listeners of a page's own, no pictures that are fetched before they are in sight. */
  readonly children: ReactNode
  /** False for what the server has to render with its page after all. */
  readonly when?: boolean
}

/**
 * An element whose inside recurs from page to page: the menu, the footer, a product's card. The server renders it once and
 * repeats the markup, which halves the work of a page. In the browser that markup stands as it is, and nothing of it runs,
 * until the part is made of something else. So whatever a press does is done by a listener around it.
 */
export function CachedFragment({ as: Element, className, part, of, children, when = true }: CachedFragmentProps) {
  const prepare = usePrepare()
  const stands = useServerMarkup(of, isSame)
  // While components are edited, each of them is rendered.
  if (stands && !import.meta.env.DEV) return <ServerMarkup as={Element} className={className} />
  if (!prepare || !when) return <Element className={className}>{children}</Element>
  const html = prepare(part + JSON.stringify(of), children)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it, from these children
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return now.every((value, index) => value === before[index]) || JSON.stringify(now) === JSON.stringify(before)
}
