import type { ContentDocument } from './content-port.ts'

/**
 * Where documents live in a storefront, by type, in the form of Prismic's route resolvers. Names in a path stand for the
 * uid of the document that the relation leads to.
 */
export const contentRoutes = [
  { type: 'page', uid: 'home', path: '/' },
  { type: 'page', path: '/:uid' },
  { type: 'lookbook', path: '/:parent/:uid', resolvers: { parent: 'parent_page' } },
  { type: 'blog_post', path: '/blog/:uid' },
  { type: 'brand', path: '/brands/:uid' },
]

/** What comes along with a relation, beside its uid. */
export const linkedFields = ['page.url_key', 'page.page_title']

/**
 * Where a document is shown, without slashes at the ends; empty for the home. A look stands under the keys of its page and
 * itself (specification §3).
 */
export function addressOf({ type, uid, url, data }: Pick<ContentDocument, 'type' | 'uid' | 'url' | 'data'>): string {
  if (type === 'lookbook') {
    const parent = data.parent_page
    const linked = isRecord(parent) && isRecord(parent.data) ? parent.data : {}
    const above = textOf(linked.url_key) ?? (isRecord(parent) ? textOf(parent.uid) : undefined)
    const own = textOf(data.url_key) ?? uid
    if (above !== undefined && own) return `${above}/${own}`
  }
  return (url ?? (uid === 'home' ? '' : (uid ?? ''))).replace(/^\/|\/$/g, '')
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
