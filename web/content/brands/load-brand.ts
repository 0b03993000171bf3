import { withTrailingSlash } from '#kernel/page-url.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { loadSlices } from '../slices/load-slices.ts'
import { readBrand } from './brand.ts'

const brandStoryQuery = graphql(`
  query BrandStory($uid: String!, $lang: String!) {
    contentPage(uid: $uid, type: "brand", lang: $lang) {
      id uid url page_title meta_title meta_description meta_robots parents { label url } data
    }
  }
`)

/** What the content tells of a brand; nothing when it has no document. */
export async function loadBrand(scope: LoaderScope, uid: string) {
  const { contentPage } = await scope.api(brandStoryQuery, { uid, lang: scope.storefront.contentLang })
  if (!contentPage) return undefined
  const brand = readBrand(contentPage)
  return {
    brand,
    parents: contentPage.parents.map(({ label, url }) => ({ label, url: withTrailingSlash(url) })),
    slices: await loadSlices(scope, contentPage),
    items: scope.t('brand.items', { name: brand.title }),
    title: contentPage.meta_title,
    description: contentPage.meta_description,
    robots: contentPage.meta_robots,
  }
}
