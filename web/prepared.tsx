import { createContext, type ReactNode, useContext } from 'react'

/** Gives the markup of `children`, which `key` says all about; rendered when no page had it before. */
export type Prepare = (key: string, children: ReactNode) => string

const PrepareContext = createContext<Prepare | undefined>(undefined)

export const PrepareProvider = PrepareContext.Provider

type PreparedProps = {
  readonly as: 'ul' | 'div'
  readonly className?: string | undefined
  /** What kind of part this is. */
  readonly part: string
  /** All that the part is made of, beside the storefront; a part made of the same looks the same on every page. */
  readonly of: readonly unknown[]
  /** Markup only: no state, no listeners of a page's own, no pictures that are fetched before they are in sight. */
  readonly children: ReactNode
  /** False for what has to be rendered with its page after all. */
  readonly when?: boolean
}

/**
 * An element whose inside recurs from page to page: the menu, the footer, a product's card. The server renders it once and
 * repeats the markup, which halves the work of a page; the browser finds the very elements that it makes of `children`.
 */
export function Prepared({ as: Element, className, part, of, children, when = true }: PreparedProps) {
  const prepare = useContext(PrepareContext)
  if (!prepare || !when) return <Element className={className}>{children}</Element>
  const html = prepare(part + JSON.stringify(of), children)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it, from these children
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
