import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Storefront } from '#kernel/storefront.ts'
import type { RenderFragment } from './islands/cached-fragment.tsx'
import type { Translate } from './messages/translator.ts'
import { ShopProvider } from './shop-context.tsx'

/** About 2.5 kB each. Beyond so many those of a storefront are rendered anew: what can be made up without end must not fill the memory. */
const mostParts = 1000

/** By who speaks: what a part says is another when the retailer decides otherwise. */
const partsBySpeaker = new WeakMap<Translate, Map<string, string>>()

/** Renders parts for the pages of one storefront, or repeats what was rendered before. */
export function prepareIn(storefront: Storefront, t: Translate): RenderFragment {
  const basename = `${storefront.basePath}/`
  const parts = partsBySpeaker.get(t) ?? new Map<string, string>()
  partsBySpeaker.set(t, parts)
  return (name, children) => {
    const known = parts.get(name)
    if (known !== undefined) return known
    const html = renderToString(
      <ShopProvider storefront={storefront} t={t}>
        <StaticRouter basename={basename} location={basename}>
          {children}
        </StaticRouter>
      </ShopProvider>,
    )
    if (parts.size >= mostParts) parts.clear()
    parts.set(name, html)
    return html
  }
}
