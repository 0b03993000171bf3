import type { Storefront } from '#kernel/storefront.ts'
import type { Crumb } from './breadcrumbs.tsx'
import { slashed } from './seo.ts'

type Where = { readonly storefront: Pick<Storefront, 'basePath'>; readonly publicUrl: string }

/** Breadcrumbs for search engines: Home first, the page itself last and without an address. */
export function breadcrumbData(
  { storefront, publicUrl }: Where,
  home: string,
  parents: readonly Crumb[],
  current: string,
) {
  const base = publicUrl + storefront.basePath
  const crumbs = [
    { name: home, item: `${base}/` },
    ...parents.map(({ label, url }) => ({ name: label, item: base + slashed(url) })),
    { name: current },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  }
}

/** Things in their order; addresses are paths without the storefront's prefix. */
export function itemListData(
  { storefront, publicUrl }: Where,
  name: string,
  items: readonly { readonly url: string; readonly name: string }[],
) {
  const base = publicUrl + storefront.basePath
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: base + slashed(item.url),
      name: item.name,
    })),
  }
}

/** The shop as others name it: who wrote, published, sells. */
export function organizationReference(publicUrl: string) {
  return { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: 'Cordwainer', url: `${publicUrl}/` }
}

/** How to search this shop, on its home. The target's path is the specification's, in every storefront (§2). */
export function websiteData({ storefront, publicUrl }: Where, name: string) {
  const base = publicUrl + storefront.basePath
  return {
    '@type': 'WebSite',
    name,
    url: `${base}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${base}/zoeken/?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
