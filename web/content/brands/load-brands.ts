import { notFound } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { readRichText } from '../../prose/fields.ts'
import { pageSeo, routeAlternates } from '../../seo/seo.ts'
import { breadcrumbData, itemListData } from '../../seo/structured-data.ts'
import { introOf } from '../intro.ts'
import { readBrand } from './brand.ts'

const brandsQuery = graphql(`
  query Brands($lang: String!) {
    contentPage(uid: "brands", lang: $lang) { page_title meta_title meta_description meta_robots data }
    cmsPages(parent: "brands", type: "brand", lang: $lang, pageSize: 100, orderings: "[my.brand.title]") {
      documents { id url data }
    }
  }
`)

export type BrandsData = Awaited<ReturnType<typeof loadBrands>>

/** All brands by name, each with its picture and the line that it is known by. */
export async function loadBrands(scope: LoaderScope) {
  const { api, t, storefront, publicUrl } = scope
  const { contentPage, cmsPages } = await api(brandsQuery, { lang: storefront.contentLang })
  if (!contentPage) return notFound(scope)
  const brands = cmsPages.documents.map(readBrand)
  const title = contentPage.page_title
  return {
    title,
    intro: readRichText(introOf(contentPage.data)),
    brands,
    words: { list: t('brand.list') },
    seo: pageSeo(scope, {
      title: contentPage.meta_title || title,
      description: contentPage.meta_description,
      robots: contentPage.meta_robots,
      alternates: routeAlternates(publicUrl, 'brands'),
      image: brands[0]?.image?.url,
      jsonLd: [
        breadcrumbData(scope, t('nav.home'), [], title),
        itemListData(
          scope,
          title,
          brands.map(({ href, title: name }) => ({ url: href, name })),
        ),
      ],
    }),
  }
}
