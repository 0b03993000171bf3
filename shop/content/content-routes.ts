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
