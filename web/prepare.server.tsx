import { isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { partMark } from '#kernel/page-parts.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Markup, RenderFragment } from './islands/cached-fragment.tsx'
import type { Translate } from './messages/translator.ts'
import { ShopProvider } from './shop-context.tsx'

/** About 2.5 kB each. Beyond so many those of a storefront are rendered anew: what can be made up without end must not fill the memory. */
const mostParts = 1000

/** By who speaks: what a part says is another when the retailer decides otherwise. */
const partsBySpeaker = new WeakMap<Translate, Map<string, Uint8Array>>()

/** The parts of one page, for which marks stand in it until it leaves. */
export type Fragments = {
  readonly prepare: RenderFragment
  /** What belongs at each mark, once the page is rendered; parts that no page had before are rendered now. */
  ready(): readonly Uint8Array[]
}

const encoder = new TextEncoder()

/**
 * Renders parts for a page of a storefront, or repeats what was rendered before. They are bytes already, and stand beside the page
 * until it leaves: most of a page is parts, and would otherwise be searched, copied and encoded with every page that has them.
 */
export function fragmentsOf(storefront: Storefront, t: Translate, nonce: string): Fragments {
  const parts = partsBySpeaker.get(t) ?? new Map<string, Uint8Array>()
  partsBySpeaker.set(t, parts)
  const wanted = new Map<string, { readonly mark: string; readonly content: ReactNode | Markup }>()

  function partOf(name: string, content: ReactNode | Markup): Uint8Array {
    const known = parts.get(name)
    if (known) return known
    const made = encoder.encode(isMarkup(content) ? content.__html : rendered(storefront, t, content))
    if (parts.size >= mostParts) parts.clear()
    parts.set(name, made)
    return made
  }

  return {
    prepare: (name, content) => {
      const known = wanted.get(name)
      if (known) return known.mark
      const mark = partMark(nonce, wanted.size)
      wanted.set(name, { mark, content })
      return mark
    },
    ready: () => [...wanted].map(([name, { content }]) => partOf(name, content)),
  }
}

function isMarkup(content: ReactNode | Markup): content is Markup {
  return typeof content === 'object' && content !== null && !isValidElement(content) && '__html' in content
}

function rendered(storefront: Storefront, t: Translate, children: ReactNode): string {
  const basename = `${storefront.basePath}/`
  return renderToString(
    <ShopProvider storefront={storefront} t={t}>
      <StaticRouter basename={basename} location={basename}>
        {children}
      </StaticRouter>
    </ShopProvider>,
  )
}
